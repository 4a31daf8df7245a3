import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer, Operation, State } from '../types'
import { getState, postEdit } from './api'
import { hearServer } from './hearServer'
import { createKnownStates } from './knownStates'
import { forgetTyping } from './keptTyping'
import { keepPending, type Pending, takePending } from './pending'

/** What becomes of changes: written, on their way, kept as long as nobody answers, or as long as the file cannot be read. */
export type Saving = 'saved' | 'saving' | 'offline' | 'broken'
type Act = (base: string) => Promise<Answer>
/**
 * @param was what the person has seen in the place that is changed
 * @param base the state that the change comes on top of: `baseOf` when it is its turn, unless given
 * @param drawn the state whose places it says: `base`, unless given
 */
export type Send = (operation: Operation, was?: unknown, base?: string, drawn?: string) => Promise<Answer>

/**
 * The file as the server knows it, asked for anew whenever it has changed, and what makes one change after the other.
 *
 * @param onAnswer called with each change and what came of it
 */
export function useFile(onAnswer: (operation: Operation, answer: Answer) => void) {
  const [state, setState] = useState<State>()
  const [turn, setTurn] = useState(0)
  const [saving, setSaving] = useState<Saving>('saved')
  const [said, setSaid] = useState('')
  const [states] = useState(createKnownStates)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)
  const turns = useRef({ asked: 0, taken: 0 })
  const last = useRef<{ text: string; state: State }>(undefined)

  const refresh = useCallback(async () => {
    const mine = ++turns.current.asked
    // Answers may come in another order: what was asked for later is newer.
    const isLate = () => mine < turns.current.taken
    try {
      const text = await getState()
      if (isLate()) return
      turns.current.taken = mine
      const next = last.current?.text === text ? last.current.state : (JSON.parse(text) as State)
      states.seen(next.hash)
      setState(next)
      // What was made here is told by the server, too, and asked for twice.
      if (next !== last.current?.state) setTurn((count) => count + 1)
      last.current = { text, state: next }
      setSaving(next.broken ? 'broken' : waiting.current > 0 ? 'saving' : 'saved')
    } catch {
      if (!isLate()) setSaving('offline')
    }
  }, [])

  const make = useCallback((act: Act, isSet = false): Promise<Answer> => {
    waiting.current++
    const mine = queue.current.then(async () => {
      setSaving('saving')
      const answer = await untilAnswered(() => act(states.last()), setSaving)
      waiting.current--
      // What was asked for before may be the state before.
      turns.current.taken = turns.current.asked + 1
      if (answer.is === 'done') states.made(answer.hash, answer.on, isSet ? answer.place : undefined)
      setSaid(wordsOf(answer))
      await refresh()
      return answer
    })
    queue.current = mine
    return mine
  }, [])

  const baseOf = useCallback((drawn: string) => (states.isOwnSince(drawn) ? states.last() : drawn), [])

  const send: Send = useCallback((operation, was, base, drawn = base ?? states.last()) => {
    const change: Pending = { operation, base: base ?? baseOf(drawn), drawn, was }
    const forget = keepPending(change)
    return make(async () => {
      const own = baseOf(drawn)
      // What was made here since then, the person knows.
      const answer = await postEdit({ operation, base: base ?? own, drawn, was: base === undefined && own !== drawn ? undefined : was })
      if (answer.is === 'broken') return answer
      forget()
      if (answer.is === 'done' && operation.do === 'set') forgetTyping(operation.path, { value: operation.value })
      onAnswer(operation, answer)
      return answer
    }, operation.do === 'set')
  }, [])

  useChanges(refresh)
  useEffect(() => {
    for (const { operation, was, base, drawn } of takePending()) void send(operation, was, base, drawn)
  }, [])
  return { state, turn, saving, said, make, send, baseOf, isBefore: states.isBefore, latestAlike: states.latestAlike }
}

/** Calls back at once, and whenever the dev server tells that the site has changed, or is there again. */
function useChanges(onChange: () => Promise<void>): void {
  useEffect(() => {
    const changed = () => void onChange()
    changed()
    return hearServer(changed)
  }, [onChange])
}

function wordsOf(answer: Answer): string {
  if (answer.is === 'done') return answer.done.join(' ')
  if (answer.is === 'conflict') return 'Somebody else has changed this meanwhile.'
  return [answer.words, ...(answer.is === 'refused' ? answer.problems.map(({ message }) => message) : [])].join(' ')
}

/** So many milliseconds later it is tried again. */
const AGAIN = 500

/** Tries again until the server is there, and the file can be read: what was typed meanwhile is not lost. */
async function untilAnswered(act: () => Promise<Answer>, onSaving: (saving: Saving) => void): Promise<Answer> {
  for (;;) {
    try {
      const answer = await act()
      if (answer.is !== 'broken') return answer
      onSaving('broken')
    } catch {
      onSaving('offline')
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
  }
}
