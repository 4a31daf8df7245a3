/** The value that a text stands for as JSON; undefined where it is none, which no JSON stands for. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
