/** Longest text, in characters, of which it is tried what is missing in it. */
export const LONGEST = 1_000_000
export const OPENS: Readonly<Record<string, string>> = { '}': '{', ']': '[' }
export const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

export const BRACKETS = /"(?:[^"\\\n]|\\.)*"|[{}[\]]/g

/** What closes these brackets, from the innermost out. */
export const closing = (brackets: readonly string[]) =>
  [...brackets]
    .reverse()
    .map((bracket) => CLOSES[bracket])
    .join('')

/** The brackets that a text leaves open. */
export function openIn(text: string): string[] {
  const open: string[] = []
  for (const [sign] of text.matchAll(BRACKETS)) {
    if (sign in CLOSES) open.push(sign)
    else if (sign in OPENS) open.pop()
  }
  return open
}

/** The brackets that a text closes without having opened them, from the outermost in. */
export function awaitedIn(text: string): string[] {
  const awaited: string[] = []
  let depth = 0
  for (const [sign] of text.matchAll(BRACKETS)) {
    if (sign in CLOSES) depth++
    else if (sign in OPENS && --depth < 0) {
      awaited.unshift(OPENS[sign] ?? '')
      depth = 0
    }
  }
  return awaited
}
