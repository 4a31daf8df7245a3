import { Accordion, Alert, Breadcrumbs, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import type { FieldForm, Form, SharedPart } from '../types'
import { getPart } from './api'
import { Begin } from './Begin'
import { CollectionPanel } from './CollectionPanel'
import { useDialogs } from './Dialogs'
import { DrawnFrom } from './drawnFrom'
import { AnyField } from './fields/anyField'
import { Field } from './fields/Field'
import { FieldList } from './fields/ObjectField'
import { SharedField } from './fields/SharedField'
import { PartProblems, problemsByField, Told } from './fields/problemsAt'
import { isIn, useWantedField } from './fields/wantedField'
import { MenuLists } from './MenuLists'
import { PagePanel } from './PagePanel'
import { useSelection } from './selection'
import { useFresh } from './useFresh'
import { useStudio } from './useStudio'

/** The fields of what is selected, made from what may be written there. */
export function Panel() {
  const { at: selected, drawn, pick } = useSelection()
  const { state, latestAlike } = useStudio()
  const ask = async () => (selected ? getPart(selected, latestAlike(drawn ?? state.hash, [selected])) : undefined)
  const part = useFresh(ask, selected ? String(pick) : '')
  const { takeFocus } = useDialogs()
  const panel = useRef<HTMLElement>(null)
  const isThere = part !== undefined
  // Who has just added a section writes on in its first field.
  useEffect(() => {
    const first = isThere ? panel.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [contenteditable=true]') : undefined
    if (first && takeFocus()) first.focus()
  }, [isThere, pick])
  if (!selected) return <Begin />
  if (!part) return null
  const { path: at, form, value, problems, where, shared } = part
  const told = new Map(problemsByField(at, drawnForm(form, shared), value, problems))
  const own = told.get(JSON.stringify(at)) ?? []
  told.delete(JSON.stringify(at))
  return (
    <DrawnFrom value={part.hash}>
      <section aria-label="Fields" ref={panel}>
        <Breadcrumbs separator="›" mb="sm">
          {where.split(' › ').map((step) => (
            <Text key={step} size="sm" fw={600}>
              {step}
            </Text>
          ))}
        </Breadcrumbs>
        {own.map(({ problem }) => (
          <Alert key={problem.code + problem.where} color="red" mb="sm" title={problem.where}>
            <Told problem={problem} />
          </Alert>
        ))}
        {isPage(at) && <PagePanel path={at} key={String((value as { path?: string }).path)} address={String((value as { path?: string }).path)} />}
        {isCollection(at) && <CollectionPanel name={String(at[1])} />}
        {isMenu(at) && <MenuLists path={at} value={value} form={form} />}
        <PartProblems value={told}>
          <AnyField value={Field}>
            {shared && <SharedField key={pick} path={at} value={value} shared={shared} />}
            {form.is === 'object' ? (
              <>
                <FieldList path={at} fields={ownFields(form.fields).filter(({ isSetting }) => !isSetting)} value={value} />
                <Settings key={pick} path={at} fields={form.fields} value={value} />
              </>
            ) : (
              <Field path={at} field={{ name: '', title: where, help: '', isRequired: true, isSetting: false, form }} value={value} />
            )}
          </AnyField>
        </PartProblems>
      </section>
    </DrawnFrom>
  )
}

const isMenu = (at: readonly unknown[]) => at.length === 2 && at[0] === 'site' && (at[1] === 'navigation' || at[1] === 'footer')
const isCollection = (at: readonly unknown[]) => at.length === 2 && at[0] === 'collections'
const isPage = (at: readonly unknown[]) => at.length === 2 && at[0] === 'pages'

/** The fields that are drawn as such: the address of a page and what a shared section says differently have other ways to be written. */
const ownFields = (fields: readonly FieldForm[]) => fields.filter(({ name }) => name !== 'path' && name !== 'with')

function drawnForm(form: Form, shared: SharedPart | undefined): Form {
  if (form.is !== 'object') return form
  const own = shared && { name: 'with', title: '', help: '', isRequired: false, isSetting: false, form: shared.form }
  return { is: 'object', fields: [...ownFields(form.fields), ...(own ? [own] : [])] }
}

function Settings({ path, fields, value }: { path: JsonPath; fields: readonly FieldForm[]; value: unknown }) {
  const settings = fields.filter(({ isSetting }) => isSetting)
  const [open, setOpen] = useState<string | null>(null)
  const wanted = useWantedField()
  const isWanted = settings.some(({ name }) => isIn(wanted, [...path, name]))
  useEffect(() => {
    if (isWanted) setOpen('settings')
  }, [isWanted])
  if (settings.length === 0) return null
  return (
    <Accordion mt="md" variant="contained" value={open} onChange={setOpen}>
      <Accordion.Item value="settings">
        <Accordion.Control>When and how it is shown</Accordion.Control>
        <Accordion.Panel>
          <FieldList path={path} fields={settings} value={value} />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
