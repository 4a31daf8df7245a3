import { Button, Fieldset, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { counted } from '../../../parts/counted'
import type { JsonPath } from '../../../site/text/jsonPath'
import { isObject } from '../../../site/text/jsonPath'
import type { Form, SharedPart } from '../../types'
import { startOf } from '../start'
import { useStudio } from '../useStudio'
import { useAnyField } from './anyField'
import { FieldList } from './ObjectField'

/** What has parts of its own. */
const PARTS: readonly Form['is'][] = ['list', 'object', 'kinds', 'names', 'either']

type Props = { path: JsonPath; value: unknown; shared: SharedPart }

/** A section that stands on several pages: its fields are changed on all of them, or said differently on this one. */
export function SharedField({ path, value, shared }: Props) {
  const own = isObject(value) && isObject(value.with) ? value.with : {}
  const [where, setWhere] = useState(Object.keys(own).length > 0 ? 'here' : 'everywhere')
  if (shared.form.is !== 'object') return null
  const { length } = shared.pages
  return (
    <Fieldset legend={`Shared section “${shared.name}”`}>
      <Text size="xs" c="dimmed" mb="xs">
        It stands on {counted(length, 'page')}: {shared.pages.slice(0, 6).join(', ')}
        {length > 6 && ' …'}
      </Text>
      <SegmentedControl
        fullWidth
        size="xs"
        mb="sm"
        aria-label="Where a change counts"
        data={[
          { value: 'everywhere', label: 'Change everywhere' },
          { value: 'here', label: 'Change here only' },
        ]}
        value={where}
        onChange={setWhere}
      />
      {where === 'everywhere' ? <FieldList path={shared.path} fields={shared.form.fields} value={shared.value} /> : <HereOnly path={path} own={own} shared={shared} />}
    </Fieldset>
  )
}

/** The fields as they read on this page; what is written into one counts here only. */
function HereOnly({ path, own, shared }: { path: JsonPath; own: Record<string, unknown>; shared: SharedPart }) {
  const { send } = useStudio()
  const Field = useAnyField()
  const usual = isObject(shared.value) ? shared.value : {}
  // The last field that is said here takes the list of them along.
  const asEverywhere = (name: string) => {
    const isLast = Object.keys(own).length === 1
    void (isLast ? send({ do: 'remove', path: [...path, 'with'] }, own) : send({ do: 'remove', path: [...path, 'with', name] }, own[name]))
  }
  const fields = shared.form.is === 'object' ? shared.form.fields : []
  return (
    <Stack gap="sm">
      {fields.map((field) => {
        const [isOwn, place] = [Object.hasOwn(own, field.name), [...path, 'with', field.name]]
        // Of what has parts, all of it is said here before a part of it can be another one.
        if (!isOwn && PARTS.includes(field.form.is))
          return (
            <Button
              key={field.name}
              variant="default"
              size="compact-sm"
              onClick={() => void send({ do: 'set', path: place, value: usual[field.name] ?? startOf(field.form, field.title) })}
            >
              Say {field.title} differently here
            </Button>
          )
        return (
          <div key={field.name}>
            <Field path={place} field={{ ...field, isRequired: false, usual: usual[field.name] }} value={own[field.name]} />
            {isOwn && (
              <Group justify="end">
                <Button size="compact-xs" variant="subtle" aria-label={`${field.title} as everywhere`} onClick={() => asEverywhere(field.name)}>
                  As everywhere
                </Button>
              </Group>
            )}
          </div>
        )
      })}
    </Stack>
  )
}
