import { Picture } from './Picture'
import type { Picture as PictureData } from './picture'
import type { Slot } from './slot'

const SLOTS: readonly Slot[] = [{ window: 120 }]
/** On a phone a section is higher than wide. */
const NARROW = { below: 40, ratio: 3 / 4 }

/** A picture as the ground of a section, whose block says so in its ground.ts; it stands before all else of the block. */
export function Ground({ picture }: { picture: PictureData }) {
  return (
    <div className="ground">
      <Picture picture={picture} slots={SLOTS} ratio={2} narrow={NARROW} />
    </div>
  )
}

/** Its caption and who made it, where it has them: they stand below the words. */
export function GroundNote({ picture: { caption, credit } }: { picture: PictureData }) {
  if (!caption && !credit) return null
  return (
    <p className="note">
      {caption} {credit && <small>{credit}</small>}
    </p>
  )
}
