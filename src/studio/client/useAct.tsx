import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Answer, Operation } from '../types'
import { useStudio } from './useStudio'
import { useTravel } from './useTravel'

const ID = 'change'

/** Makes a change of the file; what stands against it is shown, and after what is easily regretted, undo is offered. */
export function useAct(): (operation: Operation, was?: unknown, isRegretted?: boolean, drawn?: string) => Promise<Answer> {
  const { send } = useStudio()
  const { undo } = useTravel()
  return async (operation, was, isRegretted = false, drawn = undefined) => {
    const answer = await send(operation, was, undefined, drawn)
    notifications.hide(ID)
    if (answer.is === 'refused') show('red', refusalOf(answer))
    if (answer.is === 'conflict') show('red', 'Nothing was written: somebody else has changed this meanwhile. Look at it, and try again.')
    if (answer.is === 'done' && isRegretted) show('blue', <Regret words={answer.done.join(' ')} onUndo={undo} />)
    return answer
  }
}

/** Why nothing was written, with what to do. */
export const refusalOf = ({ words, problems }: Extract<Answer, { is: 'refused' }>) => [words, ...problems.map(({ message, hint }) => `${message} ${hint}`)].join(' ')

function show(color: string, message: React.ReactNode): void {
  notifications.show({ id: ID, color, message, closeButtonProps: { 'aria-label': 'Close' } })
}

function Regret({ words, onUndo }: { words: string; onUndo: () => Promise<void> }) {
  const undo = () => {
    notifications.hide(ID)
    void onUndo()
  }
  return (
    <Group justify="space-between" wrap="nowrap">
      {words}
      <Button variant="default" onClick={undo} aria-label="Undo this">
        Undo
      </Button>
    </Group>
  )
}
