/** The lines that only the first of two texts has, and those that only the second has. */
export function changedLines(before: string, after: string): [string[], string[]] {
  const [one, other] = [before.split('\n'), after.split('\n')]
  return [one.filter((line) => !other.includes(line)), other.filter((line) => !one.includes(line))]
}
