import { expect, test } from 'vitest'
import { PlainField } from '../../../../src/studio/client/fields/PlainField'
import { echo } from '../../../../src/studio/client/inPlace/echo'
import { aroundStudio, fieldOf, sectionsOf } from '../aroundStudio'
import { soon, write } from '../hand'

const drawn = (html: string) => {
  const section = document.createElement('section')
  section.innerHTML = html
  return section
}

test('a text takes the place of what a section shows of it, set in print or of an earlier moment', () => {
  const section = drawn('<h2>“It’s” here</h2><p>Words</p>')
  expect(echo(section, ['"It\'s" here'], '"It\'s" there')).toBe(true)
  expect(section.innerHTML).toBe('<h2>"It\'s" there</h2><p>Words</p>')
  expect(echo(section, ['"It\'s" now', '"It\'s" there'], 'Now')).toBe(true)
  expect(section.innerHTML).toBe('<h2>Now</h2><p>Words</p>')
})

test('where several places show it, or none, or one with more in it than words, the page stays', () => {
  for (const html of ['<b>A</b><i>A</i>', '<b>B</b>', '<b>A<br></b>', '<b> </b>', '<b></b>']) {
    const section = drawn(html)
    expect(echo(section, ['A'], 'C')).toBe(false)
    expect(section.innerHTML).toBe(html)
  }
})

const path = ['pages', 0, 'sections', 0, 'title']
const form = { is: 'text', role: 'text' } as const
const line = { path: path.slice(0, 4), type: 'note', title: '', isShared: false, problems: 0, isHidden: false }

/** The page in its frame, as the Studio has it. */
function frame(words: string): () => string {
  const sheet = document.createElement('div')
  sheet.className = 'sheet'
  const inner = document.createElement('iframe')
  sheet.append(inner)
  document.body.append(sheet)
  const page = inner.contentDocument
  if (!page) throw new Error('The frame has no page.')
  page.body.innerHTML = `<section data-source='${JSON.stringify(line.path)}'><h2>${words}</h2></section>`
  return () => page.body.textContent ?? ''
}
test('what is typed in a field is seen in the page before the server has heard of it', async () => {
  const { edits } = await aroundStudio(<PlainField path={path} field={fieldOf(form)} value="Old" form={form} />, { answers: { '/sections': sectionsOf([line]) } })
  const shown = frame('Old')
  await soon(async () => {
    await write('Title', 'New')
    expect(shown()).toBe('New')
  })
  expect(edits()).toEqual([])
  await write('Title', 'Newer')
  expect(shown()).toBe('Newer')
})

test('words beside a mark are seen at once, too', async () => {
  const { edits } = await aroundStudio(<PlainField path={path} field={fieldOf(form)} value="**Old** words" form={form} />, { answers: { '/sections': sectionsOf([line]) } })
  const shown = frame('<strong>Old</strong> words')
  await soon(async () => {
    await write('Title', '**Old** words, and more')
    expect(shown()).toBe('Old words, and more')
  })
  expect(edits()).toEqual([])
})

test('tokens and marks are left to the server', async () => {
  await aroundStudio(<PlainField path={path} field={fieldOf(form)} value="Old" form={form} />, { answers: { '/sections': sectionsOf([line]) } })
  const shown = frame('Old')
  for (const text of ['{facts.a}', 'a *b*', 'a\nb', ' ']) await write('Title', text)
  expect(shown()).toBe('Old')
})

test('a text of which nothing is left stays in the page until the server has drawn it: without words its place could not be found again', async () => {
  for (const nothing of [' ', '']) {
    await aroundStudio(<PlainField path={path} field={fieldOf(form)} value="Old" form={form} />, { answers: { '/sections': sectionsOf([line]) } })
    const shown = frame('Old')
    await write('Title', nothing)
    expect(shown()).toBe('Old')
    document.querySelector('.sheet')?.remove()
  }
})
