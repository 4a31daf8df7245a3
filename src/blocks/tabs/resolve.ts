import { cutAddress, sized } from '../../parts/cut'
import { derivedAddress, parseReference } from '../../parts/mediaFile'
import type { Picture } from '../../parts/picture'
import type { Tabs } from './schema'

/** One file of a picture, with its size in pixels. */
export type Portrait = Pick<Picture, 'alt'> & { src: string; width: number; height: number }

type Panel = Tabs['panels'][number]
type Item = NonNullable<Panel['items']>[number]
export type ItemProps = Omit<Item, 'picture'> & { portrait?: Portrait }
export type PanelProps = Omit<Panel, 'items'> & { items?: ItemProps[] }
export type TabsProps = Omit<Tabs, 'panels'> & { panels: PanelProps[] }

/** Twice as wide as the stylesheet draws it, for fine screens. */
const SIDE = 176

/** Pictures become the address of one small file each, so that no browser has to know how files are chosen. */
export function resolve({ panels, ...props }: Tabs): TabsProps {
  return { ...props, panels: panels.map(({ items, ...panel }) => ({ ...panel, ...(items && { items: items.map(withPortrait) }) })) }
}

function withPortrait({ picture, ...item }: Item): ItemProps {
  return { ...item, ...(picture && { portrait: portraitOf(picture) }) }
}

function portraitOf(picture: Picture): Portrait {
  const file = parseReference(picture.src)
  if (file.kind === 'vector') return { alt: picture.alt, src: derivedAddress({ ...file, ending: 'svg' }), width: file.width, height: file.height }
  const side = Math.min(SIDE, file.width, file.height)
  return { alt: picture.alt, src: cutAddress(file, picture, side, 1, 'webp'), ...sized(side, 1) }
}
