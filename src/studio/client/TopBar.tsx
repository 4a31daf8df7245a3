import { Group, Title } from '@mantine/core'
import { Conflicts } from './bar/Conflicts'
import { EarlierButton } from './bar/EarlierButton'
import { HistoryButton } from './bar/HistoryButton'
import { ProblemsButton } from './bar/ProblemsButton'
import { PublishButton } from './bar/PublishButton'
import { SavedState } from './bar/SavedState'
import { UndoButtons } from './bar/UndoButtons'
import { Following } from './Following'
import { useStudio } from './useStudio'

/** Undo and redo, whether all is saved, and what is wrong with the site. */
export function TopBar() {
  const { state } = useStudio()
  return (
    <Group component="section" aria-label="The file" gap="sm" className="bar">
      <Title order={1} size="h4">
        {state.file}
      </Title>
      <UndoButtons />
      <SavedState />
      <HistoryButton />
      <EarlierButton />
      <ProblemsButton />
      <PublishButton />
      <Conflicts />
      <Following />
    </Group>
  )
}
