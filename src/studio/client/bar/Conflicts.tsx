import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { wordsOfValue } from '../wordsOfValue'
import type { Conflict } from '../useConflicts'
import { useStudio } from '../useStudio'

/** Places where somebody else has written meanwhile: both are shown, and the person chooses. */
export function Conflicts() {
  const { conflicts, settle } = useStudio()
  if (conflicts.length === 0) return null
  return (
    <Stack gap="xs" w="100%" role="region" aria-label="Written by two">
      {conflicts.map((conflict) => (
        <Alert key={conflict.where} color="orange" title={`Somebody else has changed ${conflict.where} meanwhile`}>
          <Both conflict={conflict} />
          <Group gap="xs" mt="xs">
            <Button size="compact-sm" onClick={() => void settle(conflict, true)}>
              Keep mine
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => void settle(conflict, false)}>
              Take theirs
            </Button>
          </Group>
        </Alert>
      ))}
    </Stack>
  )
}

function Both({ conflict: { mine, now } }: { conflict: Conflict }) {
  return (
    <SimpleGrid cols={2}>
      {(
        [
          ['Mine', mine],
          ['Theirs', now],
        ] as const
      ).map(([whose, value]) => (
        <div key={whose}>
          <Text size="xs" fw={600}>
            {whose}
          </Text>
          <Text size="sm">{wordsOfValue(value)}</Text>
        </div>
      ))}
    </SimpleGrid>
  )
}
