import { Checkbox, InputBase } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Anchor } from '../../parts/Anchor'
import { useWord } from '../../parts/frame'
import classes from './Island.module.css'
import { Options } from './Options'
import type { OpenField, Values } from './validation'

const INPUT_TYPES = { text: 'text', email: 'email', phone: 'tel', number: 'number', date: 'date', website: 'text' } as const
const KEYBOARDS = { number: 'decimal', website: 'url' } as const

/** One field by its kind. Native elements in Mantine's frame: its own select and textarea weigh as much as the rest of the form.
 * Ids are stable, so that messages and the browser's autofill find their field. */
export function Field({ field, form, id }: { field: OpenField; form: UseFormReturnType<Values>; id: string }) {
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
    case 'radio':
    case 'choices':
      return <Options key={key} {...common} isMany={field.kind === 'choices'} options={field.options} error={bound.error} onChange={() => form.clearFieldError(field.name)} />
    case 'file':
      return (
        <InputBase key={key} {...common} type="file" accept={field.accept?.join()} error={bound.error} onChange={() => form.clearFieldError(field.name)} className={classes.file} />
      )
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
    default:
      return <InputBase key={key} {...common} {...bound} {...attributesOf(field)} type={INPUT_TYPES[field.kind]} />
  }
}

type Written = Extract<OpenField, { kind: keyof typeof INPUT_TYPES }>

/** What browsers may know of a field, also where no script checks it. */
function attributesOf(field: Written) {
  const limits = field.kind === 'number' || field.kind === 'date' ? { min: field.min?.value, max: field.max?.value } : {}
  return {
    ...limits,
    autoComplete: 'autocomplete' in field ? field.autocomplete : undefined,
    maxLength: 'maxLength' in field ? field.maxLength?.value : undefined,
    inputMode: field.kind in KEYBOARDS ? KEYBOARDS[field.kind as keyof typeof KEYBOARDS] : undefined,
    step: field.kind === 'number' ? 'any' : undefined,
  }
}
