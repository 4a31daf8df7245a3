import { JsonInput } from '@mantine/core'
import { useState } from 'react'
import type { FieldProps } from './anyField'
import { useField } from './useField'

/** What has no field of its own, as it stands in the file. */
export function JsonField(props: FieldProps) {
  const { field, value } = props
  const { common, type, commit } = useField(props)
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2))
  return (
    <JsonInput
      {...common}
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
