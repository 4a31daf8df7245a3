import { Badge, Button, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { ProblemLine } from '../../types'
import { getAdvice } from '../api'
import { useStudio } from '../useStudio'
import { BarDrawer } from './BarDrawer'
import { ProblemList } from './ProblemList'

/** How many problems the site has; opens the list of them. */
export function ProblemsButton() {
  const { state } = useStudio()
  const count = state.problems.length
  return (
    <BarDrawer
      name="Problems"
      icon="alert"
      more={
        <Badge ml={6} color={count > 0 ? 'red' : 'green'}>
          {count}
        </Badge>
      }
      title="Problems"
    >
      {(leave) => (
        <Stack>
          {count === 0 ? <Text>There is none.</Text> : <ProblemList problems={state.problems} onVisit={leave} />}
          {count === 0 && <Advice onVisit={leave} />}
        </Stack>
      )}
    </BarDrawer>
  )
}

/** What could be better, looked for when it is asked for: it takes longer. None could be had where the server did not answer. */
function Advice({ onVisit }: { onVisit: () => void }) {
  const [advice, setAdvice] = useState<ProblemLine[] | 'unanswered'>()
  const [isLooking, setLooking] = useState(false)
  const look = async () => {
    setLooking(true)
    setAdvice(await getAdvice().catch(() => 'unanswered' as const))
    setLooking(false)
  }
  return (
    <>
      <Button variant="default" loading={isLooking} onClick={() => void look()}>
        What could be better?
      </Button>
      {advice && (
        <Title order={2} size="h6">
          {wordsFor(advice)}
        </Title>
      )}
      {Array.isArray(advice) && <ProblemList problems={advice} onVisit={onVisit} />}
    </>
  )
}

function wordsFor(advice: ProblemLine[] | 'unanswered'): string {
  if (advice === 'unanswered') return 'The server did not answer. Ask once more in a moment.'
  return advice.length === 0 ? 'Nothing that Quoin knows of.' : 'This stops nothing, but could be better'
}
