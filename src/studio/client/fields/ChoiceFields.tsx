import { Input, NumberInput, SegmentedControl, Switch } from '@mantine/core'
import type { Form } from '../../types'
import type { FieldProps } from './anyField'
import { MeaningSelect } from './MeaningSelect'
import { useField } from './useField'

type OptionsForm = Extract<Form, { is: 'options' }>
type NumberForm = Extract<Form, { is: 'number' }>

/** So many options, of so many letters together, stand side by side. */
const FEW = { options: 4, letters: 26 }
/** Of more options than these one is looked for by its letters. */
const MANY = 8
const USUAL = 'As usual'

/** One of several words: a few side by side, many in a list, each with what it does. */
export function OptionsField({ form, ...props }: FieldProps & { form: OptionsForm }) {
  const { shown, common, choose } = useField(props)
  const { isRequired } = props.field
  const asWritten = (text: string | undefined) => form.options.find(({ value }) => String(value) === text)?.value
  const helpOf = (text: string) => form.options.find(({ value }) => String(value) === text)?.help
  const now = shown === undefined ? '' : String(shown)
  const help = helpOf(now)
  const isKnown = now === '' ? !isRequired : asWritten(now) !== undefined
  const words = form.options.map(({ value }) => String(value))
  if (isKnown && words.length <= FEW.options && words.join('').length <= FEW.letters) {
    const { label, description, withAsterisk, error, ...rest } = common
    const data = [...(isRequired ? [] : [{ value: '', label: USUAL }]), ...words.map((value) => ({ value, label: value }))]
    return (
      <Input.Wrapper label={label} description={help || description} withAsterisk={withAsterisk} error={error} labelElement="div">
        <SegmentedControl {...rest} fullWidth size="xs" aria-label={label} data={data} value={now} onChange={(next) => choose(asWritten(next))} />
      </Input.Wrapper>
    )
  }
  return (
    <MeaningSelect
      {...common}
      description={help || common.description}
      values={words}
      now={now}
      meaningOf={helpOf}
      isRequired={isRequired}
      searchable={words.length > MANY}
      placeholder={isRequired ? 'Choose one' : USUAL}
      onChosen={(next) => choose(asWritten(next))}
    />
  )
}

/** Yes or no. What its help says of "false" is said with no; all else with yes. */
export function YesNoField(props: FieldProps) {
  const { shown, common, choose } = useField(props)
  const { withAsterisk: _, ...rest } = common
  const isOnUnlessSaid = /^false\b/i.test(props.field.help)
  const usual = props.field.isRequired ? undefined : isOnUnlessSaid
  return (
    <Switch
      {...rest}
      checked={shown === undefined ? isOnUnlessSaid : shown === true}
      onChange={({ currentTarget: { checked } }) => choose(checked === usual ? undefined : checked)}
    />
  )
}

export function NumberField({ form, ...props }: FieldProps & { form: NumberForm }) {
  const { shown, common, type, commit } = useField(props)
  return (
    <NumberInput
      {...common}
      value={typeof shown === 'number' ? shown : ''}
      allowDecimal={!form.isWhole}
      {...(form.least !== undefined && { min: form.least })}
      {...(form.most !== undefined && { max: form.most })}
      clampBehavior="none"
      onChange={(next) => type(next === '' && !props.field.isRequired ? undefined : next)}
      onBlur={commit}
    />
  )
}
