import { isObject, type JsonPath } from '../../site/text/jsonPath'
import { freeSlug } from './addresses'
import { getPart } from './api'
import { useDrawnFrom } from './drawnFrom'
import { wantField } from './fields/wantedField'
import { IconButton } from './IconButton'
import { useSelection } from './selection'
import { optionOf, startOf } from './start'
import { useAct } from './useAct'

const TITLE = 'New entry'

/** What adds an entry to a collection, with what it has to have, and leads to its title. */
export function useAddEntry(): (list: JsonPath) => Promise<void> {
  const act = useAct()
  const { page, select } = useSelection()
  const drawn = useDrawnFrom()
  return async (list) => {
    const { form, value, path: place, hash } = await getPart(list, drawn)
    const own = form.is === 'either' ? optionOf(form.options, value) : form
    const entry = startOf(own?.is === 'list' ? own.entry : { is: 'json' }, TITLE)
    const path = [...place, Array.isArray(value) ? value.length : 0]
    const answer = await act({ do: 'insert', path, value: { ...(isObject(entry) ? entry : {}), slug: freeSlug('new-entry', value), title: TITLE } }, value, false, hash)
    if (answer.is !== 'done') return
    select(answer.place ?? path, page, undefined, answer.hash)
    wantField([...(answer.place ?? path), 'title'])
  }
}

export function AddEntry({ list, name }: { list: JsonPath; name: string }) {
  const add = useAddEntry()
  return <IconButton icon="plus" size={24} name={`Add an entry to ${name}`} onClick={() => void add(list)} />
}
