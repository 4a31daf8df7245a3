import { readFileSync } from 'node:fs'
import type { Opened } from '../../src/site/media/opened'

/** A file in memory, as what looks at files takes it. */
export function opened(bytes: Buffer): Opened {
  return {
    size: bytes.length,
    read: (offset, length) => bytes.subarray(offset, offset + length),
    async *pieces() {
      for (let place = 0; place < bytes.length; place += 7) yield bytes.subarray(place, place + 7)
    },
  }
}

/** A whole PDF of one empty page. */
export function pdf(words = ''): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj ${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )
}

/** An archive with these files, none of them compressed. */
export function zip(files: Readonly<Record<string, string>>): Buffer {
  const heads: Buffer[] = []
  const list: Buffer[] = []
  let place = 0
  for (const [name, text] of Object.entries(files)) {
    const [bytes, content] = [Buffer.from(name), Buffer.from(text)]
    const sizes = (head: Buffer, at: number) => {
      head.writeUInt32LE(content.length, at)
      head.writeUInt32LE(content.length, at + 4)
      head.writeUInt16LE(bytes.length, at + 8)
    }
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    sizes(head, 18)
    heads.push(head, bytes, content)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    sizes(entry, 20)
    entry.writeUInt32LE(place, 42)
    list.push(entry, bytes)
    place += 30 + bytes.length + content.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(place, 16)
  return Buffer.concat([...heads, ...list, end])
}

/** A short film of 160 × 90 pixels in two forms, as a browser has recorded it. */
export const MP4 = readFileSync('tests/files/clip.mp4')
export const WEBM = readFileSync('tests/files/clip.webm')

export const VTT = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nA square moves to the right.\n')
