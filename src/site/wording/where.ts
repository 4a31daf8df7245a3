/** The line above the list of uses: "cta" is a block, used 12 times: */
export function wordsOfUses(name: string, kind: string, count: number): string {
  if (kind === 'text') return `"${name}" stands in ${count} ${count === 1 ? 'place' : 'places'}:`
  const article = /^[aeiou]/.test(kind) ? 'an' : 'a'
  if (count === 0) return `"${name}" is ${article} ${kind}, used nowhere.`
  return `"${name}" is ${article} ${kind}, used ${count === 1 ? 'once' : `${count} times`}:`
}
