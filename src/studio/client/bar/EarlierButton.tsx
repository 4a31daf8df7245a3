import { Button, Stack, Text, Title } from '@mantine/core'
import { diffWords } from 'diff'
import type { JsonPath } from '../../../site/text/jsonPath'
import type { VersionLine } from '../../types'
import { getPart, getVersions } from '../api'
import { DrawnFrom, useDrawnFrom } from '../drawnFrom'
import { useSelection } from '../selection'
import { useFresh } from '../useFresh'
import { useStudio } from '../useStudio'
import { wordsOfValue } from '../wordsOfValue'
import { BarDrawer } from './BarDrawer'

/** Opens the earlier states of what is selected, where git knows them. */
export function EarlierButton() {
  const { page, at = page, drawn } = useSelection()
  const { state } = useStudio()
  return (
    <BarDrawer name="Earlier" icon="earlier" title="Earlier states of what is selected" size="lg">
      {() => (
        <DrawnFrom value={drawn ?? state.hash}>
          <Versions path={at} />
        </DrawnFrom>
      )}
    </BarDrawer>
  )
}

function Versions({ path }: { path: JsonPath }) {
  const drawn = useDrawnFrom()
  const versions = useFresh(() => getVersions(path, drawn), `versions ${path.join()}`)
  if (!versions) return <Text>Looking …</Text>
  if (versions.length === 0) return <Text>Git knows no other state of this.</Text>
  return (
    <Stack>
      {versions.map((version) => (
        <Version key={version.id} version={version} path={path} />
      ))}
    </Stack>
  )
}

function Version({ version: { at, author, subject, value, texts }, path }: { version: VersionLine; path: JsonPath }) {
  const { send } = useStudio()
  const drawn = useDrawnFrom()
  const bringBack = async () => {
    const now = await getPart(path, drawn)
    await send({ do: 'set', path: now.path, value }, now.value, now.hash)
  }
  return (
    <section aria-label={`Of ${new Date(at).toLocaleString()}`}>
      <Title order={2} size="h6">
        {new Date(at).toLocaleString()}, {author}: {subject}
      </Title>
      {texts.map(({ where, then, now, isMoved }) => (
        <Text key={where} size="sm" mt={4}>
          <b>{where || 'all of it'}: </b>
          {isMoved ? 'stood elsewhere' : <Words then={wordsOfValue(then)} now={wordsOfValue(now)} />}
        </Text>
      ))}
      <Button size="compact-xs" variant="default" mt="xs" aria-label={`Bring back the state of ${new Date(at).toLocaleString()}`} onClick={() => void bringBack()}>
        Bring this back
      </Button>
    </section>
  )
}

/** What it was and what it is now, word by word. */
function Words({ then, now }: { then: string; now: string }) {
  return diffWords(then, now).map(({ value, added, removed }, index) => {
    if (removed) return <del key={index}>{value}</del>
    return added ? <ins key={index}>{value}</ins> : <span key={index}>{value}</span>
  })
}
