import { Button } from '@mantine/core'
import { isObject, type JsonPath } from '../../site/text/jsonPath'
import { wantField } from './fields/wantedField'
import { Icon } from './Icon'
import { useAct } from './useAct'
import { useStudio } from './useStudio'

const TITLE = 'New column'

/** Puts a column with a link to the first page behind those of the foot, and leads to its title. */
export function AddColumn({ path, value }: { path: JsonPath; value: unknown }) {
  const { state } = useStudio()
  const act = useAct()
  const columns = isObject(value) && Array.isArray(value.columns) ? value.columns : undefined
  const add = async () => {
    const [first] = state.pages
    const column = { title: TITLE, links: [{ label: first?.title ?? TITLE, href: first?.href ?? '/' }] }
    const place = [...path, 'columns', columns?.length ?? 0]
    const answer = await (columns ? act({ do: 'insert', path: place, value: column }, columns) : act({ do: 'set', path: [...path, 'columns'], value: [column] }))
    if (answer.is === 'done') wantField([...(columns ? (answer.place ?? place) : place), 'title'])
  }
  return (
    <Button variant="default" size="compact-sm" mb="sm" leftSection={<Icon name="plus" size={14} />} onClick={() => void add()}>
      Add a column
    </Button>
  )
}
