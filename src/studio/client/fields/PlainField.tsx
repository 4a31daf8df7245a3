import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import type { Form } from '../../types'
import { useEcho } from '../inPlace/echo'
import type { FieldProps } from './anyField'
import { TokenArea } from './TokenArea'
import { TokensBelow } from './TokensBelow'
import { useField } from './useField'

type TextForm = Extract<Form, { is: 'text' }>

/** Words as they are read, which may hold tokens; and names, which hold none. */
export function PlainField({ form, ...props }: FieldProps & { form: TextForm }) {
  const { text, common, take, commit } = useField(props)
  const type = useEcho(props.path, text, take)
  const area = useRef<HTMLTextAreaElement>(null)
  if (form.role !== 'text') return <TextInput {...common} value={text} onChange={({ currentTarget }) => take(currentTarget.value)} onBlur={commit} />
  return (
    <div>
      <TokenArea {...common} area={area} minRows={1} value={text} onText={type} onBlur={commit} />
      <TokensBelow text={text} onText={type} />
    </div>
  )
}
