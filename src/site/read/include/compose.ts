import { onceFor } from '../../../parts/onceFor'
import { nodeAt } from '../../text/nodeAt'
import type { Origins } from '../../text/origins'
import { partialTree } from '../../text/partialTree'
import { type Container, opening, PART_NAMES, PARTS, type Part, partsOf } from './parts'

/** A file whose text JSON.parse accepts, by its path from the folder of the main one. */
export type TextFile = { name: string; text: string }

/** Letters of a file, or such as stand in none. */
export type Piece = { file: number; start: number; end: number } | string
/** What stands in the main text in place of what does between two offsets. */
type Change = { start: number; end: number; pieces: Piece[] }

/** One text that holds what several files do, and where each of its letters comes from. */
export type Composed = { text: string; origins: Origins }

/**
 * Puts the entries of included files behind those of the main one, letter by letter; a part that this has not is put behind its
 * "include".
 */
export function compose(main: TextFile, included: readonly TextFile[]): Composed {
  const files = [main, ...included]
  const parts = [partsOf(main.text, true), ...included.map(partsOfIncluded)]
  const changes = PART_NAMES.flatMap((part) => changeFor(part, files, parts) ?? []).toSorted((one, other) => one.start - other.start)
  const pieces: Piece[] = []
  let read = 0
  for (const change of changes) {
    pieces.push({ file: 0, start: read, end: change.start }, ...change.pieces)
    read = change.end
  }
  return written(files, [...pieces, { file: 0, start: read, end: main.text.length }])
}

/** After a change nearly all files are those of before. */
const partsOfIncluded = onceFor(({ text }: TextFile) => partsOf(text, false))

function changeFor(part: Part, files: readonly TextFile[], parts: readonly Partial<Record<Part, Container>>[]): Change | undefined {
  const own = parts[0]?.[part]
  const lists = parts.flatMap((found, file) => {
    const container = file > 0 ? found[part] : undefined
    const [first, last] = [container?.entries[0], container?.entries.at(-1)]
    return container && first && last ? [{ file, container, first, last }] : []
  })
  const end = lists.at(-1)
  if (!end) return undefined
  const entries = lists.flatMap(({ file, container, first, last }): Piece[] => [
    ',',
    space(files, file, container.start + 1, first.start),
    { file, start: first.start, end: last.end },
  ])
  const lastOwn = own?.entries.at(-1)
  if (lastOwn) return { start: lastOwn.end, end: lastOwn.end, pieces: entries }
  const inside = [...entries.slice(1), space(files, end.file, end.last.end, end.container.end - 1)]
  if (own) return { start: own.start + 1, end: own.end - 1, pieces: inside }
  const place = placeFor(part, files[0]?.text ?? '')
  const field = `${place?.before}${JSON.stringify(part)}${place?.colon}${opening(part)}`
  return place && { start: place.at, end: place.at, pieces: [field, ...inside, opening(part) === '[' ? ']' : '}'] }
}

const space = (files: readonly TextFile[], file: number, start: number, end: number) => files[file]?.text.slice(start, end) ?? ''

/** Where a part that the main file has not is put, and what comes before its name; of one of another kind there is none. */
function placeFor(part: Part, text: string): { at: number; before: string; colon: string } | undefined {
  const tree = partialTree(text, [PARTS[part], ['include']])
  if (nodeAt(tree, PARTS[part])) return undefined
  const include = nodeAt(tree, ['include'])
  const key = include?.parent?.children?.[0]
  if (!include || !key) return undefined
  const colon = text.slice(key.offset + key.length, include.offset)
  if (part !== 'redirects') return { at: include.offset + include.length, before: `,${spaceBefore(text, key.offset)}`, colon }
  const site = nodeAt(tree, ['site'])
  if (site?.type !== 'object') return undefined
  const start = text.slice(0, site.offset + site.length - 1).trimEnd()
  return { at: start.length, before: start.length === site.offset + 1 ? ' ' : ', ', colon }
}

const spaceBefore = (text: string, offset: number) => /\s*$/.exec(text.slice(Math.max(0, offset - 200), offset))?.[0] ?? ''

function written(files: readonly TextFile[], pieces: readonly Piece[]): Composed {
  const known: { at: number; file: number; start: number; length: number }[] = []
  const texts: string[] = []
  let at = 0
  for (const piece of pieces) {
    const text = typeof piece === 'string' ? piece : (files[piece.file]?.text.slice(piece.start, piece.end) ?? '')
    if (typeof piece !== 'string') known.push({ at, file: piece.file, start: piece.start, length: text.length })
    texts.push(text)
    at += text.length
  }
  return { text: texts.join(''), origins: finder(files, known) }
}

/** Finds for an offset of a text from which letter of which file it has come. */
export function finder(files: readonly TextFile[], known: readonly { at: number; file: number; start: number; length: number }[]): Origins {
  return (offset) => {
    let [low, high] = [0, known.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((known[middle]?.at ?? 0) <= offset) low = middle
      else high = middle
    }
    const { at, file, start, length } = known[low] ?? { at: 0, file: 0, start: 0, length: 0 }
    const { name = '', text = '' } = files[file] ?? {}
    // Letters of no file stand behind those before them.
    return { file: name, text, offset: start + Math.min(offset - at, length) }
  }
}
