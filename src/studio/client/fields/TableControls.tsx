import columnMore from '@tabler/icons/outline/column-insert-right.svg?inline'
import columnLess from '@tabler/icons/outline/column-remove.svg?inline'
import rowMore from '@tabler/icons/outline/row-insert-bottom.svg?inline'
import rowLess from '@tabler/icons/outline/row-remove.svg?inline'
import tableLess from '@tabler/icons/outline/table-minus.svg?inline'
import tableMore from '@tabler/icons/outline/table-plus.svg?inline'
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'
import { useEditorState } from '@tiptap/react'
import { newTable } from './articleTables'

const CHANGES = [
  { name: 'Add a row below', icon: rowMore, change: addRowAfter },
  { name: 'Add a column behind', icon: columnMore, change: addColumnAfter },
  { name: 'Remove the row', icon: rowLess, change: deleteRow },
  { name: 'Remove the column', icon: columnLess, change: deleteColumn },
  { name: 'Remove the table', icon: tableLess, change: deleteTable },
] as const

/** Adds a table; in one, adds and removes its rows and columns. */
export function TableControls() {
  const { editor } = useRichTextEditorContext()
  const isInTable = useEditorState({ editor, selector: ({ editor: own }) => own?.isActive('table') ?? false })
  if (!editor) return null
  return (
    <RichTextEditor.ControlsGroup>
      {isInTable ? (
        CHANGES.map(({ name, icon, change }) => (
          <Control
            key={name}
            name={name}
            icon={icon}
            onClick={() => {
              change(editor.state, editor.view.dispatch)
              editor.view.focus()
            }}
          />
        ))
      ) : (
        <Control name="Add a table" icon={tableMore} onClick={() => editor.chain().focus().insertContent(newTable).run()} />
      )}
    </RichTextEditor.ControlsGroup>
  )
}

function Control({ name, icon, onClick }: { name: string; icon: string; onClick: () => void }) {
  return (
    <RichTextEditor.Control aria-label={name} title={name} onClick={onClick}>
      <img src={icon} alt="" width={16} height={16} />
    </RichTextEditor.Control>
  )
}
