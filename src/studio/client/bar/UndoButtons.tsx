import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Icon } from '../Icon'
import { isWriting } from '../isWriting'
import { useStudio } from '../useStudio'
import { useTravel } from '../useTravel'

/** Undo and redo, by buttons and by keys. */
export function UndoButtons() {
  const { state } = useStudio()
  const { undo, redo } = useTravel()
  useUndoKeys(undo, redo)
  return (
    <Button.Group>
      <Travel icon="undo" name="Undo" what={state.canUndo} onClick={undo} />
      <Travel icon="redo" name="Redo" what={state.canRedo} onClick={redo} />
    </Button.Group>
  )
}

type Way = { icon: 'undo' | 'redo'; name: string; what: string | undefined; onClick: () => Promise<void> }

/** One way through the history: what it would do is said where somebody points at it, and where it would do nothing it is off. */
function Travel({ icon, name, what, onClick }: Way) {
  return (
    <Button variant="default" size="compact-sm" className="bar-button" leftSection={<Icon name={icon} />} disabled={!what} title={what} onClick={() => void onClick()}>
      <span className="bar-name">{name}</span>
    </Button>
  )
}

/** Undo and redo by keys, wherever nothing is being written: fields undo what is typed into them themselves. */
function useUndoKeys(undo: () => Promise<void>, redo: () => Promise<void>): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isWriting(event.target)) return
      event.preventDefault()
      void (event.shiftKey ? redo() : undo())
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  }, [undo, redo])
}
