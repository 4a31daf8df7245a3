import { z } from 'zod'
import { sectionTitle } from '../../parts/heading'
import { actions } from '../../parts/link'
import { picture } from '../../parts/picture'
import { richText } from '../../parts/richText'
import { text } from '../../parts/text'

export const schema = z
  .strictObject({
    eyebrow: text.optional().describe('A short line above the call.'),
    title: sectionTitle.describe('The call, for example "Still have questions?".'),
    text: richText.optional().describe('A sentence that helps to decide.'),
    picture: picture.optional().describe('A picture as the ground behind the words, darkened so that they can be read.'),
    actions: actions.min(1).describe('The buttons; the first is the main one.'),
  })
  .meta({ title: 'Call to action', description: 'A closing call with one or two buttons.', icon: 'speakerphone', group: 'lead' })

export type Cta = z.infer<typeof schema>
