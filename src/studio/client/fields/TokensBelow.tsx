import { Button, Code, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { tokensIn } from '../../../parts/token'
import type { TokenLine } from '../../types'
import { DrawnFrom } from '../drawnFrom'
import { useKept } from '../useKept'
import { useOffers } from '../useOffers'

type Props = { text: string; onText: (text: string) => void }

/** The tokens of a text with what they stand for; each can be changed wherever it is used, or in this text only. */
export function TokensBelow({ text, onText }: Props) {
  const names = [...new Set(tokensIn(text).map(({ name }) => name))]
  const offers = useOffers(names.length > 0)
  const known = names.flatMap((name) => offers?.tokens.find((token) => token.name === name) ?? [])
  return (
    // What they stand for is of an earlier state than what is around them, where it was asked for a moment ago.
    <DrawnFrom value={offers?.hash ?? ''}>
      {known.map((token) => (
        <TokenBelow key={token.name} token={token} onHere={() => onText(text.replaceAll(`{${token.name}}`, token.value))} />
      ))}
    </DrawnFrom>
  )
}

function TokenBelow({ token, onHere }: { token: TokenLine; onHere: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const places = token.uses === 1 ? 'in 1 place' : `in ${token.uses} places`
  return (
    <div className="token">
      <Text size="xs">
        <Code>{`{${token.name}}`}</Code> is “{token.value}”, used {places}.
      </Text>
      {isOpen ? (
        <TokenValue token={token} onDone={() => setOpen(false)} />
      ) : (
        <Group gap={4}>
          <Button variant="subtle" size="compact-xs" aria-label={`Change ${token.name} everywhere`} onClick={() => setOpen(true)}>
            Change everywhere
          </Button>
          <Button variant="subtle" size="compact-xs" aria-label={`Write out ${token.name} here only`} onClick={onHere}>
            Only here
          </Button>
        </Group>
      )}
    </div>
  )
}

/** What a token stands for, to be changed wherever it is used. */
function TokenValue({ token, onDone }: { token: TokenLine; onDone: () => void }) {
  const { shown, fault, type, commit } = useKept(token.path, token.written ?? token.value)
  return (
    <Group gap={4} wrap="nowrap" align="start">
      <TextInput
        className="grows"
        size="xs"
        autoFocus
        aria-label={`Value of ${token.name}, everywhere`}
        value={shown}
        error={fault || undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={commit}
      />
      <Button variant="default" size="xs" onClick={onDone}>
        Done
      </Button>
    </Group>
  )
}
