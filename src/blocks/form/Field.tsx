import { Checkbox, InputBase } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Anchor } from '../../parts/Anchor'
import { useWord } from '../../parts/frame'
import classes from './Island.module.css'
import type { Values } from './validation'
import type { FormField } from './schema'

const INPUT_TYPES = { text: 'text', email: 'email', phone: 'tel' } as const

/** One field by its kind. Native elements in Mantine's frame: its own select and textarea weigh as much as the rest of the form.
 * Ids are stable, so that messages and the browser's autofill find their field. */
export function Field({ field, form, id }: { field: FormField; form: UseFormReturnType<Values>; id: string }) {
  const word = useWord()
  const isRequired = field.required !== undefined || ('minLength' in field && field.minLength !== undefined)
  const label = isRequired || field.kind === 'agreement' ? field.label : `${field.label} (${word('optional')})`
  const common = { id, name: field.name, label, description: field.hint, required: isRequired }
  const { key, ...bound } = { key: form.key(field.name), ...form.getInputProps(field.name, { type: field.kind === 'agreement' ? 'checkbox' : 'input' }) }
  switch (field.kind) {
    case 'choice':
      return (
        <InputBase key={key} component="select" {...common} {...bound} className={classes.select}>
          {['', ...field.options].map((option, index) => (
            <option key={index} value={option}>
              {option || field.placeholder}
            </option>
          ))}
        </InputBase>
      )
    case 'message':
      return <InputBase key={key} component="textarea" multiline {...common} {...bound} rows={field.rows ?? 6} maxLength={field.maxLength?.value} />
    case 'agreement': {
      const { link } = field
      return (
        <Checkbox
          key={key}
          {...common}
          {...bound}
          aria-invalid={bound.error ? true : undefined}
          label={
            link ? (
              <>
                {label} <Anchor href={link.href}>{link.label}</Anchor>
              </>
            ) : (
              label
            )
          }
        />
      )
    }
    default: {
      const maxLength = 'maxLength' in field ? field.maxLength?.value : undefined
      return <InputBase key={key} {...common} {...bound} type={INPUT_TYPES[field.kind]} autoComplete={field.autocomplete} maxLength={maxLength} />
    }
  }
}
