import type { MediaLine } from '../types'

/** How large a file is: "1600 × 900, 240 KB". */
export function sizeOf({ width, height, bytes }: Pick<MediaLine, 'width' | 'height' | 'bytes'>): string {
  const large = bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} KB`
  return width && height ? `${width} × ${height}, ${large}` : large
}
