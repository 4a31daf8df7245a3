import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs'

/** A file that is looked at in pieces: it may be larger than what one wants in memory. */
export type Opened = {
  size: number
  /** Bytes from an offset on; fewer at the end of the file. */
  read: (offset: number, length: number) => Buffer
  /** All of it, piece by piece. */
  pieces: () => AsyncIterable<Buffer>
}

/** Opens a file for as long as `look` takes. */
export async function withOpened<Found>(path: string, look: (file: Opened) => Promise<Found>): Promise<Found> {
  const file = openSync(path, 'r')
  try {
    return await look({
      size: fstatSync(file).size,
      read: (offset, length) => {
        const bytes = Buffer.alloc(length)
        return bytes.subarray(0, readSync(file, bytes, 0, length, offset))
      },
      pieces: () => createReadStream('', { fd: file, start: 0, autoClose: false }),
    })
  } finally {
    closeSync(file)
  }
}
