import { Button, Stack, Text } from '@mantine/core'
import { useDialogs } from './Dialogs'
import { Icon, type IconName } from './Icon'
import { useSections } from './sections'
import { useSelection } from './selection'

/** What can be done where nothing is selected. */
export function Begin() {
  const { page, select } = useSelection()
  const { sections } = useSections()
  const { insert, addPage, showKeys } = useDialogs()
  const ways: { icon: IconName; words: string; act: () => void }[] = [
    { icon: 'plus', words: 'Put something at the end of this page', act: () => insert(sections.length) },
    { icon: 'settings', words: 'Change what this page is called', act: () => select(page) },
    { icon: 'file', words: 'Begin another page', act: () => addPage() },
    { icon: 'pencil', words: 'Change colours and fonts', act: () => select(THEME, page) },
    { icon: 'keyboard', words: 'See how it goes without a mouse', act: showKeys },
  ]
  return (
    <section aria-label="Where to begin">
      <Text c="dimmed">Click a part of the page, or a section in the list, to change it.</Text>
      <Stack gap={4} mt="lg">
        {ways.map(({ icon, words, act }) => (
          <Button key={words} variant="subtle" color="gray" justify="start" px={8} ml={-8} fw={500} leftSection={<Icon name={icon} />} onClick={act}>
            {words}
          </Button>
        ))}
      </Stack>
    </section>
  )
}

const THEME = ['site', 'theme']
