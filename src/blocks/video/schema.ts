import { z } from 'zod'
import { captions, video } from '../../parts/file'
import { sectionTitle } from '../../parts/heading'
import { picture } from '../../parts/picture'
import { inlineText, richText } from '../../parts/richText'
import { marked } from '../../parts/role'
import { text } from '../../parts/text'

const language = marked(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), { form: 'Write a language, with a country if it matters: "en" or "pt-BR".' })
const track = z.strictObject({
  src: captions.describe('The words as WebVTT in the folder media/, for example "media/tour.en.vtt".'),
  label: text.describe('What the language is called in itself, for example "English".'),
  lang: language.describe('The language of the captions, for example "en".'),
})

export const schema = z
  .strictObject({
    eyebrow: text.optional().describe('A short line above the heading that names the topic.'),
    title: sectionTitle.describe('What the film is called: the heading of the section.'),
    intro: inlineText.optional().describe('One or two sentences under the heading.'),
    src: video.describe('The film in the folder media/, as MP4 or WebM: "media/tour.mp4".'),
    alternative: video.optional().describe('The same film in the other form, WebM or MP4: browsers take the first that they can show.'),
    poster: picture.describe('The picture that stands there until the film is played; it is cut to the shape of the film.'),
    captions: z.array(track).min(1).max(20).optional().describe('What is said and heard, to be read along, in one or more languages.'),
    silent: z.boolean().optional().describe('true for a film in which nothing is said or heard that matters; it then needs no captions.'),
    transcript: richText.optional().describe('All that is said and shown, to be read instead; folded until opened.'),
  })
  .meta({ title: 'Video', description: 'A film of the site’s own, with a picture before it is played and captions.', icon: 'movie', group: 'pictures' })

export type Video = z.infer<typeof schema>
