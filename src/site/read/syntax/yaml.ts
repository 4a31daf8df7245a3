type Row = { indent: number; text: string; line: number }
/** Where reading is. */
type At = { rows: Row[]; lines: readonly string[]; next: number }

/** Thrown where something stands that is not surely understood. */
class Unclear extends Error {}

const KEY = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[A-Za-z_$@/][^:#{}[\],&*!|>'"%`]*?)\s*:(?:\s+(.*))?$/
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
/** Deepest nesting that is read. */
const DEEPEST = 32

/**
 * The value that lines of YAML stand for: mappings, lists, and texts of all its kinds, as people write them.
 *
 * @returns undefined where anything else stands, such as an anchor
 */
export function readYaml(written: readonly string[]): unknown {
  const rows = written.flatMap((text, line): Row[] => (/^\s*(?:#.*)?$|^(?:---|\.\.\.)\s*$/.test(text) ? [] : [{ indent: text.search(/\S/), text: text.trim(), line }]))
  const at: At = { rows, lines: written, next: 0 }
  try {
    const value = rows.length > 0 ? block(at, rows[0]?.indent ?? 0, 0) : undefined
    return at.next === rows.length ? value : undefined
  } catch (error) {
    if (error instanceof Unclear) return undefined
    throw error
  }
}

function block(at: At, indent: number, depth: number): unknown {
  const row = at.rows[at.next]
  if (!row || row.indent !== indent || depth > DEEPEST) throw new Unclear()
  return isEntry(row) ? list(at, indent, depth) : mapping(at, indent, depth)
}

const isEntry = ({ text }: Row) => text === '-' || text.startsWith('- ')

function list(at: At, indent: number, depth: number): unknown[] {
  const entries: unknown[] = []
  for (let row = at.rows[at.next]; row && row.indent === indent && isEntry(row); row = at.rows[at.next]) {
    const rest = row.text.slice(1).trimStart()
    if (KEY.test(rest) || isEntry({ ...row, text: rest })) {
      // What stands behind the dash is the first row of its entry.
      const inner = indent + row.text.length - rest.length
      at.rows[at.next] = { ...row, indent: inner, text: rest }
      entries.push(block(at, inner, depth + 1))
    } else entries.push(value(at, rest, indent, depth))
  }
  return entries
}

function mapping(at: At, indent: number, depth: number): Record<string, unknown> {
  const fields = new Map<string, unknown>()
  for (let row = at.rows[at.next]; row && row.indent >= indent; row = at.rows[at.next]) {
    const [, key = '', rest = ''] = KEY.exec(row.text) ?? []
    if (row.indent > indent || key === '') throw new Unclear()
    const name = /^["']/.test(key) ? String(scalar(key)) : key
    if (fields.has(name)) throw new Unclear()
    fields.set(name, value(at, rest, indent, depth))
  }
  return Object.fromEntries(fields)
}

/** What stands behind a name or a dash, or in the rows below it; reading goes on behind it. */
function value(at: At, rest: string, indent: number, depth: number): unknown {
  const row = at.rows[at.next++]
  const below = at.rows[at.next]
  if (/^[|>][+-]?$/.test(rest)) return folded(at, row?.line ?? 0, indent, rest.startsWith('>'))
  if (rest !== '' && !rest.startsWith('#')) {
    if (below && below.indent > indent && !(row && isEntry(row))) throw new Unclear()
    return scalar(rest)
  }
  // A list may stand as far to the left as its name.
  if (below && (below.indent > indent || (below.indent === indent && isEntry(below) && row && !isEntry(row)))) return block(at, below.indent, depth + 1)
  return null
}

/** A text in rows of its own, whose line breaks stay or are spaces. */
function folded(at: At, start: number, indent: number, isFolded: boolean): string {
  let end = start + 1
  while (end < at.lines.length && (/^\s*$/.test(at.lines[end] ?? '') || (at.lines[end] ?? '').search(/\S/) > indent)) end++
  const lines = at.lines.slice(start + 1, end)
  const least = lines.reduce((most, line) => (line.trim() === '' ? most : Math.min(most, line.search(/\S/))), Number.POSITIVE_INFINITY)
  while ((at.rows[at.next]?.line ?? end) < end) at.next++
  const text = lines
    .map((line) => line.slice(least).trimEnd())
    .join('\n')
    .trim()
  return isFolded ? text.replaceAll(/(?<!\n)\n(?!\n)/g, ' ') : text
}

/** A text in quotation marks, in which # is a sign like any other, and a comment behind it. */
const QUOTED = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s+#.*)?$/

function scalar(written: string): unknown {
  const plain = QUOTED.exec(written)?.[1] ?? written.replace(/\s+#.*$/, '')
  if (/^"(?:[^"\\]|\\.)*"$/.test(plain) || /^[[{]/.test(plain)) return parsed(plain)
  if (/^'(?:[^']|'')*'$/.test(plain)) return plain.slice(1, -1).replaceAll("''", "'")
  if (/^(?:true|false|null)$/.test(plain) || NUMBER.test(plain)) return JSON.parse(plain)
  if (plain === '~') return null
  if (/^["'{}[\],&*!|>%@`]|:\s|:$/.test(plain)) throw new Unclear()
  return plain
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    throw new Unclear()
  }
}
