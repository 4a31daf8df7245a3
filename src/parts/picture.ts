import { z } from 'zod'
import { TEXT_LIMIT, text } from './text'
import { withRole } from './role'

/** Longest path of a file in the folder media/, in characters. */
const LONGEST = 300

/** A file in the folder media/ beside the content file, for example "media/team/ana.jpg". */
export const media = withRole('media', z.string().min(1).max(LONGEST))

const share = z.number().min(0).max(100)

/** A picture of the site's own, in any block: who draws it says at which ratio and how wide it stands. */
export const picture = z.strictObject({
  src: media.describe('The file in the folder media/, for example "media/team/ana.jpg".'),
  alt: withRole('text', z.string().max(TEXT_LIMIT)).describe('What the picture shows, in a few words, for those who do not see it.'),
  decorative: z.boolean().optional().describe('true for a picture that says nothing; its "alt" is then "".'),
  focus: z.array(share).length(2).optional().describe('What stays in view where it is cut: per cent from the left and from the top; [50, 50] unless given.'),
  caption: text.optional().describe('A line under the picture.'),
  credit: text.optional().describe('Who made the picture.'),
})
export type Picture = z.infer<typeof picture>
