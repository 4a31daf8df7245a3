import { Input, Text, Textarea } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import '@mantine/tiptap/styles.css'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { FieldProps } from './anyField'
import { articleExtensions, asEdited, isHeld } from './articleHtml'
import { plainHtml, withUntouched } from './htmlPieces'
import { TableControls } from './TableControls'
import { useField } from './useField'

/** The body of an article, written as it reads. What the editor cannot hold without loss, such as a picture, is shown as HTML. */
export function HtmlField(props: FieldProps) {
  const { text, common, take, commit } = useField(props)
  // Asked once: what is being written must not change its field under the hand.
  const [isWhole] = useState(() => isHeld(text))
  if (isWhole) return <HtmlEditor {...{ text, common, take, commit }} />
  return (
    <div>
      <Textarea {...common} autosize minRows={8} maxRows={24} value={text} onChange={({ currentTarget }) => take(currentTarget.value)} onBlur={commit} />
      <Text size="xs" c="dimmed">
        It stands here as HTML, because it holds something that would be lost otherwise, such as a picture or an anchor.
      </Text>
    </div>
  )
}

type Props = Pick<ReturnType<typeof useField>, 'text' | 'common' | 'take' | 'commit'>

function HtmlEditor({ text, common: { label, description, withAsterisk, error, ...rest }, take, commit }: Props) {
  const base = useRef({ written: text, edited: asEdited(text) })
  const typed = useRef(text)
  const editor = useEditor({
    extensions: articleExtensions,
    content: text,
    editorProps: { attributes: { ...rest, 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: own }) => {
      typed.current = withUntouched(base.current.written, base.current.edited, plainHtml(own.getHTML()))
      take(typed.current)
    },
    onBlur: commit,
  })
  // What comes from elsewhere, as by undo, is shown; what was typed here is there already.
  useEffect(() => {
    if (!editor || text === typed.current) return
    typed.current = text
    base.current = { written: text, edited: asEdited(text) }
    editor.commands.setContent(text, { emitUpdate: false })
  }, [text, editor])
  return (
    <Input.Wrapper label={label} description={description} withAsterisk={withAsterisk} error={error} labelElement="div">
      <RichTextEditor editor={editor} className="html-editor">
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <TableControls />
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  )
}
