import type { Edit } from '../../text/edits'
import { entriesInPlace } from './entriesInPlace'
import { readYaml } from './yaml'

const START = /^\s*(?:- )?[A-Za-z_$]\w*:(?:\s|$)/

/** A whole file of YAML, as JSON. */
export function yamlFile(text: string): Edit[] | undefined {
  if (!/^(?:---\s*\n|#[^\n]*\n|\s)*[A-Za-z_$"'-]/.test(text.slice(0, 5_000))) return undefined
  const value = readYaml(text.split('\n'))
  return typeof value === 'object' && value !== null ? [{ offset: 0, length: text.length, by: `${JSON.stringify(value, null, 2)}\n` }] : undefined
}

/** Lines of YAML that were pasted among entries of JSON, as such entries, with the commas that they need. */
export function yamlLines(text: string): Edit[] | undefined {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => START.test(line))
  if (first < 0) return undefined
  let end = first + 1
  while (end < lines.length && !/^\s*["{}[\]]/.test(lines[end] ?? '')) end++
  const value = readYaml(lines.slice(first, end))
  if (typeof value !== 'object' || value === null) return undefined
  const written = Array.isArray(value)
    ? value.map((entry) => JSON.stringify(entry))
    : Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${JSON.stringify(inner)}`)
  return [entriesInPlace(text, lines, first, end, written)]
}
