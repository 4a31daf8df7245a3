import type { Opened } from './opened'

/** What a video says of itself: its size as it is seen, in pixels; or why it cannot be shown, as the end of a sentence. */
export type VideoFacts = { width: number; height: number } | { fault: string; remedy?: string }

const BROKEN = { fault: 'is broken: a part of it is missing' }
const NO_PICTURES = { fault: 'has no pictures in it' }
/** Boxes and elements that are looked at in one level: more than any video has. */
const MOST = 20_000
/** The part of an MP4 that says what is in it has at most so many bytes. */
const MOST_MOOV = 32 * 1024 * 1024
/** What browsers show in an MP4. */
const SHOWN = new Set(['avc1', 'avc3', 'av01', 'vp09'])

type Box = { type: string; start: number; end: number }

/** The boxes of an MP4 between two places of a file; undefined where one of them goes on behind the end. */
function boxesIn(read: Opened['read'], start: number, end: number): Box[] | undefined {
  const found: Box[] = []
  for (let place = start; place + 8 <= end && found.length < MOST; ) {
    const head = read(place, 16)
    if (head.length < 8) return undefined
    const short = head.readUInt32BE(0)
    const size = short === 0 ? end - place : short > 1 ? short : head.length < 16 ? 0 : Number(head.readBigUInt64BE(8))
    if (size < 8 || place + size > end) return undefined
    found.push({ type: head.toString('latin1', 4, 8), start: place + (short === 1 ? 16 : 8), end: place + size })
    place += size
  }
  return found
}

/** Returns how large the pictures of an MP4 are, turned as it says. */
export function mp4Facts(file: Opened): VideoFacts {
  const moov = boxesIn(file.read, 0, file.size)?.find(({ type }) => type === 'moov')
  if (!moov || moov.end - moov.start > MOST_MOOV) return BROKEN
  const bytes = file.read(moov.start, moov.end - moov.start)
  const read = (offset: number, length: number) => bytes.subarray(offset, offset + length)
  const inside = (box: Box | undefined, type: string) => (box ? boxesIn(read, box.start, box.end)?.find((inner) => inner.type === type) : undefined)
  const tracks = (boxesIn(read, 0, bytes.length) ?? []).filter(({ type }) => type === 'trak')
  for (const track of tracks) {
    const media = inside(track, 'mdia')
    const handler = inside(media, 'hdlr')
    const head = inside(track, 'tkhd')
    if (!handler || !head || bytes.toString('latin1', handler.start + 8, handler.start + 12) !== 'vide') continue
    const sorts = inside(inside(inside(media, 'minf'), 'stbl'), 'stsd')
    const codec = sorts ? bytes.toString('latin1', sorts.start + 12, sorts.start + 16) : ''
    if (!SHOWN.has(codec)) return { fault: `holds pictures in a form that not every browser shows (${codec.trim() || 'unknown'})`, remedy: 'Save it as MP4 with H.264.' }
    if (head.end - head.start < 84) return BROKEN
    // Its last parts: how it is turned, then its width and height.
    const [across, down] = [bytes.readInt32BE(head.end - 44), bytes.readInt32BE(head.end - 40)]
    const [width, height] = [bytes.readUInt32BE(head.end - 8) >>> 16, bytes.readUInt32BE(head.end - 4) >>> 16]
    if (width === 0 || height === 0) return NO_PICTURES
    return across === 0 && down !== 0 ? { width: height, height: width } : { width, height }
  }
  return NO_PICTURES
}

/** Elements of a WebM that hold others on the way to what is looked for. */
const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const VIDEO = 0xe0
const [WIDTH, HEIGHT, SHOWN_WIDTH, SHOWN_HEIGHT] = [0xb0, 0xba, 0x54b0, 0x54ba]
const CLUSTER = 0x1f43b675

type Element = { id: number; start: number; end: number; isWhole: boolean }

/** A number of an element, which says by its first bits how long it is; of the size of an element the marker is left out. */
function numberAt(read: Opened['read'], place: number, isSize: boolean): { value: number; length: number } | undefined {
  const bytes = read(place, 8)
  const first = bytes[0] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || bytes.length < length) return undefined
  const rest = bytes.subarray(1, length)
  const own = isSize ? first & (0xff >> length) : first
  // Of a stream that was recorded nobody has written how long it is.
  if (isSize && own === 0xff >> length && rest.every((byte) => byte === 0xff)) return { value: Number.POSITIVE_INFINITY, length }
  return { value: rest.reduce((sum, byte) => sum * 256 + byte, own), length }
}

function* elementsIn(read: Opened['read'], start: number, end: number): Generator<Element> {
  let place = start
  for (let count = 0; place < end && count < MOST; count++) {
    const id = numberAt(read, place, false)
    const size = id && numberAt(read, place + id.length, true)
    if (!size) return
    const inner = place + id.length + size.length
    place = inner + size.value
    yield { id: id.value, start: inner, end: Math.min(place, end), isWhole: place <= end || place === Number.POSITIVE_INFINITY }
  }
}

function within(read: Opened['read'], around: Element | undefined, wanted: number): Element | undefined {
  if (!around) return undefined
  for (const element of elementsIn(read, around.start, around.end)) {
    if (element.id === wanted) return element
    // What is shown comes last.
    if (element.id === CLUSTER) return undefined
  }
  return undefined
}

/** Returns how large the pictures of a WebM are. */
export function webmFacts({ size, read }: Opened): VideoFacts {
  const segment = [...elementsIn(read, 0, size)].find(({ id }) => id === SEGMENT)
  const tracks = within(read, segment, TRACKS)
  if (!segment?.isWhole || !tracks) return BROKEN
  for (const track of elementsIn(read, tracks.start, tracks.end)) {
    const video = track.id === TRACK ? within(read, track, VIDEO) : undefined
    if (!video) continue
    const numbers = new Map(
      [...elementsIn(read, video.start, video.end)].map(({ id, start, end }) => [id, read(start, Math.min(8, end - start)).reduce((sum, byte) => sum * 256 + byte, 0)]),
    )
    const [width, height] = [numbers.get(SHOWN_WIDTH) ?? numbers.get(WIDTH) ?? 0, numbers.get(SHOWN_HEIGHT) ?? numbers.get(HEIGHT) ?? 0]
    return width > 0 && height > 0 ? { width, height } : NO_PICTURES
  }
  return NO_PICTURES
}
