import type { CheckContext } from '../../parts/check'
import { entry } from '../../parts/message'
import { isPlayer } from './player'
import { playerOf } from './providers'
import type { Embed } from './schema'

const section = (href: string) => `{ "type": "embed", "title": "Our mill", "href": "${href}" }`

const unknownPlayer = entry<{ href: string; fault: string; remedy: string }>({
  code: 'PS485',
  title: 'An address of no film and no map',
  message: ({ href, fault }) => `"${href}" ${fault}.`,
  hint: ({ remedy }) => remedy,
  example: {
    wrong: section('https://video.example.com/mill'),
    right: section('https://vimeo.com/123456789'),
    words: {
      href: 'https://video.example.com/mill',
      fault: 'is of "video.example.com", which cannot be shown here',
      remedy: 'Write the address of a film on YouTube or Vimeo, or of a place on OpenStreetMap or Google Maps.',
    },
  },
})

export const messages = [unknownPlayer]

/** Reports an address of which nobody knows what it shows. */
export function check({ href }: Embed, { report }: CheckContext): void {
  const found = playerOf(href)
  if (!isPlayer(found)) report(['href'], unknownPlayer, { href, ...found })
}
