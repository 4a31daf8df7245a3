import { Button, Code, Group, Loader, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { PublishState } from '../../types'
import { getPublishing, getPublishProblems, postPlain } from '../api'
import { useFresh } from '../useFresh'
import { BarDrawer } from './BarDrawer'
import { ProblemList } from './ProblemList'

/** Opens what keeps the site from going live, and what makes it do so. */
export function PublishButton() {
  return (
    <BarDrawer name="Publish" icon="publish" title="Ready to publish?" isMain>
      {(leave) => <Publish onVisit={leave} />}
    </BarDrawer>
  )
}

/** While the command runs, it is asked how far it is, every so many milliseconds. */
const AGAIN = 700
/** To look through the site takes seconds where it is large: it is done anew when nothing has changed for so many milliseconds. */
const PAUSE = 1500

function Publish({ onVisit }: { onVisit: () => void }) {
  const [turn, setTurn] = useState(0)
  const [fault, setFault] = useState('')
  const problems = useFresh(getPublishProblems, 'publishProblems', PAUSE)
  const state = useFresh(getPublishing, `publishing ${turn}`)
  const isRunning = state?.isRunning === true
  useEffect(() => {
    const timer = isRunning ? setTimeout(() => setTurn(turn + 1), AGAIN) : undefined
    return () => clearTimeout(timer)
  }, [isRunning, turn])
  const run = async (address: '/publish' | '/rollBack') => {
    setFault(await postPlain(address))
    setTurn(turn + 1)
  }
  const current = state?.kept.findIndex(({ isCurrent }) => isCurrent) ?? -1
  return (
    <Stack>
      {!problems && <Loader size="sm" aria-label="Looking through the site" />}
      {problems && problems.length > 0 && <Text>This keeps the site from going live:</Text>}
      {problems && <ProblemList problems={problems} onVisit={onVisit} />}
      {problems?.length === 0 && <Text>Nothing keeps the site from going live.</Text>}
      <Group>
        <Button disabled={problems?.length !== 0 || isRunning} onClick={() => void run('/publish')}>
          Publish now
        </Button>
        <Button variant="default" disabled={current < 1 || isRunning} onClick={() => void run('/rollBack')}>
          Roll back
        </Button>
        {isRunning && <Loader size="sm" aria-label="Publishing" />}
      </Group>
      {fault && <Text c="red.9">{fault}</Text>}
      <Text size="sm" role="status" {...(state?.ended === 'failed' && { c: 'red.9' })}>
        {state && [endInWords(state), stateInWords(state.kept[current]?.at, state.isNewer, state.folder)].filter(Boolean).join(' ')}
      </Text>
      {state && (state.isRunning || state.ended) && (
        // Few need it, but for who has to mend what has failed.
        <details open={state.ended === 'failed' || undefined}>
          <summary>What the command says</summary>
          <Code block aria-label="What the command says" tabIndex={0}>
            {state.words || 'Building …'}
          </Code>
        </details>
      )}
    </Stack>
  )
}

/** How the last command goes or has gone; nothing where there was none. */
function endInWords({ isRunning, ended }: Pick<PublishState, 'isRunning' | 'ended'>): string {
  if (isRunning) return 'At work. Until the new site is whole, visitors see what they saw before.'
  if (ended === 'failed') return 'That has failed, and visitors see what they saw before: what the command says below tells why.'
  return ended === 'done' ? 'Ready.' : ''
}

function stateInWords(at: number | undefined, isNewer: boolean, folder: string): string {
  if (at === undefined) return 'The site has not been published from here yet.'
  return `The site of ${new Date(at).toLocaleString()} is in ${folder}. ${isNewer ? 'The content was changed since.' : 'Nothing was changed since.'}`
}
