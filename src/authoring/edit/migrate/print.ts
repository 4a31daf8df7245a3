/** How a file is written: what one level of its indentation is, how its lines end, and what stands behind a colon or comma. */
export type Style = { unit: string; eol: string; space: string }

/** The style of a JSON text, from its first indented line; a space is missing only where there is none at all. */
export function styleOf(text: string): Style {
  return { unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ', eol: text.includes('\r\n') ? '\r\n' : '\n', space: text.length > 2 && !/[":,] /.test(text) ? '' : ' ' }
}

/** Returns the indentation that ends white space before an entry; undefined without a line break, when its owner is in one line. */
export function indentIn(lead: string): string | undefined {
  const at = lead.lastIndexOf('\n')
  return at < 0 ? undefined : lead.slice(at + 1)
}

/**
 * A new value as it is written beside others.
 *
 * @param indent of the line that the value starts in; undefined where all stands in one line
 */
export function print(value: unknown, indent: string | undefined, style: Style): string {
  if (indent === undefined) return inOneLine(value, style)
  return JSON.stringify(value, null, style.unit).replaceAll('\n', `${style.eol}${indent}`)
}

function inOneLine(value: unknown, style: Style): string {
  const { space } = style
  if (Array.isArray(value)) return `[${value.map((entry) => inOneLine(entry, style)).join(`,${space}`)}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([name, child]) => `${JSON.stringify(name)}:${space}${inOneLine(child, style)}`)
  return entries.length === 0 ? '{}' : `{${space}${entries.join(`,${space}`)}${space}}`
}

/** A text that was written elsewhere, its lines moved to another indentation. JSON has line breaks only between values. */
export function reindent(text: string, from: string, to: string): string {
  return text.replaceAll(/\n([ \t]*)/g, (_, indent: string) => `\n${indent.startsWith(from) ? to + indent.slice(from.length) : indent}`)
}
