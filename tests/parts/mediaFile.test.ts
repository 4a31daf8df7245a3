import { expect, test } from 'vitest'
import { type Derived, derivedAddress, isReference, mediaIn, mediaReference, parseDerived, parseReference, UNSEEN } from '../../src/parts/mediaFile'

const HASH = '0123456789ab'
const FILE = { hash: HASH, width: 4000, height: 3000, color: '#a0b0c0', kind: 'photo' } as const

test.each([
  ['media/team/Ana Sílva (2).JPG', 'ana-si-lva-2'],
  ['media/a.b/c.d.png', 'c-d'],
  ['media/写真.jpg', 'picture'],
  [`media/${'long'.repeat(40)}.jpg`, 'long'.repeat(15)],
])('what is known of %s is found again, with a name for addresses', (path, name) => {
  expect(parseReference(mediaReference(path, FILE))).toEqual({ ...FILE, name })
})

test('any other text stands for a file that nobody has looked at', () => {
  expect(parseReference('media/team/ana.jpg')).toEqual({ ...UNSEEN, name: 'ana' })
})

test.each<[string, Derived]>([
  [`/assets/media/ana-${HASH}-640x480.avif`, { name: 'ana', hash: HASH, width: 640, height: 480, focus: undefined, ending: 'avif' }],
  [`/assets/media/a-b-2-${HASH}-640x360-50-7.jpg`, { name: 'a-b-2', hash: HASH, width: 640, height: 360, focus: [50, 7], ending: 'jpg' }],
  [`/assets/media/mark-${HASH}.svg`, { name: 'mark', hash: HASH, width: 0, height: 0, focus: undefined, ending: 'svg' }],
])('%s says what is made', (address, derived) => {
  expect([derivedAddress(derived), parseDerived(address)]).toEqual([address, derived])
})

test.each([
  `/assets/media/ana-${HASH}-640x480.gif`,
  `/assets/media/ana-${HASH}.avif`,
  `/assets/media/mark-${HASH}-640x480.svg`,
  '/assets/media/ana-0123-640x480.avif',
  `/assets/media/ana-${HASH}-1234567x480.avif`,
  `/assets/media/../ana-${HASH}-640x480.avif`,
  `/assets/other/ana-${HASH}-640x480.avif`,
])('%s asks for nothing', (address) => {
  expect(parseDerived(address)).toBeUndefined()
})

test('what stands for a file is known from a path, and addresses are found in a page', () => {
  const reference = mediaReference('media/ana.jpg', FILE)
  expect([reference, `${reference} `, reference.replace('photo', 'film'), 'media/ana.jpg', ''].map(isReference)).toEqual([true, false, false, false, false])
  const [one, other] = [`/assets/media/ana-${HASH}-640x480.avif`, `/assets/media/mark-${HASH}.svg`]
  expect([mediaIn(`<img srcset="${one} 640w, ${one} 2x" src='${other}'>`), mediaIn('<p>assets/media</p>')]).toEqual([[one, one, other], []])
})
