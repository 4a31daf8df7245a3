import { expect, test } from 'vitest'
import { Viewer } from '../../../src/blocks/gallery/Viewer'
import { markup, outline } from '../../lib/drawn'

const photo = { src: 'wall 0123456789ab 1500 1125 #b08850 photo', alt: 'Wall', caption: 'Of stone', credit: 'Ida' }
const door = { src: 'door 0123456789ab 400 300 #b08850 photo', alt: '' }
const mark = { src: 'mark 0123456789ab 64 64 #ffffff vector', alt: 'Mark' }
const opened = (pictures: (typeof door)[], first: number) => outline(markup(<Viewer pictures={pictures} first={first} onClose={() => {}} />))

test('the first, one in the middle, the last and a lone one are drawn with their names, and no way beyond the ends', async () => {
  const all = [photo, door, mark]
  const told = [...all.map((_, first) => `number ${first + 1} of 3\n\n${opened(all, first)}\n`), `a lone one\n\n${opened([photo], 0)}\n`]
  await expect(told.join('\n')).toMatchFileSnapshot('Viewer.txt')
})
