import { z } from 'zod'
import { sectionTitle } from '../../parts/heading'
import { href } from '../../parts/link'
import { options } from '../../parts/options'
import { picture } from '../../parts/picture'
import { marked } from '../../parts/role'
import { inlineText } from '../../parts/richText'
import { text } from '../../parts/text'

export const schema = z
  .strictObject({
    eyebrow: text.optional().describe('A short line above the heading that names the topic.'),
    title: sectionTitle.describe('What is shown: the heading of the section, and the name of the frame.'),
    intro: inlineText.optional().describe('One or two sentences under the heading.'),
    href: marked(href, { words: 'title' }).describe('The address of a film on YouTube or Vimeo, or of a place on OpenStreetMap or Google Maps, as your browser shows it.'),
    picture: picture.optional().describe('What stands there until somebody asks for the film or the map; without it a drawing.'),
    shape: options({
      wide: 'As a cinema: 16 to 9.',
      classic: 'As an old television: 4 to 3.',
      square: 'As high as wide.',
      tall: 'As a telephone: 9 to 16.',
    })
      .optional()
      .describe('How it is cut: wide (the default), classic, square, or tall (the default for YouTube Shorts).'),
  })
  .meta({
    title: 'Film or map of others',
    description: 'A film or a map of another site. It is named before, and asked for nothing until a visitor clicks.',
    icon: 'player-play',
    group: 'pictures',
  })

export type Embed = z.infer<typeof schema>
