import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { expect, test } from 'vitest'
import { articleExtensions } from '../../../../src/studio/client/fields/articleHtml'
import { TableControls } from '../../../../src/studio/client/fields/TableControls'
import { aroundStudio } from '../aroundStudio'
import { click, control, found, soon } from '../hand'

function Toy({ content }: { content: string }) {
  const editor = useEditor({ extensions: articleExtensions, content, onCreate: ({ editor: own }) => own.commands.focus('start') })
  return (
    <RichTextEditor editor={editor}>
      <TableControls />
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
const draw = async (content: string) => {
  const { drawn } = await aroundStudio(<Toy content={content} />)
  /** How many cells each row has. */
  return () => [...drawn.querySelectorAll('[contenteditable] tr')].map((row) => row.children.length)
}

test('outside of a table one can be added, and then its rows and columns', async () => {
  const rows = await draw('<p></p>')
  await click('Add a table')
  await soon(() => expect(rows()).toEqual([3, 3, 3]))
  await found('Remove the table')
  expect(control('Add a table')).toBeUndefined()
})

test.each([
  ['Add a row below', [2, 2, 2]],
  ['Add a column behind', [3, 3]],
  ['Remove the row', [2]],
  ['Remove the column', [1, 1]],
  ['Remove the table', []],
])('in a table "%s" does that', async (name, expected) => {
  const rows = await draw('<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table><p>After</p>')
  await click(name)
  await soon(() => expect(rows()).toEqual(expected))
})
