import { Accordion, Alert, Breadcrumbs, Text } from '@mantine/core'
import { getPart } from './api'
import { AnyField } from './fields/anyField'
import { Field } from './fields/Field'
import { FieldList } from './fields/ObjectField'
import { PagePanel } from './PagePanel'
import { useSelection } from './selection'
import { useFresh } from './useFresh'

/** The fields of what is selected, made from what may be written there. */
export function Panel() {
  const { at } = useSelection()
  const part = useFresh(() => (at ? getPart(at) : Promise.resolve(undefined)), at?.join() ?? '')
  if (!at) return <Text c="dimmed">Click a part of the page, or a section in the list, to change it.</Text>
  if (!part) return null
  const { form, value, problems, where } = part
  return (
    <section aria-label="Fields">
      <Breadcrumbs separator="›" mb="sm">
        {where.split(' › ').map((step) => (
          <Text key={step} size="sm" fw={600}>
            {step}
          </Text>
        ))}
      </Breadcrumbs>
      {problems.map((problem) => (
        <Alert key={problem.code + problem.where} color="red" mb="sm" title={problem.where}>
          {problem.message} {problem.hint}
        </Alert>
      ))}
      {isPage(at) && <PagePanel key={String((value as { path?: string }).path)} address={String((value as { path?: string }).path)} />}
      <AnyField value={Field}>
        {form.is === 'object' ? (
          <>
            <FieldList path={at} fields={form.fields.filter(({ isSetting, name }) => !isSetting && name !== 'path')} value={value} />
            <Settings path={at} form={form} value={value} />
          </>
        ) : (
          <Field path={at} field={{ name: '', title: where, help: '', isRequired: true, isSetting: false, form }} value={value} />
        )}
      </AnyField>
    </section>
  )
}

const isPage = (at: readonly unknown[]) => at.length === 2 && at[0] === 'pages'

function Settings({ path, form, value }: { path: Parameters<typeof FieldList>[0]['path']; form: { fields: Parameters<typeof FieldList>[0]['fields'] }; value: unknown }) {
  const settings = form.fields.filter(({ isSetting }) => isSetting)
  if (settings.length === 0) return null
  return (
    <Accordion mt="md" variant="contained">
      <Accordion.Item value="settings">
        <Accordion.Control>When and how it is shown</Accordion.Control>
        <Accordion.Panel>
          <FieldList path={path} fields={settings} value={value} />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
