const FRAME = /<iframe\b[^>]*?\ssrc=["']([^"']{1,2000})["']/i
const HOST = /^(?:https?:)?(?:\/\/)?(?:[\w-]{1,30}\.){0,2}(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\/\S+$/i

/** The address of a film that another site shows, also in the frame which such a site offers to be copied; undefined for anything else. */
export function filmAddress(written: string): string | undefined {
  const address = (FRAME.exec(written)?.[1] ?? written).trim()
  return HOST.test(address) ? address.replace(/^(?:(?:https?:)?\/\/)?/i, 'https://') : undefined
}
