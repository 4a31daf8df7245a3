import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import { useDialogs } from './Dialogs'
import { refusalOf } from './useAct'
import { useStudio } from './useStudio'

/** What can be done with a whole page: another address, a copy, or none of it any more. */
export function PagePanel({ path, address }: { path: JsonPath; address: string }) {
  const { send } = useStudio()
  const { addPage, removePage } = useDialogs()
  const [next, setNext] = useState(address)
  const [fault, setFault] = useState('')
  const isHome = address === '/'
  const move = async () => {
    const answer = await send({ do: 'movePage', from: address, to: next })
    setFault(answer.is === 'refused' ? refusalOf(answer) : '')
  }
  return (
    <section aria-label="The whole page">
      <Group align="end" wrap="nowrap" gap="xs">
        <TextInput
          className="grows"
          label="Address"
          description="With another one, every link follows, and who asks for the old one is led on."
          value={next}
          data-path={JSON.stringify([...path, 'path'])}
          disabled={isHome}
          error={fault || undefined}
          onChange={({ currentTarget }) => setNext(currentTarget.value)}
        />
        <Button disabled={next === address} onClick={() => void move()}>
          Move to this address
        </Button>
      </Group>
      <Group gap="xs" my="sm">
        <Button variant="default" onClick={() => addPage({ copyOf: address })}>
          Copy the page …
        </Button>
        <Button variant="default" disabled={isHome} onClick={() => removePage(address)}>
          Remove the page …
        </Button>
      </Group>
    </section>
  )
}
