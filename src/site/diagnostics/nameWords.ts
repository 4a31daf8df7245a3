/** The words of a name in small letters, however they are told apart. */
export const wordsOf = (name: string) =>
  name
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)

/** What some programs write before every field of an entry. */
const KIND = /^(?:post|page|item|entry|article|product|section|block)[_-](?=.)/i

/** "post_title" without what kind of entry it is the title of. */
export const withoutKind = (name: string) => (KIND.test(name) ? name.replace(KIND, '') : undefined)
