/** The name of a field as words: "errorSummary" is "Error summary". */
export function titleOf(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
