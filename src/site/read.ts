import { type Node, parseTree } from 'jsonc-parser'
import { cause } from './catalogue'
import { type Finding, atOffset } from './problem'
import { countKeys, scan } from './scan'
import { syntaxFindings } from './syntax'

/** Deepest nesting of brackets that is read. A page needs about ten. */
const DEPTH_LIMIT = 32
/** Largest file that is read, in bytes. */
const SIZE_LIMIT = 64 * 1024 * 1024

export type Reading = { text: string; value: unknown; findings: Finding[] }

/**
 * Turns the bytes of pages.json into a value, or into findings that say why it cannot be read.
 *
 * @param bytes the file as it is on disk, with or without a byte-order mark
 * @returns the decoded text, the value (undefined when there are findings), and the findings in the order of their place
 */
export function read(bytes: Uint8Array): Reading {
  if (bytes.byteLength > SIZE_LIMIT) return refused('', [atOffset(0, 0, cause('tooLarge', { size: megabytes(bytes.byteLength), limit: megabytes(SIZE_LIMIT) }))])
  const text = decode(bytes)
  if (typeof text !== 'string') return refused('', [text])
  if (text.trim() === '') return refused(text, [atOffset(0, 0, cause('emptyFile', {}))])
  const { tooDeepAt, colons } = scan(text, DEPTH_LIMIT)
  if (tooDeepAt !== undefined) return refused(text, [atOffset(tooDeepAt, 1, cause('tooDeep', { limit: DEPTH_LIMIT }))])
  const value = parse(text)
  if (value === undefined) return refused(text, syntaxFindings(text))
  return { text, value, findings: countKeys(value) === colons ? [] : duplicateKeys(text) }
}

function refused(text: string, findings: Finding[]): Reading {
  return { text, value: undefined, findings }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function decode(bytes: Uint8Array): string | Finding {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return atOffset(0, 0, cause('encoding', { encoding: 'it looks like UTF-16' }))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return atOffset(0, 0, cause('encoding', { encoding: `byte ${firstBadByte(bytes)} belongs to no character` }))
  }
}

function firstBadByte(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for (let index = 0; index < bytes.length; index++) {
    try {
      decoder.decode(bytes.subarray(index, index + 1), { stream: true })
    } catch {
      return index + 1
    }
  }
  return bytes.length
}

function duplicateKeys(text: string): Finding[] {
  const findings: Finding[] = []
  const visit = (node: Node): void => {
    const seen = new Map<string, Node>()
    for (const child of node.children ?? []) {
      const key = child.type === 'property' ? child.children?.[0] : undefined
      const earlier = key && seen.get(String(key.value))
      if (key && earlier) {
        const line = text.slice(0, earlier.offset).split('\n').length
        findings.push(atOffset(key.offset, key.length, cause('duplicateKey', { name: String(key.value), line })))
      } else if (key) seen.set(String(key.value), key)
      visit(child)
    }
  }
  const tree = parseTree(text)
  if (tree) visit(tree)
  return findings
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
