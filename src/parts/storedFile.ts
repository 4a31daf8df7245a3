/** What a file of media/ that is no picture is for. */
export type FileKind = 'document' | 'video' | 'captions'

/** What is known of a file in media/ that is no picture: its size in bytes, and of a video its width and height in pixels, as it is seen. */
export type StoredFile = { hash: string; bytes: number; kind: FileKind; width?: number; height?: number }

/** Under this address lie the files of media/ that visitors open, under their own names. */
export const FILES = '/media/'
/** What each ending is for. */
const KINDS: Readonly<Record<FileKind, readonly string[]>> = {
  document: ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'zip', 'csv', 'txt', 'ics', 'vcf', 'mp3', 'm4a', 'ogg'],
  video: ['mp4', 'webm'],
  captions: ['vtt'],
}
const KIND_OF: ReadonlyMap<string, FileKind> = new Map(Object.entries(KINDS).flatMap(([kind, endings]) => endings.map((ending) => [ending, kind as FileKind])))
/** What every browser shows by itself; all else it is told to save. */
const SHOWN: ReadonlySet<string> = new Set(['pdf', 'txt', 'mp4', 'webm', 'mp3', 'm4a', 'ogg'])

/** What may not stand in a path of media/: signs that mean something in an address, and those that some disks cannot have. */
const ODD = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff#?%"<>|*:\\]/u

/** The ending of a file in small letters: "pdf". */
export function endingOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
}

/** What a file is for by its ending; undefined for a picture, and for what a site cannot hold. */
export function kindOfEnding(path: string): FileKind | undefined {
  return KIND_OF.get(endingOf(path))
}

/** Whether browsers show such a file by themselves. */
export function isShown(path: string): boolean {
  return SHOWN.has(endingOf(path))
}

/** How a path on a disk begins: "C:\\Users", "file:///Users". */
const OWN_DISK = /^(?:[a-z]:[\\/]|file:)/i

/** Why no file of media/ can have this path; undefined when one can. */
export function mediaPathFault(path: string): string | undefined {
  if (OWN_DISK.test(path)) return 'it lies on your own disk, where no visitor finds it'
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) return 'it lies on another site'
  if (path.includes('\\')) return 'it has a backslash, where "/" is meant'
  const parts = path.split('/')
  if (parts.includes('..')) return 'it leads out of the folder'
  if (parts[0] !== 'media' || parts.length < 2) return 'it does not begin with "media/"'
  return parts.some((part) => part === '' || part.startsWith('.')) ? 'a part of it is empty or begins with a dot' : undefined
}

/** How folders are called in which other programs keep files. */
const FOLDERS: ReadonlySet<string> = new Set(['public', 'static', 'assets', 'images', 'image', 'img', 'pictures', 'uploads', 'files', 'documents', 'downloads', 'media'])

/** Where a file would lie that is written as other programs do: "media/team/ana.jpg" for "/public/images/team/ana.jpg"; undefined for what lies elsewhere. */
export function placeInMedia(path: string): string | undefined {
  const [, inMedia] = OWN_DISK.test(path) ? (/[\\/](media[\\/].+)$/i.exec(path) ?? []) : []
  if (inMedia !== undefined) return placeInMedia(inMedia)
  const parts = path.split(/[\\/]/).filter((part) => part !== '' && part !== '.')
  if (/^[a-z][a-z0-9+.-]*:|^[\\/]{2}/i.test(path) || parts.some((part) => part.startsWith('.'))) return undefined
  while (parts.length > 1 && FOLDERS.has((parts[0] ?? '').toLowerCase())) parts.shift()
  return endingOf(path) === '' ? undefined : ['media', ...parts].join('/')
}

/** Why a file cannot have an address of its own under this name, as the end of a sentence; undefined when it can. */
export function nameFault(path: string): string | undefined {
  const odd = ODD.exec(path)?.[0]
  if (odd !== undefined) return /[#?%"<>|*:\\]/.test(odd) ? `has "${odd}" in its name` : 'has a sign in its name that nobody sees'
  return path.split('/').some((part) => part !== part.trim() || part.endsWith('.')) ? 'has a name that begins or ends with a space, or ends with a dot' : undefined
}

/** Whether an address leads to a file in media/, as an author writes it: "media/price-list.pdf". */
export function isFileHref(href: string): boolean {
  return href.startsWith('media/')
}

/** Returns the path in media/ that an address of `isFileHref` means, without its anchor, composed and with escaped letters as they are. */
export function filePath(href: string): string {
  const path = href.replace(/#.*$/s, '')
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path.normalize('NFC')
  }
}

/** Why an address of `isFileHref` may not be used; undefined when it may. */
export function fileHrefFault(href: string): string | undefined {
  const path = filePath(href)
  const [odd] = ODD.exec(path) ?? []
  return mediaPathFault(path) ?? (odd === undefined ? undefined : /[#?%"<>|*:\\]/.test(odd) ? `it contains "${odd}"` : 'it contains an invisible character')
}

/** Returns where on the built site a file lies that an address of `isFileHref` leads to: "/media/Preise%202026.pdf#page=2". */
export function fileAddress(href: string): string {
  const names = filePath(href).split('/').slice(1)
  return FILES + names.map(encodeURIComponent).join('/') + (/#.*$/s.exec(href)?.[0].replaceAll(/\s/gu, encodeURIComponent) ?? '')
}

/** Returns what stands for such a file in the fields of a compiled section: its address, its size, and of a video its width and height. */
export function fileReference(path: string, { bytes, width, height }: StoredFile): string {
  return [fileAddress(path), bytes, ...(width && height ? [`${width}x${height}`] : [])].join(' ')
}

/** A file as `fileReference` has written it. */
export type FileReference = { address: string; bytes?: number; width?: number; height?: number }

/** Returns what `fileReference` has written; of any other text, such as the path of an example that was not compiled, its address alone. */
export function parseFileReference(reference: string): FileReference {
  const [, address = '', bytes = '', width, height] = /^(\/media\/\S+) (\d+)(?: (\d+)x(\d+))?$/.exec(reference) ?? []
  if (address === '') return { address: fileAddress(reference) }
  return { address, bytes: Number(bytes), ...(width && height && { width: Number(width), height: Number(height) }) }
}

/** The path in media/ of a file by its address on the built site; undefined for any other address. */
export function pathOfAddress(address: string): string | undefined {
  return address.startsWith(FILES) ? filePath(address.slice(1)) : undefined
}
