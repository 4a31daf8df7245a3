import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer, Operation, State } from '../types'
import { getState, postEdit } from './api'
import { hearServer } from './hearServer'
import { forgetTyping } from './keptTyping'
import { keepPending, type Pending, takePending } from './pending'

/** What becomes of changes: written, on their way, kept as long as nobody answers, or as long as the file cannot be read. */
export type Saving = 'saved' | 'saving' | 'offline' | 'broken'
type Act = (base: string) => Promise<Answer>

/**
 * The file as the server knows it, asked for anew whenever it has changed, and what makes one change after the other.
 *
 * @param onAnswer called with each change and what came of it
 */
export function useFile(onAnswer: (operation: Operation, answer: Answer) => void) {
  const [state, setState] = useState<State>()
  const [turn, setTurn] = useState(0)
  const [replaced, setReplaced] = useState<string>()
  const [saving, setSaving] = useState<Saving>('saved')
  const [said, setSaid] = useState('')
  const base = useRef('')
  const own = useRef('')
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)

  const refresh = useCallback(async () => {
    try {
      const next = await getState()
      // What was changed here stands where the panel has put it; what others have moved is looked for.
      const isOurs = base.current === '' || own.current === next.hash || waiting.current > 0
      if (base.current !== next.hash && !isOurs) setReplaced(base.current)
      base.current = next.hash
      setState(next)
      setTurn((count) => count + 1)
      setSaving(next.broken ? 'broken' : waiting.current > 0 ? 'saving' : 'saved')
    } catch {
      setSaving('offline')
    }
  }, [])

  const make = useCallback((act: Act): Promise<Answer> => {
    waiting.current++
    const mine = queue.current.then(async () => {
      setSaving('saving')
      const answer = await untilAnswered(() => act(base.current), setSaving)
      waiting.current--
      if (answer.is === 'done') own.current = answer.hash
      setSaid(wordsOf(answer))
      await refresh()
      return answer
    })
    queue.current = mine
    return mine
  }, [])

  const send = useCallback((operation: Operation, was?: unknown, seen?: string): Promise<Answer> => {
    const change: Pending = { operation, base: seen ?? base.current, was }
    const forget = keepPending(change)
    return make(async (present) => {
      const answer = await postEdit(operation, seen ?? present, was)
      if (answer.is === 'broken') return answer
      forget()
      if (answer.is === 'done' && operation.do === 'set') forgetTyping(operation.path, { value: operation.value })
      onAnswer(operation, answer)
      return answer
    })
  }, [])

  useChanges(refresh)
  useEffect(() => {
    for (const { operation, was, base: seen } of takePending()) void send(operation, was, seen)
  }, [])
  return { state, turn, replaced, saving, said, make, send }
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
