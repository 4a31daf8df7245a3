import { Button, Text } from '@mantine/core'
import { useDialogs } from './Dialogs'
import { useStudio } from './useStudio'

/** What makes a page for the entries of a collection, where there is none: without it nobody could see them. */
export function CollectionPanel({ name }: { name: string }) {
  const { state } = useStudio()
  const { addPage } = useDialogs()
  if (state.pages.some(({ each }) => each === name)) return null
  return (
    <section aria-label="Pages of the entries">
      <Text size="sm" mb="xs">
        No page shows the entries of “{name}” yet.
      </Text>
      <Button variant="default" mb="sm" onClick={() => addPage({ each: name })}>
        Add a page for each entry …
      </Button>
    </section>
  )
}
