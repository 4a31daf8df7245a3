import { useEffect, useRef, useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import type { Answer, Operation } from '../types'
import { useDrawnFrom } from './drawnFrom'
import { forgetTyping, keepTyping, keptTyping } from './keptTyping'
import { useStudio } from './useStudio'

/** Who stops typing for so many milliseconds sees it in the page. */
const PAUSE = 200

/** What waits to be written: the value, its place in the state of the file that its field was drawn from, and the state on top of which it was typed. */
type Waiting<Value> = { value: Value | undefined; path: JsonPath; drawn: string; base: string }

/**
 * A field of the file that is being written: what is typed stays in it, and goes to the file as soon as it may stand there.
 *
 * @param value as it stands in the file
 * @returns what is shown, why it is not in the file, and what takes what is typed
 */
export function useKept<Value>(path: JsonPath, value: Value): { shown: Value; fault: string; type: (next: Value | undefined) => void; commit: () => void } {
  const { send, baseOf, isBefore, conflicts, settled } = useStudio()
  const drawn = useDrawnFrom()
  const [typed, setTyped] = useState<{ value: Value | undefined } | undefined>(() => keptTyping(path, value) as { value: Value | undefined } | undefined)
  const [fault, setFault] = useState('')
  /** The state of the file that has what was typed; empty as long as none has it. */
  const [written, setWritten] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<Waiting<Value>>(undefined)
  const sent = useRef<{ value: Value | undefined }>(undefined)
  const asked = useRef<Operation>(undefined)
  const writing = useRef<Promise<void>>(Promise.resolve())
  const keptAt = useRef(path)
  const was = useRef(value)
  if (!typed) was.current = value

  const write = (): Promise<void> => {
    // One after the other: what is typed while the last is on its way comes on top of that, and not beside it.
    writing.current = writing.current.then(writeWaiting)
    return writing.current
  }
  const writeWaiting = async () => {
    const mine = waiting.current
    if (!mine) return
    waiting.current = undefined
    sent.current = { value: mine.value }
    const operation: Operation = { do: 'set', path: mine.path, ...(mine.value !== undefined && { value: mine.value }) }
    // Before it is answered: what two have written is settled by whoever reads it first.
    asked.current = operation
    const answer = await send(operation, was.current, mine.base, mine.drawn)
    sent.current = undefined
    const next = waiting.current as Waiting<Value> | undefined
    if (answer.is === 'done') {
      was.current = mine.value as Value
      if (next) next.base = answer.hash
    }
    // Who has typed on meanwhile is answered next time.
    if (next) return
    if (answer.is === 'done') setWritten(answer.hash)
    // Who types on after that has seen what stands there.
    if (answer.is === 'conflict') was.current = answer.now as Value
    setFault(faultOf(answer))
  }
  useEffect(() => {
    // What could not be written before a reload is tried again, and told why if it still cannot.
    if (typed) waiting.current = { value: typed.value, path, drawn, base: baseOf(drawn) }
    void write()
    return () => void write()
  }, [])
  // What is typed is kept for the place where the field stands, or a reload would not find it.
  useEffect(() => {
    if (typed && keptAt.current.join() !== path.join()) {
      forgetTyping(keptAt.current, typed)
      keepTyping(path, typed.value, was.current, sent.current)
    }
    keptAt.current = path
  }, [path.join()])
  // Until the file's own value is here, what was typed is shown: it may be another one by then, if somebody has changed it since.
  useEffect(() => {
    const isHere = written !== '' && !isBefore(drawn, written)
    setTyped((now) => (now && !waiting.current && (isHere || JSON.stringify(now.value) === JSON.stringify(value)) ? undefined : now))
  }, [value, drawn, written])
  useEffect(() => {
    // The field may stand elsewhere by now than where that was typed.
    if (!settled || settled.typed !== asked.current || settled.isMine) return
    waiting.current = undefined
    forgetTyping(keptAt.current)
    setTyped(undefined)
    setFault('')
  }, [settled])

  const conflict = conflicts.find((known) => known.typed === asked.current)
  return {
    shown: typed ? (typed.value as Value) : value,
    fault: conflict ? meantHere(conflict.now) : fault,
    type: (next) => {
      setTyped({ value: next })
      setWritten('')
      waiting.current = { value: next, path, drawn, base: waiting.current?.base ?? baseOf(drawn) }
      keepTyping(path, next, was.current, sent.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void write(), PAUSE)
    },
    commit: () => void write(),
  }
}

/** Why something is not in the file; of what two have written, as long as nobody has chosen, the list of those tells. */
function faultOf(answer: Answer): string {
  if (answer.is === 'done') return ''
  if (answer.is === 'refused') return answer.problems.map(({ message, hint }) => `${message} ${hint}`).join(' ') || answer.words
  if (answer.is === 'broken') return answer.words
  return answer.path ? '' : meantHere(answer.now)
}

const meantHere = (now: unknown) =>
  `Somebody else has written here meanwhile: ${typeof now === 'string' ? `“${now}”` : 'another value'}. Choose above, or type on to put yours in its place.`
