import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Site } from '../../site/schema/site'
import { isCompressible } from '../compress'
import { writeText } from '../writeText'

/** Larger texts are compressed less: the strongest form of a long one takes minutes. */
const LONG = 1024 * 1024
const FOR_LONG = 4

/**
 * Writes the files of media/ that visitors can open, each under its own name. They are copied piece by piece.
 *
 * @param stored where each lies, by its path in media/
 * @throws Error when one has been changed or taken away since it was looked at
 */
export async function writeFiles(folder: string, files: NonNullable<Site['files']>, stored: ReadonlyMap<string, string>, strength: number): Promise<void> {
  for (const [path, { hash, bytes }] of Object.entries(files)) {
    const source = stored.get(path)
    if (source === undefined) throw new Error(`No file of media/ is ${path}.`)
    const found = createHash('sha256')
    if (isCompressible(path)) {
      const text = await readFile(source)
      found.update(text)
      await writeText(folder, path, text, bytes > LONG ? Math.min(FOR_LONG, strength) : strength)
    } else {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await pipeline(
        createReadStream(source),
        async function* (pieces: AsyncIterable<Buffer>) {
          for await (const piece of pieces) {
            found.update(piece)
            yield piece
          }
        },
        createWriteStream(join(folder, path), { flags: 'wx' }),
      )
    }
    if (found.digest('hex').slice(0, hash.length) !== hash) throw new Error(`${source} has been changed meanwhile. Run the command again.`)
  }
}
