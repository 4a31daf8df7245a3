import { htmlOf } from './drawn'

/** How wide each picture of a block says that it stands, the room of a section called so, and the shape that it is cut to. */
export function slotsIn(type: string, fields: object): string[] {
  return htmlOf(type, fields)
    .split('<picture>')
    .slice(1)
    .map((picture) => {
      const sizes = [...picture.matchAll(/webp"[^>]* sizes="([^"]*)"/g)].map(([, found = '']) => found.replaceAll(/\(min\(\d+rem, 100vw\) - 2 \* clamp\([^)]*\)\)/g, 'room'))
      return `${sizes.join(' | ')} at ${/aspect-ratio:([\d.]+)/.exec(picture)?.[1]}`
    })
}
