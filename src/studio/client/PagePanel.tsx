import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSelection } from './selection'
import { useStudio } from './useStudio'

/** What can be done with a whole page: another address, a copy, or none of it any more. */
export function PagePanel({ address }: { address: string }) {
  const { send } = useStudio()
  const { select } = useSelection()
  const [next, setNext] = useState(address)
  const [fault, setFault] = useState('')
  const act = async (operation: Parameters<typeof send>[0], isGone = false) => {
    const answer = await send(operation)
    setFault(answer.is === 'refused' ? [answer.words, ...answer.problems.map(({ message }) => message)].join(' ') : '')
    if (answer.is === 'done' && isGone) select(undefined, ['pages', 0])
  }
  return (
    <section aria-label="The whole page">
      <TextInput
        label="Address"
        description="With another one, every link follows, and who asks for the old one is led on."
        value={next}
        error={fault || undefined}
        onChange={({ currentTarget }) => setNext(currentTarget.value)}
      />
      <Group gap="xs" my="sm">
        <Button size="compact-sm" disabled={next === address} onClick={() => void act({ do: 'movePage', from: address, to: next })}>
          Move to this address
        </Button>
        <Button size="compact-sm" variant="default" disabled={next === address} onClick={() => void act({ do: 'copyPage', from: address, to: next })}>
          Copy to this address
        </Button>
        <Button size="compact-sm" variant="default" color="red" onClick={() => void act({ do: 'removePage', from: address, ...(next !== address && { to: next }) }, true)}>
          Remove the page
        </Button>
      </Group>
    </section>
  )
}
