import { onHost } from './siteBase'

/** What is known of a picture in the folder media/: enough to draw a page without it. Width and height are in pixels, as it is seen. */
export type MediaFile = { hash: string; width: number; height: number; color: string; kind: 'photo' | 'seeThrough' | 'vector' }

/** Stands for a file that nobody has looked at, so that what is checked or tried without its files can be drawn. */
export const UNSEEN: MediaFile = { hash: '0'.repeat(12), width: 1600, height: 1200, color: '#8a8a8a', kind: 'photo' }

/** A file of the built site that is made of a picture: how wide and high, and which part of it stays where it is cut. */
export type Derived = { name: string; hash: string; width: number; height: number; focus?: readonly [number, number] | undefined; ending: string }

/** Under this address lie all files that are made of pictures. */
export const MEDIA_ASSETS = '/assets/media/'

/**
 * Returns what stands for a file of media/ in a compiled site. It says all that is known of the file, so that whoever draws a page,
 * in the browser too, needs nothing else.
 */
export function mediaReference(path: string, { hash, width, height, color, kind }: MediaFile): string {
  return `${slugOf(path)} ${hash} ${width} ${height} ${color} ${kind}`
}

const REFERENCE = /^([a-z0-9-]+) ([0-9a-f]{12}) (\d+) (\d+) (#[0-9a-f]{6}) (photo|seeThrough|vector)$/

/** Whether a text is what `mediaReference` has written. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text)
}

/** Returns what `mediaReference` has written; for any other text, such as the path of an example that was not compiled, what stands for a file that nobody has looked at. */
export function parseReference(reference: string): MediaFile & { name: string } {
  const [, name = '', hash = '', width = '', height = '', color = '', kind = ''] = REFERENCE.exec(reference) ?? []
  return name === '' ? { ...UNSEEN, name: slugOf(reference) } : { name, hash, width: Number(width), height: Number(height), color, kind: kind as MediaFile['kind'] }
}

/** Returns the address of a file that is made of a picture: "/assets/media/ana-0123456789ab-640x480-50-30.avif". */
export function derivedAddress({ name, hash, width, height, focus, ending }: Derived): string {
  const size = ending === 'svg' ? '' : `-${width}x${height}${focus ? `-${focus.join('-')}` : ''}`
  return onHost(`${MEDIA_ASSETS}${name}-${hash}${size}.${ending}`)
}

const ADDRESSES = new RegExp(`${MEDIA_ASSETS}[\\w.-]+`, 'g')

/** Returns all such addresses in a text. */
export function mediaIn(text: string): string[] {
  return text.match(ADDRESSES) ?? []
}

/** Returns what an address of `derivedAddress` asks for, or undefined for any other. */
export function parseDerived(address: string): Derived | undefined {
  const found = /^\/assets\/media\/([a-z0-9-]+)-([0-9a-f]{12})(?:-(\d{1,5})x(\d{1,5})(?:-(\d{1,3})-(\d{1,3}))?)?\.(avif|webp|jpg|png|svg)$/.exec(address)
  if (!found) return undefined
  const [, name = '', hash = '', width = '0', height = '0', left, top, ending = ''] = found
  const focus = left === undefined || top === undefined ? undefined : ([Number(left), Number(top)] as const)
  return (ending === 'svg') === (width === '0') ? { name, hash, width: Number(width), height: Number(height), focus, ending } : undefined
}

/** The file's name, as it may stand in an address. */
function slugOf(path: string): string {
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? ''
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return plain.replaceAll(/^-+|-+$/g, '').slice(0, 60) || 'picture'
}
