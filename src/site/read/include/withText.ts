import { oneTextOther } from '../../text/oneTextOther'
import { applyEdits, type Edit } from '../../text/edits'
import { isObject } from '../../text/jsonPath'
import type { Origins } from '../../text/origins'
import type { Stretch } from '../../text/stretchOther'
import { readAll } from './readAll'
import { bundle, unbundle } from './bundle'
import { type Owned, ownersOf } from './owners'
import { type Container, PART_NAMES, type Part, partsOf } from './parts'

const MARK = '\ufeff'
const MARK_BYTES = [0xef, 0xbb, 0xbf]

/** Bytes of a file with another text; a byte-order mark before it is no part of it, and stays. */
export function replaceText(bytes: Uint8Array, text: string): Buffer {
  return Buffer.from(MARK_BYTES.every((byte, index) => bytes[index] === byte) ? MARK + text : text)
}

type Parts = Partial<Record<Part, Container>>
/** A part of the text of all: what stood in it, and what stands there now with the files that it belongs to. */
type Shared = { part: Part; container: Container | undefined; owners: readonly number[] }

/**
 * The bytes of a content whose text is another one: each file gets what belongs to it, and those in which nothing has changed keep
 * their bytes.
 *
 * @param bytes as `readWhole` has read them
 * @param text of all files, as `readAll` gives it, after changes
 */
export function withText(bytes: Uint8Array, text: string): Buffer {
  const { main, included } = unbundle(bytes)
  if (included.length === 0) return replaceText(bytes, text)
  const whole = readAll(bytes)
  if (whole.text === text) return Buffer.from(bytes)
  const stretch = whole.origins && oneTextOther(whole.text, text)
  if (stretch && whole.origins) return withOneText({ main, included }, whole.origins, stretch, text)
  const texts = [whole.origins?.(0).text ?? '', ...included.map(({ bytes: own }) => new TextDecoder().decode(own))]
  const files = texts.map((own, index) => partsOf(own, index === 0))
  const now = partsOf(text, true)
  const shared = PART_NAMES.flatMap((part): Shared[] => {
    const before = files.flatMap((parts, owner) => ownedIn(part, texts[owner] ?? '', parts[part], owner))
    if (before.every(({ owner }) => owner === 0)) return []
    const container = now[part]
    return [{ part, container, owners: ownersOf(before, ownedIn(part, text, container, 0)) }]
  })
  const edited = included.map((file, index) => {
    const own = texts[index + 1] ?? ''
    const after = applyEdits(
      own,
      shared.flatMap((one) => editsOf(one, index + 1, own, files[index + 1] ?? {}, text)),
    )
    return after === own ? file : { ...file, bytes: replaceText(file.bytes, after) }
  })
  const mainText = applyEdits(
    text,
    shared.flatMap((one) => mainEdits(one, texts[0] ?? '', files[0] ?? {}, text)),
  )
  return bundle(replaceText(main, mainText), edited)
}

/** As `withText`, where one text of one file is other. */
function withOneText({ main, included }: ReturnType<typeof unbundle>, origins: Origins, { start, end, more }: Stretch, text: string): Buffer {
  const own = origins(start)
  const edited = applyEdits(own.text, [{ offset: own.offset, length: end - start, by: text.slice(start, end + more) }])
  if (own.text === origins(0).text) return bundle(replaceText(main, edited), included)
  return bundle(
    main,
    included.map((file) => (file.name === own.file ? { ...file, bytes: replaceText(file.bytes, edited) } : file)),
  )
}

function ownedIn(part: Part, text: string, container: Container | undefined, owner: number): Owned[] {
  return (container?.entries ?? []).map(({ name, start, end }) => {
    const own = text.slice(start, end)
    return { name: part === 'pages' ? pathIn(own) : (name ?? ''), text: own, owner }
  })
}

function pathIn(page: string): string {
  const value: unknown = JSON.parse(page)
  return isObject(value) ? String(value.path) : page
}

/** What gives an included file its entries as they stand in the text of all. */
function editsOf({ part, container, owners }: Shared, file: number, own: string, parts: Parts, text: string): Edit[] {
  const before = parts[part]
  const [first, last] = [before?.entries[0], before?.entries.at(-1)]
  if (!before || !first || !last) return []
  const [from, to] = [container?.entries[owners.indexOf(file)], container?.entries[owners.lastIndexOf(file)]]
  if (!from || !to) return [{ offset: before.start + 1, length: before.end - before.start - 2, by: '' }]
  const by = text.slice(from.start, to.end)
  return own.slice(first.start, last.end) === by ? [] : [{ offset: first.start, length: last.end - first.start, by }]
}

/** What takes the entries of included files out of the text of all. */
function mainEdits({ part, container, owners }: Shared, main: string, parts: Parts, text: string): Edit[] {
  if (!container) return []
  const lastOwn = container.entries[owners.lastIndexOf(0)]
  const last = container.entries.at(-1)
  if (lastOwn && last) return [{ offset: lastOwn.end, length: last.end - lastOwn.end, by: '' }]
  const own = parts[part]
  if (!own) return [fieldEdit(text, container)]
  const inside = own.entries.length === 0 ? main.slice(own.start + 1, own.end - 1) : ''
  return [{ offset: container.start + 1, length: container.end - container.start - 2, by: inside }]
}

/** Most white space, in characters, that is looked through for what stands before a part. */
const LONGEST_GAP = 1000

/** What takes away a field with its name and the comma before it. */
function fieldEdit(text: string, { start, end }: Container): Edit {
  const near = Math.max(0, start - LONGEST_GAP)
  const before = /,?\s*"(?:shared|collections|pages|redirects)"\s*:\s*$/.exec(text.slice(near, start))
  const offset = near + (before?.index ?? start - near)
  return { offset, length: end - offset, by: '' }
}
