import { expect, test } from 'vitest'
import { z } from 'zod'
import { fix } from '../../../../src/authoring/edit/fix'
import { action } from '../../../../src/parts/link'
import { picture } from '../../../../src/parts/picture'
import { text } from '../../../../src/parts/text'
import { partsApart } from '../../../../src/site/schema/findings/apart'
import { problemsOf, siteWith, toyBlocks } from '../../../lib/toy'

const banner = z.strictObject({ title: text, picture: picture.optional(), actions: z.array(action).optional() })
const made = (entry: object) => partsApart(banner, entry, []).map(({ field, written, isGuess }) => `${field}: ${written}${isGuess ? ' ?' : ''}`)

test.each([
  [{ button_label: 'Go', button_link: '/a' }, ['actions: [{ "label": "Go", "href": "/a" }]']],
  [{ ctaText: 'Go', ctaUrl: '/a' }, ['actions: [{ "label": "Go", "href": "/a" }]']],
  [{ button1Text: 'Go', button1Url: '/a', button2Text: 'Up', button2Url: '/' }, ['actions: [{ "label": "Go", "href": "/a" }, { "label": "Up", "href": "/" }]']],
  [{ image: 'media/a.jpg', altText: 'A door' }, ['picture: { "src": "media/a.jpg", "alt": "A door" }']],
  ...['first', 'second', 'third', 'primary', 'secondary', 'main', '2'].map((word): [object, string[]] => [
    { [`${word}_button_label`]: 'Go', [`${word}_button_link`]: '/a' },
    ['actions: [{ "label": "Go", "href": "/a" }]'],
  ]),
  [{ button: '/a', button_text: 'Go' }, ['actions: [{ "href": "/a", "label": "Go" }]']],
  [{ 'image-url': 'media/a.jpg', imageAlt: '' }, ['picture: { "src": "media/a.jpg", "alt": "" }']],
  [{ imageSrc: 'media/a.jpg' }, ['picture: { "src": "media/a.jpg", "alt": "…" } ?']],
])('of the parts in %j is made %j', (entry, expected) => expect(made({ title: 'A', ...entry })).toEqual(expected))

test('what is no part, is there already, or does not fit is left alone', () => {
  expect([made({ titel: 'A' }), made({ button_label: 'Go', actions: [] }), made({ buttonUrl: 'javascript:x', buttonText: 'Go' }), made({ button: { text: 'Go' } })]).toEqual([
    [],
    [],
    [],
    [],
  ])
  expect([partsApart(banner, null, []), partsApart(text, {}, [])]).toEqual([[], []])
})

test('the parts are told once and put into their field, unless something is still to be written', () => {
  const blocks = { ...toyBlocks, banner: { schema: banner } }
  const [whole, half] = [{ button_label: 'Go', button_link: '#top' }, { image: 'media/a.jpg' }].map((fields) => siteWith({ type: 'banner', id: 'top', title: 'A', ...fields }))
  const told = [whole, half].map((content = '') => problemsOf(content, blocks).map(({ message, fixable }) => [message, fixable]))
  expect(told).toEqual([
    [['There are no fields "button_label", "button_link" in a banner: they are parts of "actions".', true]],
    [['There is no field "image" in a banner: it is a part of "picture".', false]],
  ])
  const mended = new TextDecoder().decode(fix(new TextEncoder().encode(whole), blocks).bytes)
  expect(JSON.parse(mended).pages[0].sections[0]).toEqual({ type: 'banner', id: 'top', title: 'A', actions: [{ label: 'Go', href: '#top' }] })
})

test('a list that is needed is not told as missing where its parts stand apart', () => {
  const blocks = { ...toyBlocks, call: { schema: z.strictObject({ actions: z.array(action).min(1) }) } }
  expect(problemsOf(siteWith({ type: 'call', buttonText: 'Go', buttonUrl: '/' }), blocks)).toHaveLength(1)
})
