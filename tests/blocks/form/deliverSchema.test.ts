import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { compile } from '../../../src/site/compile'
import { fileWith } from '../../lib/toy'
import { examplesOf } from '../../../src/authoring/describe/examples'

const blocks = await loadBlocks()
const told = (deliver: unknown) => {
  const hero = { type: 'hero', title: 'Toys' }
  const file = fileWith({
    notFound: { title: 'Nothing', sections: [hero] },
    pages: [{ path: '/', title: 'Home', sections: [hero, { ...examplesOf('form').usual, type: 'form', deliver }] }],
  })
  return compile(new TextEncoder().encode(file), 'pages.json', blocks).problems.map(({ hint, fixable }) => ({ hint, fixable }))
}
const NO_MAIL = 'A form cannot be sent to an e-mail address by itself; a service sends it on, such as "deliver": { "service": "formspree"'

test.each(['mailto:us@firm.com', 'us@firm.com'])('who writes %s where entries go is told that a service sends them on, whichever way that is written', (mail) => {
  const [alone, ...more] = told(mail)
  expect([alone?.hint, alone?.fixable, more]).toEqual([expect.stringContaining(NO_MAIL), false, []])
  expect(told({ to: mail })).toEqual([{ hint: expect.stringContaining(NO_MAIL), fixable: false }])
})

test('an address alone is where entries go, and a path may be that or the page that thanks', () => {
  expect(told('https://forms.acme.dev/in')).toEqual([{ hint: 'Write { "to": "https://forms.acme.dev/in" }.', fixable: true }])
  expect(told('/thanks')[0]?.fixable).toBe(false)
})
