import { parsedJson } from '../../text/parsedJson'

/** A file of a content: its path from the folder of the main one, and its bytes, or why it has none. */
export type ContentFile = { name: string; bytes: Buffer; fault?: string | undefined }

/** How the files behind the main one are listed at the end: name, length in bytes, and why one cannot be read. */
type Listed = [name: string, length: number, fault?: string]

/**
 * The bytes of a content as one: those of its main file, and where it includes others, theirs behind it and a list of them. One
 * file alone is as it is. No JSON text ends with the byte that ends such a list.
 */
export function bundle(main: Buffer, included: readonly ContentFile[]): Buffer {
  if (included.length === 0) return main
  const list = included.map(({ name, bytes, fault }): Listed => (fault === undefined ? [name, bytes.length] : [name, bytes.length, fault]))
  return Buffer.concat([main, ...included.map(({ bytes }) => bytes), Buffer.from(`\0${JSON.stringify(list)}\0`)])
}

/** The files that were put together by `bundle`: the main one, and those that it includes. */
export function unbundle(bytes: Uint8Array): { main: Buffer; included: ContentFile[] } {
  const all = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = all.at(-1) === 0 ? all.lastIndexOf(0, all.length - 2) : -1
  const list = start < 0 ? undefined : listIn(all.toString('utf8', start + 1, all.length - 1))
  const lengths = list?.reduce((sum, [, length]) => sum + length, 0) ?? 0
  if (!list || lengths > start) return { main: all, included: [] }
  const main = all.subarray(0, start - lengths)
  let read = main.length
  const included = list.map(([name, length, fault]) => {
    read += length
    return { name, bytes: all.subarray(read - length, read), fault }
  })
  return { main, included }
}

function listIn(text: string): Listed[] | undefined {
  const list = parsedJson(text)
  return Array.isArray(list) && list.every(isListed) ? list : undefined
}

const isListed = (entry: unknown): entry is Listed => Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1]) && entry[1] >= 0
