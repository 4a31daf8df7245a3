import { readFile } from 'node:fs/promises'
import { hashOfMedia } from '../../site/media/inspect'

/**
 * Reads the file of a picture.
 *
 * @param sources files by the hash of what was in them when they were looked at
 * @throws Error when it has been changed or taken away since
 */
export async function loadSource(sources: ReadonlyMap<string, string>, hash: string): Promise<Buffer> {
  const path = sources.get(hash)
  if (path === undefined) throw new Error(`No picture in media/ has the hash ${hash}.`)
  const bytes = await readFile(path)
  if (hashOfMedia(bytes) !== hash) throw new Error(`${path} has been changed meanwhile. Run the command again.`)
  return bytes
}
