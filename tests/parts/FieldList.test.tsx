import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { FieldList } from '../../src/parts/FieldList'
import { markup } from '../lib/drawn'

const picture = { src: '/a.jpg', alt: 'A door', width: 10, height: 10 }
const draw = (piece: React.ReactNode) => new JSDOM(markup(piece)).window.document.body

test('each field stands beside its label, as what it is: words, a link, a moment or a picture', () => {
  const fields = [
    { name: 'a', label: 'Room', words: 'Blue' },
    { name: 'b', label: 'Site', words: 'Here', href: '/faq' },
    { name: 'c', label: 'Starts', words: 'In May', time: '2027-05-01' },
    { name: 'd', label: 'Plan', words: '', picture },
  ]
  const body = draw(<FieldList fields={fields as never} className="own" />)
  expect([...body.querySelectorAll('dl.own dt')].map(({ textContent }) => textContent)).toEqual(['Room', 'Site', 'Starts', 'Plan'])
  const [words, link, time, shown] = body.querySelectorAll('dd')
  expect([words?.innerHTML, link?.querySelector('a')?.getAttribute('href'), link?.textContent]).toEqual(['Blue', '/faq', 'Here'])
  expect(time?.innerHTML).toBe('<time datetime="2027-05-01">In May</time>')
  expect(shown?.querySelector('.field-picture, img.field-picture, .field-picture img')).not.toBeNull()
})
