import type { CSSProperties } from 'react'
import { anchorAttributes, LinkWords } from '../../parts/Anchor'
import { Heading } from '../../parts/Heading'
import { parseReference } from '../../parts/mediaFile'
import { Picture } from '../../parts/Picture'
import type { LogoWall } from './schema'
import classes from './View.module.css'

/** Width and height of a square logo on a phone and from 40 em on, in rem; all others cover as much. The stylesheet has the same numbers. */
const SIDE = { small: 3.4, large: 4.6 }
/** How many times as wide as a square one a logo may be: a long name would else be a wall of its own. */
const WIDEST = 2.9

/** How many times as wide as a square one it is to cover as much. */
function sizeOf(src: string): number {
  const { width, height } = parseReference(src)
  return Number(Math.min(WIDEST, Math.sqrt(width / height)).toFixed(3))
}

function Logo({ name, file }: { name: string; file: string }) {
  const size = sizeOf(file)
  const slots = [{ rem: Number((size * SIDE.small).toFixed(3)) }, { from: 40, rem: Number((size * SIDE.large).toFixed(3)) }]
  // What cannot be seen through would be a block of the colour.
  const canBeTinted = parseReference(file).kind !== 'photo'
  return (
    <span className={classes.logo} style={{ '--size': size } as CSSProperties} data-opaque={canBeTinted ? undefined : true}>
      <Picture picture={{ src: file, alt: name }} slots={slots} />
    </span>
  )
}

export default function LogoWallView({ items, tone = 'original', ...heading }: LogoWall) {
  return (
    <>
      <Heading {...heading} />
      {items.length > 0 && (
        <ul className={classes.wall} data-tone={tone}>
          {items.map(({ name, src, href }, index) => (
            <li key={index}>
              {href === undefined ? (
                <Logo name={name} file={src} />
              ) : (
                <a {...anchorAttributes(href)}>
                  <LinkWords href={href}>
                    <Logo name={name} file={src} />
                  </LinkWords>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
