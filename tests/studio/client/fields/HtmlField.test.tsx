import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { HtmlField } from '../../../../src/studio/client/fields/HtmlField'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { click, found, leave, read, soon, words, write } from '../hand'

const path = ['collections', 'articles', 0, 'content']
const draw = (value: string) => aroundStudio(<HtmlField path={path} field={fieldOf({ is: 'text', role: 'html' })} value={value} />)

test('what the editor would lose is shown as HTML, and written as such', async () => {
  const { edits } = await draw('<details><summary>More</summary><p>1</p></details>')
  await read('It stands here as HTML')
  leave(await write('Title', '<p>New</p>'))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: '<p>New</p>' }]))
  expect(await found('Title')).toBeInstanceOf(HTMLTextAreaElement)
})

test('what it holds as it is, is written as it reads', async () => {
  const { drawn } = await draw('<h2>Head</h2><p>A <strong>word</strong> and <a href="/faq">a link</a>.</p>')
  await soon(() => expect(drawn.querySelector('[role=textbox][contenteditable=true] strong')?.textContent).toBe('word'))
  expect([drawn.querySelector('[role=textbox] h2')?.textContent, drawn.querySelector('[role=textbox]')?.getAttribute('aria-label')]).toEqual(['Head', 'Title'])
  expect(words(drawn)).not.toContain('It stands here as HTML')
})

/** An article that is another one after a click, as by undo. */
function Undone({ values: [before, after] }: { values: [string, string] }) {
  const [value, setValue] = useState(before)
  return (
    <>
      <button type="button" onClick={() => setValue(after)}>
        Undo
      </button>
      <HtmlField path={path} field={fieldOf({ is: 'text', role: 'html' })} value={value} />
    </>
  )
}

test('what comes from elsewhere is shown, and of that what nobody has touched stays as it is written', async () => {
  const { drawn, edits } = await aroundStudio(<Undone values={['<p>One</p><p>Two</p>', "<p>New</p>\n<p>It's</p>"]} />)
  await soon(() => expect(drawn.querySelector('[role=textbox]')).not.toBeNull())
  const area = drawn.querySelector<HTMLElement & { editor?: Editor }>('[role=textbox]') ?? expect.unreachable()
  await click('Undo')
  await soon(() => expect(words(area)).toBe("NewIt's"))
  area.editor?.commands.insertContentAt(1, 'Brand ')
  area.dispatchEvent(new FocusEvent('blur'))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: "<p>Brand New</p>\n<p>It's</p>" }]))
})
