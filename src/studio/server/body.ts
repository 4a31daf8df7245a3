import type { IncomingMessage } from 'node:http'

/** What a request brings; undefined where it is longer than `most` bytes. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    // Read to its end all the same: who is cut off hears no answer.
    if (length <= most) parts.push(part)
  }
  return length > most ? undefined : Buffer.concat(parts)
}
