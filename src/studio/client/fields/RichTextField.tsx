import link from '@tabler/icons/outline/link.svg?inline'
import list from '@tabler/icons/outline/list.svg?inline'
import { ActionIcon, Group, Input, Tooltip } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { Form } from '../../types'
import type { FieldProps } from './anyField'
import { type Mark, withMark } from './marks'
import { TokenArea } from './TokenArea'
import { TokensBelow } from './TokensBelow'
import { useField } from './useField'
import { useEcho } from '../inPlace/echo'

type TextForm = Extract<Form, { is: 'text' }>
type Tool = { mark: Mark; name: string; sign: ReactNode; key?: string }

const TOOLS: Tool[] = [
  { mark: 'bold', name: 'Bold', sign: <b>B</b>, key: 'b' },
  { mark: 'italic', name: 'Italic', sign: <i>I</i>, key: 'i' },
  { mark: 'link', name: 'Link', sign: <img src={link} alt="" width={16} height={16} />, key: 'k' },
  { mark: 'list', name: 'List', sign: <img src={list} alt="" width={16} height={16} /> },
]

/** Text with light Markdown, as it is written; the buttons mark what is selected. */
export function RichTextField({ form, ...props }: FieldProps & { form: TextForm }) {
  const { text, common, take, commit } = useField(props)
  const type = useEcho(props.path, text, take)
  const { label, description, withAsterisk, error, ...rest } = common
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const apply = (mark: Mark) => {
    const target = area.current
    if (!target) return
    const next = withMark({ text: target.value, start: target.selectionStart, end: target.selectionEnd }, mark)
    take(next.text)
    target.focus()
    requestAnimationFrame(() => target.setSelectionRange(next.start, next.end))
  }
  const keyDown = (event: KeyboardEvent) => {
    const tool = event.ctrlKey || event.metaKey ? TOOLS.find(({ key }) => key === event.key.toLowerCase()) : undefined
    if (!tool) return
    event.preventDefault()
    apply(tool.mark)
  }
  const tools = form.isInline ? TOOLS.filter(({ mark }) => mark !== 'list') : TOOLS
  return (
    <Input.Wrapper id={id} label={label} description={description} withAsterisk={withAsterisk} error={error} labelElement="label">
      <Group gap={2} role="toolbar" aria-label={`Marks in ${label}`} className="marks">
        {tools.map(({ mark, name, sign, key }) => (
          <Tooltip key={mark} label={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}>
            <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`${name} in ${label}`} onClick={() => apply(mark)} onMouseDown={(event) => event.preventDefault()}>
              {sign}
            </ActionIcon>
          </Tooltip>
        ))}
      </Group>
      <TokenArea {...rest} id={id} area={area} value={text} onText={type} onBlur={commit} onKeyDown={keyDown} minRows={2} error={Boolean(error)} />
      <TokensBelow text={text} onText={type} />
    </Input.Wrapper>
  )
}
