import { useState } from 'react'
import { useWord } from '../../parts/frame'
import { Heading } from '../../parts/Heading'
import { Picture } from '../../parts/Picture'
import type { Picture as PictureData } from '../../parts/picture'
import { PictureCaption } from '../../parts/PictureCaption'
import type { Slot } from '../../parts/slot'
import { largeOf } from './large'
import classes from './Island.module.css'
import type { Gallery } from './schema'
import { Viewer } from './Viewer'

/** Width divided by height. */
const SHAPES = { landscape: 3 / 2, square: 1, natural: undefined }
/** Between two pictures, in rem; the stylesheet has the same. */
const GAP = 1

/** As the stylesheet puts them side by side. */
function slotsFor(columns: number): Slot[] {
  const side = (count: number, from?: number): Slot => ({ ...(from && { from }), share: 1 / count, gaps: count - 1, gap: GAP })
  return [side(2), side(columns, 48)]
}

/** Pictures side by side. Each is a link to its large file; where scripts run, a button in its place opens all of them large. */
export default function GalleryIsland({ pictures, columns = 3, shape = 'landscape', ...heading }: Gallery) {
  const [opened, setOpened] = useState<number>()
  const slots = slotsFor(columns)
  return (
    <>
      <Heading {...heading} />
      {pictures.length > 0 && (
        <ul className={classes.grid} data-columns={columns}>
          {pictures.map((picture, index) => (
            <li key={index}>
              <Tile picture={picture} place={index + 1} slots={slots} ratio={SHAPES[shape]} onOpen={() => setOpened(index)} />
            </li>
          ))}
        </ul>
      )}
      {opened !== undefined && <Viewer pictures={pictures} first={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

type TileProps = { picture: PictureData; place: number; slots: readonly Slot[]; ratio: number | undefined; onOpen: () => void }

function Tile({ picture, place, slots, ratio, onOpen }: TileProps) {
  const word = useWord()
  const { href, sources } = largeOf(picture)
  const label = <span className="visually-hidden">{`${word('enlarge')}: ${picture.alt || place}`}</span>
  return (
    <figure className="figure">
      <div className={classes.tile}>
        <Picture picture={picture} slots={slots} {...(ratio && { ratio })} />
        <a className={classes.link} href={href} data-sources={sources} target="_self">
          {label}
        </a>
        <button type="button" className={classes.button} onClick={onOpen}>
          {label}
        </button>
      </div>
      <PictureCaption caption={picture.caption} credit={picture.credit} />
    </figure>
  )
}
