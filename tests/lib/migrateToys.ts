import { z } from 'zod'
import type { Blocks } from '../../src/blocks/schemas'
import { change, moveField, removeField, renameBlock, renameField, renameOption, setField } from '../../src/parts/migration'
import { text } from '../../src/parts/text'
import { siteWith, toyBlocks } from './toy'

const entry = z.strictObject({ question: text, answer: text, href: text.optional() })

/** Of version 4: its versions are kept in tests/fixtures/toyFaq. Before version 3 it was called "toyQuestions". */
const toyFaq: Blocks[string] = {
  schema: z.strictObject({
    title: text,
    tone: z.enum(['quiet', 'loud']),
    items: z.array(entry),
    count: z.number().optional(),
  }),
  migrations: [
    [renameField('titel', 'title'), renameField('items[].q', 'question'), removeField('color')],
    [renameBlock('toyQuestions', 'toyFaq'), renameOption('tone', 'silent', 'quiet'), setField('tone', 'quiet')],
    [
      moveField('items[].link.href', 'items[].href'),
      removeField('items[].link'),
      change((section) => ({ ...section, ...(typeof section.count === 'string' && { count: Number(section.count) }) })),
    ],
  ],
}

/** A block of version 2, and one that never changed. */
const toyLine: Blocks[string] = { schema: z.strictObject({ label: text.optional() }), migrations: [renameField('words', 'label')] }

/** Toy blocks with a past, beside those without. */
export const agedBlocks: Blocks = { ...toyBlocks, toyFaq, toyLine }

/** The text of a file that notes these versions in its first lines, so that their places do not move with the rest. */
export function versioned(versions: unknown, ...sections: unknown[]): string {
  return JSON.stringify({ versions, ...JSON.parse(siteWith(...sections)) }, null, 2)
}
