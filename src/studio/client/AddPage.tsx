import { Alert, Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { groupedBy } from '../../parts/groupedBy'
import { addressFor } from './addresses'
import { getTemplates } from './api'
import { type Beginning, EMPTY, modelFor, pageModels } from './pageModels'
import { useSelection } from './selection'
import { refusalOf } from './useAct'
import { useFresh } from './useFresh'
import { useStudio } from './useStudio'

/** So many are offered at once; of more, those that are looked for. */
const MOST = 60

/** Asks for the title and address of a new page and what it begins as: nothing, a template, or a copy of any other page. */
export function AddPage({ begin, onClose }: { begin: Beginning | undefined; onClose: () => void }) {
  const { state, send } = useStudio()
  const { select } = useSelection()
  const templates = useFresh(getTemplates, 'templates') ?? []
  const models = pageModels(state.pages, templates)
  const [own, setOwn] = useState<string>()
  const [written, setWritten] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const [fault, setFault] = useState('')
  const model = models.find(({ name }) => name === chosen) ?? modelFor(models, begin)
  const title = own ?? model?.title ?? ''
  const taken = state.pages.map(({ address }) => address)
  const address = written ?? (model?.title === undefined ? addressFor(title, model?.from ?? '/', taken) : model.from)
  const add = async () => {
    if (!model) return
    const answer = await send(model.make(address, title))
    if (answer.is === 'done') {
      onClose()
      select(undefined, answer.place ?? ['pages', model.index], undefined, answer.hash)
    } else setFault(answer.is === 'refused' ? refusalOf(answer) : 'Somebody else has changed the pages meanwhile. Try again.')
  }
  const groups = [...groupedBy(models, ({ group }) => group)].map(([group, items]) => ({ group, items: items.map(({ name }) => name) }))
  return (
    <Modal opened onClose={onClose} title="Add a page">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Stack gap="sm">
          <TextInput label="Title of the page" required value={title} onChange={({ currentTarget }) => setOwn(currentTarget.value)} data-autofocus />
          <Select label="Begin with" searchable limit={MOST} allowDeselect={false} data={groups} value={model?.name ?? null} onChange={(next) => setChosen(next ?? EMPTY)} />
          <TextInput label="Address of the page" required value={address} onChange={({ currentTarget }) => setWritten(currentTarget.value)} />
          {fault && (
            <Alert color="red" role="alert">
              {fault}
            </Alert>
          )}
          <Group justify="end">
            <Button type="submit" disabled={title.trim() === ''}>
              Add the page
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
