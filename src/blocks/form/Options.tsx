import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Island.module.css'

type Props = {
  id: string
  name: string
  label: string
  description?: string | undefined
  required: boolean
  isMany: boolean
  options: readonly string[]
  error?: ReactNode
  onChange: () => void
}

/** Options that are all seen, of which one, or as many as one likes, can be chosen. */
export function Options({ id, name, label, description, required, isMany, options, error, onChange }: Props) {
  const [hintId, errorId] = [`${id}-description`, `${id}-error`]
  const told = [description && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <fieldset id={id} className={classes.options} aria-describedby={told || undefined}>
      <legend>
        <Input.Label labelElement="div" size="md" required={required}>
          {label}
        </Input.Label>
      </legend>
      {description && (
        <Input.Description size="md" id={hintId}>
          {description}
        </Input.Description>
      )}
      {options.map((option, index) => (
        <label key={index}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            value={option}
            required={!isMany && required}
            onChange={onChange}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          {option}
        </label>
      ))}
      {error && (
        <Input.Error size="md" id={errorId}>
          {error}
        </Input.Error>
      )}
    </fieldset>
  )
}
