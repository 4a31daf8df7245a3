/** A token is a dotted name in braces, for example {facts.mca.amount}. Anything else in braces is plain text. */
const TOKEN = /\{([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_-]+)+)\}/g

export function hasToken(value: string): boolean {
  return value.search(TOKEN) >= 0
}

/** The tokens of a string with the offset of each opening brace. */
export function tokensIn(value: string): { name: string; offset: number }[] {
  return Array.from(value.matchAll(TOKEN), (match) => ({ name: match[1] ?? '', offset: match.index }))
}

/** The string with every token replaced by what `valueOf` says of it. */
export function fillTokens(value: string, valueOf: (name: string) => string): string {
  return value.includes('{') ? value.replace(TOKEN, (_, name: string) => valueOf(name)) : value
}
