import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendFile } from '../../build/sendFile'
import { pathOfAddress } from '../../parts/storedFile'
import type { Site } from '../../site/schema/site'

/**
 * Sends a file of media/ to which the site leads, or the part of it that was asked for, as the finished site does.
 *
 * @param pathname decoded path that was asked for
 * @param stored where each file lies, by its path in media/
 * @returns false, and nothing is sent, for any other address
 */
export async function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  site: Pick<Site, 'files'> | undefined,
  stored: ReadonlyMap<string, string>,
): Promise<boolean> {
  const path = pathOfAddress(pathname)
  const source = path !== undefined && site?.files?.[path] ? stored.get(path) : undefined
  if (source === undefined) return false
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  return sendFile(request, response, source)
}
