import { JsonInput } from '@mantine/core'
import { useState } from 'react'
import { useKept } from '../useKept'
import type { FieldProps } from './anyField'

/** What has no field of its own, as it stands in the file. */
export function JsonField({ path, field, value }: FieldProps) {
  const { fault, type, commit } = useKept(path, value)
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2))
  return (
    <JsonInput
      label={field.title}
      description={field.help}
      error={fault || undefined}
      validationError="This is no JSON yet."
      value={text}
      autosize
      onChange={(next) => {
        setText(next)
        if (next.trim() === '' && !field.isRequired) type(undefined)
        else if (isJson(next)) type(JSON.parse(next))
      }}
      onBlur={commit}
    />
  )
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
