/**
 * What makes a value of another kind the one that is expected: left out, put into brackets, taken out of them, put into another field, written as a sample
 * shows (a guess where something may be lost), replaced by the list in it, put into a field of an entry, or made a list of what
 * stands in it, with the names in a field; sure where no name is lost that says something.
 */
export type Remedy =
  | { do: 'drop' }
  | { do: 'wrap' }
  | { do: 'unwrap' }
  | { do: 'rename'; name: string; instead: string }
  | { do: 'write'; sample: string; isGuess?: true }
  | { do: 'inner'; name: string }
  | { do: 'name'; field: string }
  | { do: 'list'; field: string | undefined; isSure: boolean }

/** The remedy in words. */
export function remedyWords(remedy: Remedy): string {
  switch (remedy.do) {
    case 'drop':
      return 'Delete the field: what there is not is left out.'
    case 'wrap':
      return 'Put a [ before it and a ] behind it.'
    case 'unwrap':
      return 'Delete the [ before it and the ] behind it.'
    case 'rename':
      return `Write "${remedy.instead}" in place of "${remedy.name}": it is the list of these.`
    case 'write':
      return `Write ${remedy.sample}.`
    case 'inner':
      return `Write the list of "${remedy.name}" in its place.`
    case 'name':
      return `Put { "${remedy.field}": before it and a } behind it.`
    case 'list':
      return remedy.field === undefined
        ? 'Write [ and ] in place of its { and }, and leave out the names before its entries.'
        : `Write [ and ] in place of its { and }, and each name as "${remedy.field}" into its entry.`
  }
}

/** An entry that lacks the field which says what it is: `suggestion` where it can be one thing only, `wrapped` where its only field is called like one. */
export type TypeWanted = { field: string; known: readonly string[]; suggestion?: string | undefined; wrapped?: string | undefined }

/** So many types are named, the likeliest. */
const LIKELIEST = 5

/** What to write into such an entry. */
export function typeWords({ field, known, suggestion, wrapped }: TypeWanted): string {
  if (wrapped !== undefined) return `Write { "${field}": "${wrapped}", … }, with the fields of "${wrapped}" in the same braces.`
  if (suggestion !== undefined) return `Add "${field}": "${suggestion}".`
  const among = known.length > LIKELIEST ? `${known.length}; the likeliest are` : 'these'
  return `Add "${field}" with one of ${among}: ${known.slice(0, LIKELIEST).join(', ')}.`
}

/** What is done to a field in which those of the entry itself stand. */
export const unnestWords = (name: string | undefined) => (name === undefined ? '' : `Delete "${name}": { and its }, such that what stands in it stands beside the other fields.`)

/** What makes a list the site that it is a part of. */
export const AROUND = {
  pages: ['{ "site": { "name": "Your name" }, "pages":', '}'],
  sections: ['{ "site": { "name": "Your name" }, "pages": [{ "path": "/", "title": "Home", "sections":', '}] }'],
}

/** A field that is missing, what it is for, and how it is written. */
export type Missing = { field: string; meaning: string | undefined; sample?: string | undefined }

/** What is to be added, and what it is for. */
export function missingWords({ field, meaning, sample }: Missing): string {
  const written = `Add "${field}"${sample === undefined ? '' : `: ${sample}`}`
  const words = [written, meaning].filter(Boolean).join(sample === undefined ? ': ' : '. ')
  // A meaning may end with a sentence in quotes.
  return /[.!?…]["”]$/.test(meaning ?? '') ? words : words.replace(/(?<![.!?…])$/, '.')
}
