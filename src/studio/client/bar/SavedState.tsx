import { Text } from '@mantine/core'
import { useProgress, useStudio } from '../useStudio'

/** Whether all is in the file, and what was done last. */
export function SavedState() {
  const { state } = useStudio()
  const { saving, said } = useProgress()
  const words = { saved: said || 'Saved', saving: 'Saving …', offline: 'The dev server does not answer. What you write is kept.', broken: state.broken }
  const isTrouble = saving === 'offline' || saving === 'broken'
  return (
    <Text size="sm" role="status" className="said" data-trouble={isTrouble || undefined} c={isTrouble ? 'red.9' : undefined}>
      {words[saving]}
    </Text>
  )
}
