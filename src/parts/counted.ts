/** "1 page", "2 pages", "0 entries": how many there are of something that is named in the singular. */
export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : plural(one)}`
}

function plural(one: string): string {
  const [, named = '', rest = ''] = /^(.*?)( of .*)?$/.exec(one) ?? []
  const many = /[^aeiou]y$/.test(named) ? `${named.slice(0, -1)}ies` : /(?:s|x|z|ch|sh)$/.test(named) ? `${named}es` : `${named}s`
  return many + rest
}

/** A word with its article: "a hero", "an article". It is the sound that counts: "an hour", "a use". */
export function a(word: string): string {
  return `${/^(?:[aeio]|u(?!ni[^nm]|s[aeiu])|hour|honest)/i.test(word) && !/^(?:eu|one\b)/i.test(word) ? 'an' : 'a'} ${word}`
}

/** A section by the name of its block: "a hero"; where that is a plural, "a "steps" section". */
export function blockNamed(type: string): string {
  return /(?:[^siu]s|people)$/i.test(type) ? `a "${type}" section` : a(type)
}
