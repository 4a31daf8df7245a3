import { z } from 'zod'
import { text } from '../../parts/text'
import { ENGLISH, type Words } from './words/english'
import { shippedWords } from './words/shipped'

/** The words of the frame in a language: those of the site, or else those that come along, or else the English ones. */
export function wordsIn({ lang, words: own }: { lang: string; words?: Partial<Words> | undefined }): Words {
  return { ...ENGLISH, ...shippedWords(lang), ...own }
}

const entries = Object.entries(ENGLISH).map(([key, english]) => [key, text.optional().describe(`Instead of "${english}".`)] as const)

export const words = z.strictObject(Object.fromEntries(entries) as Record<keyof Words, z.ZodOptional<typeof text>>)
