import { Fieldset, Stack } from '@mantine/core'
import type { Form } from '../../types'
import { startOf } from '../start'
import { useStudio } from '../useStudio'
import type { FieldProps } from './anyField'
import { MeaningSelect } from './MeaningSelect'
import { FieldList } from './ObjectField'
import { ProblemsAt } from './problemsAt'

type KindsForm = Extract<Form, { is: 'kinds' }>

/** One of several kinds of entry: which one it is, and the fields of that one. What both kinds have is kept when it changes. */
export function KindsField({ path, field, form, value }: FieldProps & { form: KindsForm }) {
  const { send } = useStudio()
  const own = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const chosen = form.kinds.find((kind) => kind.value === own[form.by])
  const change = (next: string | undefined) => {
    const kind = form.kinds.find((candidate) => candidate.value === next)
    if (kind?.form.is !== 'object' || kind === chosen) return
    const names = kind.form.fields.map(({ name }) => name)
    const shared = Object.fromEntries(Object.entries(own).filter(([name]) => names.includes(name) && name !== form.by))
    void send({ do: 'set', path, value: { [form.by]: kind.value, ...(startOf(kind.form) as object), ...shared } }, value)
  }
  return (
    <Fieldset legend={field.title}>
      <Stack gap="sm">
        <ProblemsAt path={path} />
        <ProblemsAt path={[...path, form.by]} />
        <MeaningSelect
          label="Kind"
          description={chosen?.help}
          data-path={JSON.stringify([...path, form.by])}
          values={form.kinds.map(({ value: kind }) => kind)}
          now={chosen?.value ?? ''}
          meaningOf={(kind) => form.kinds.find((candidate) => candidate.value === kind)?.help}
          isRequired
          onChosen={change}
        />
        {chosen?.form.is === 'object' && <FieldList path={path} fields={chosen.form.fields} value={value} />}
      </Stack>
    </Fieldset>
  )
}
