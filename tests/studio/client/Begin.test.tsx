import { expect, test } from 'vitest'
import { Begin } from '../../../src/studio/client/Begin'
import { useSelection } from '../../../src/studio/client/selection'
import { aroundStudio, sectionsOf } from './aroundStudio'
import { click, found, read, soon } from './hand'

/** Says what is selected. */
function Selected() {
  const { at, page } = useSelection()
  return <output>{JSON.stringify([at, page])}</output>
}

const lines = [{ path: ['pages', 0, 'sections', 0], type: 'hero', title: 'Toys' }]
const draw = () =>
  aroundStudio(
    <>
      <Begin />
      <Selected />
    </>,
    { answers: { '/sections': sectionsOf(lines) } },
  )
const selected = () => document.querySelector('output')?.textContent

test('where nothing is selected, how to select is said, and what else can be done', async () => {
  const { drawn } = await draw()
  await read('Click a part of the page, or a section in the list, to change it.')
  expect(drawn.querySelectorAll('section[aria-label="Where to begin"] button')).toHaveLength(5)
})

test.each([
  ['Change what this page is called', '[["pages",0],["pages",0]]'],
  ['Change colours and fonts', '[["site","theme"],["pages",0]]'],
])('"%s" selects that, and the page stays in sight', async (words, at) => {
  await draw()
  await click(words)
  await soon(() => expect(selected()).toBe(at))
})

test.each([
  ['Put something at the end of this page', 'Add a section'],
  ['Begin another page', 'Add a page'],
  ['See how it goes without a mouse', 'Keys'],
])('"%s" asks for it in its own dialog', async (words, title) => {
  await draw()
  await found(words)
  await click(words)
  await soon(() => expect([...document.querySelectorAll('[role=dialog] h2')].map((head) => head.textContent)).toContain(title))
})
