import { z } from 'zod'
import { heading } from '../../parts/heading'
import { options } from '../../parts/options'
import { picture } from '../../parts/picture'

export const schema = z
  .strictObject({
    ...heading,
    pictures: z.array(picture).min(1).max(60).describe('The pictures in their order.'),
    columns: z
      .literal([2, 3, 4])
      .meta({ enumDescriptions: ['Two: large pictures.', 'Three: the usual number.', 'Four: many small ones.'] })
      .optional()
      .describe('Pictures side by side on a wide screen: 2, 3 (the default) or 4.'),
    shape: options({ landscape: 'All wider than high.', square: 'All square.', natural: 'Each in its own shape.' })
      .optional()
      .describe('landscape (the default) or square cuts all to one shape, around their "focus"; natural cuts none.'),
  })
  .meta({ title: 'Gallery', description: 'Pictures side by side, each of which opens large.', icon: 'photo', group: 'pictures' })

export type Gallery = z.infer<typeof schema>
