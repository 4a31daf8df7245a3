import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Library } from '../Library'
import { useKept } from '../useKept'
import type { FieldProps } from './anyField'

/** A file in media/, by its path or from the pictures. */
export function MediaField({ path, field, value }: FieldProps) {
  const { shown, fault, type, commit } = useKept(path, value)
  const [isOpen, setOpen] = useState(false)
  const take = (text: string) => type(text === '' && !field.isRequired ? undefined : text)
  return (
    <Group align="end" wrap="nowrap">
      <TextInput
        className="grows"
        label={field.title}
        description={field.help}
        error={fault || undefined}
        withAsterisk={field.isRequired}
        value={typeof shown === 'string' ? shown : ''}
        onChange={({ currentTarget }) => take(currentTarget.value)}
        onBlur={commit}
      />
      <Button variant="default" onClick={() => setOpen(true)}>
        Choose
      </Button>
      <Library
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChosen={(chosen) => {
          type(chosen)
          commit()
        }}
      />
    </Group>
  )
}
