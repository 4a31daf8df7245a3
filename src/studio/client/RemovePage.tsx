import { Alert, Button, Group, List, Modal, Select, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { LinkLine } from '../types'
import { getLinks } from './api'
import { useSelection } from './selection'
import { refusalOf, useAct } from './useAct'
import { useStudio } from './useStudio'

/** So many places or pages are listed. */
const MOST = 60

/** Says who links to a page, and asks where these links are to lead when it is gone. */
export function RemovePage({ address, onClose }: { address: string; onClose: () => void }) {
  const { state } = useStudio()
  const act = useAct()
  const { page, select } = useSelection()
  const [links, setLinks] = useState<LinkLine[]>()
  const [instead, setInstead] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const line = state.pages.find((one) => one.address === address)
  useEffect(() => {
    if (line) getLinks(line.path).then(setLinks, (error: Error) => setFault(error.message))
  }, [line?.path.join()])
  const remove = async () => {
    const answer = await act({ do: 'removePage', from: address, ...(instead !== null && { to: instead }) }, undefined, true)
    if (answer.is === 'refused') return setFault(refusalOf(answer))
    onClose()
    // What is gone is shown no more; any other page is followed.
    if (answer.is === 'done' && page.join() === line?.path.join()) select(undefined, ['pages', 0], undefined, answer.hash)
  }
  const others = state.pages.filter((one) => one.address !== address && one.href !== undefined && one.address !== '404')
  const count = links?.length ?? 0
  return (
    <Modal opened onClose={onClose} title={`Remove the page ${address}`}>
      <Stack gap="sm">
        {links && count === 0 && <Text size="sm">Nothing links to it.</Text>}
        {count > 0 && (
          <section aria-label="Places that link to it" className="linkers" tabIndex={0}>
            <Text size="sm">{count === 1 ? 'One place links to it:' : `${count} places link to it:`}</Text>
            <List size="sm">
              {links?.slice(0, MOST).map(({ where, path }) => (
                <List.Item key={path.join()}>{where}</List.Item>
              ))}
            </List>
            {count > MOST && <Text size="sm">And {count - MOST} more.</Text>}
          </section>
        )}
        <Select
          label="Lead links and visitors to"
          description="Who asks for its address is led there, too."
          placeholder={count > 0 ? 'Choose a page' : 'Nowhere'}
          searchable
          clearable
          limit={MOST}
          data={others.map(({ href = '', title }) => ({ value: href, label: `${title} (${href})` }))}
          value={instead}
          onChange={setInstead}
          data-autofocus
        />
        {fault && (
          <Alert color="red" role="alert">
            {fault}
          </Alert>
        )}
        <Group justify="end">
          <Button color="red" disabled={!links || (count > 0 && instead === null)} onClick={() => void remove()}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
