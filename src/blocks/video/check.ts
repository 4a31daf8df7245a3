import type { CheckContext } from '../../parts/check'
import { entry } from '../../parts/message'
import { endingOf, parseFileReference } from '../../parts/storedFile'
import type { Video } from './schema'

const FIRST = ['"type": "video"', '"title": "The mill"', '"src": "media/mill.mp4"', '"poster": { "src": "media/example.jpg", "alt": "A mill" }']
/** A film as an author writes it, from its lines behind the poster. */
const film = (...lines: string[]) => `{\n${[...FIRST, ...lines].map((line) => `  ${line}`).join(',\n')}\n}`
const ENGLISH = '{ "src": "media/mill.vtt", "label": "English", "lang": "en" }'

const withoutWords = entry<object>({
  code: 'PS480',
  title: 'A film without captions',
  message: () => 'Who does not hear this film cannot know what is said in it.',
  hint: () => 'Add "captions". If nothing is said or heard in it that matters, write "silent": true.',
  example: { wrong: film(), right: film('"silent": true'), words: {} },
})

const silentWithWords = entry<object>({
  code: 'PS481',
  title: 'A silent film with captions',
  message: () => 'This film is "silent" and has captions.',
  hint: () => 'Delete "silent", or the captions.',
  example: { wrong: film('"silent": true', `"captions": [${ENGLISH}]`), right: film(`"captions": [${ENGLISH}]`), words: {} },
})

const sameForm = entry<{ ending: string }>({
  code: 'PS482',
  title: 'A film twice in one form',
  message: ({ ending }) => `"src" and "alternative" are both ${ending.toUpperCase()}: who cannot show the first cannot show the second.`,
  hint: () => 'Name an MP4 and a WebM, or delete "alternative".',
  example: {
    wrong: film('"alternative": "media/mill-small.mp4"', '"silent": true'),
    right: film('"alternative": "media/mill.webm"', '"silent": true'),
    words: { ending: 'mp4' },
  },
})

const sameLanguage = entry<{ lang: string }>({
  code: 'PS483',
  title: 'Captions twice in one language',
  message: ({ lang }) => `There are captions in "${lang}" already.`,
  hint: () => 'Write the language of each, or delete one of the two.',
  example: {
    wrong: film(`"captions": [${ENGLISH}, { "src": "media/mill.pt.vtt", "label": "Português", "lang": "en" }]`),
    right: film(`"captions": [${ENGLISH}, { "src": "media/mill.pt.vtt", "label": "Português", "lang": "pt" }]`),
    words: { lang: 'en' },
  },
})

export const messages = [withoutWords, silentWithWords, sameForm, sameLanguage]

/** Reports a film that not everybody can follow, and what is there twice. */
export function check({ src, alternative, captions, silent }: Video, { report }: CheckContext): void {
  if (!captions && !silent) report(['src'], withoutWords, {})
  if (captions && silent) report(['silent'], silentWithWords, {})
  const [ending, other] = [src, alternative].map((file) => file && endingOf(parseFileReference(file).address))
  if (ending === other && ending) report(['alternative'], sameForm, { ending })
  captions?.forEach(({ lang }, index) => {
    if (captions.slice(0, index).some((earlier) => earlier.lang === lang)) report(['captions', index, 'lang'], sameLanguage, { lang })
  })
}
