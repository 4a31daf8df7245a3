import { Button, Group, List, Text } from '@mantine/core'
import type { JsonPath } from '../../../site/text/jsonPath'
import type { ProblemLine } from '../../types'
import { useStudio } from '../useStudio'
import { useVisit } from '../useVisit'

/** Problems, each with the way to its place, and with what mends it where that is known. */
export function ProblemList({ problems, onVisit }: { problems: readonly ProblemLine[]; onVisit: () => void }) {
  const { ask } = useStudio()
  const visit = useVisit()
  const lead = (path: JsonPath) => {
    onVisit()
    visit(path)
  }
  return (
    <List listStyleType="none" spacing="md">
      {problems.map(({ code, where, message, hint, path, line, fixable }) => (
        <List.Item key={`${line} ${where} ${code} ${message}`}>
          <Button variant="subtle" size="compact-sm" disabled={!path || path.length === 0} onClick={() => path && lead(path)}>
            {where || `Line ${line}`}
          </Button>
          <Text size="sm">
            {message} {hint}
          </Text>
          {fixable && (
            <Group mt={4}>
              <Button size="compact-xs" variant="default" aria-label={`Mend it: ${where}`} onClick={() => void ask('/mend', { code, path: path ?? [] })}>
                Mend it
              </Button>
            </Group>
          )}
        </List.Item>
      ))}
    </List>
  )
}
