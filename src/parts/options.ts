import { z } from 'zod'

/** One of several words, each with a sentence on what it does, which editors show beside the word. */
export function options<const Sentences extends Record<string, string>>(sentences: Sentences) {
  // Object.keys gives exactly the names that were written.
  return z.enum(Object.keys(sentences) as (keyof Sentences & string)[]).meta({ enumDescriptions: Object.values(sentences) })
}
