import { Badge, Button, Text, Timeline } from '@mantine/core'
import type { HistoryLine } from '../../types'
import { getHistory } from '../api'
import { useFresh } from '../useFresh'
import { useStudio } from '../useStudio'
import { BarDrawer } from './BarDrawer'

/** Opens what was changed in the last day. */
export function HistoryButton() {
  return (
    <BarDrawer name="History" icon="history" title="What was changed today">
      {() => <Changes />}
    </BarDrawer>
  )
}

const momentOf = (at: number) => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' })

function Changes() {
  const lines = useFresh(getHistory, 'history')
  if (!lines) return null
  if (lines.length === 0) return <Text size="sm">Nothing was changed in the last day.</Text>
  return (
    <Timeline active={-1} bulletSize={12} lineWidth={2}>
      {lines.map((line, index) => (
        <Line key={line.number} line={line} isStart={index === lines.length - 1} />
      ))}
    </Timeline>
  )
}

/** A change, and the way back to the state that it has led to. */
function Line({ line: { number, at, words, isElsewhere, hash, isNow }, isStart }: { line: HistoryLine; isStart: boolean }) {
  const { ask } = useStudio()
  const moment = isStart ? `before ${momentOf(at)}` : momentOf(at)
  return (
    <Timeline.Item title={moment} lineVariant="solid">
      {(isStart ? ['As it was before.'] : words).map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {isElsewhere && (
        <Badge size="sm" variant="outline" color="gray.9">
          with another program
        </Badge>
      )}
      {isNow ? (
        <Text size="xs" fw={600}>
          This is how it is now.
        </Text>
      ) : (
        <Button size="compact-xs" variant="default" mt={4} aria-label={`Return to ${moment}`} onClick={() => void ask('/restore', { hash, number, moment })}>
          Return to this
        </Button>
      )}
    </Timeline.Item>
  )
}
