/** The end of a sentence before the next one, in writings that leave a space between them. */
const END = /(?<=[.!?…]["'”’)]*)\s+(?=["'“‘„«(]?\p{Lu})/u
/** Shorter than this a stop rather belongs to an initial or a title, as in "Dr. Lindqvist". */
const SHORTEST = 6

/** The sentences of a headline without the spaces between them: drawn as wholes, a line rather ends where a sentence does. */
export function sentencesOf(title: string): string[] {
  const sentences = title.split(END)
  return sentences.every((sentence) => sentence.length >= SHORTEST) ? sentences : [title]
}
