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
  const { send, baseOf, settled } = useStudio()
  const drawn = useDrawnFrom()
  const [typed, setTyped] = useState<{ value: Value | undefined } | undefined>(() => keptTyping(path, value) as { value: Value | undefined } | undefined)
  const [fault, setFault] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<Waiting<Value>>(undefined)
  const sent = useRef<{ value: Value | undefined }>(undefined)
  const refused = useRef<Operation>(undefined)
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
    const answer = await send(operation, was.current, mine.base, mine.drawn)
    sent.current = undefined
    refused.current = answer.is === 'conflict' ? operation : undefined
    const next = waiting.current as Waiting<Value> | undefined
    if (answer.is === 'done') {
      was.current = mine.value as Value
      if (next) next.base = answer.hash
    }
    // Who has typed on meanwhile is answered next time.
    if (next) return
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
  // Until the file's own value is here, what was typed is shown.
  useEffect(() => setTyped((now) => (now && !waiting.current && JSON.stringify(now.value) === JSON.stringify(value) ? undefined : now)), [value])
  useEffect(() => {
    // The field may stand elsewhere by now than where that was typed.
    if (!settled || settled.typed !== refused.current || settled.isMine) return
    waiting.current = undefined
    forgetTyping(keptAt.current)
    setTyped(undefined)
    setFault('')
  }, [settled])

  return {
    shown: typed ? (typed.value as Value) : value,
    fault,
    type: (next) => {
      setTyped({ value: next })
      waiting.current = { value: next, path, drawn, base: waiting.current?.base ?? baseOf(drawn) }
      keepTyping(path, next, was.current, sent.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void write(), PAUSE)
    },
    commit: () => void write(),
  }
}

function faultOf(answer: Answer): string {
  if (answer.is === 'done') return ''
  if (answer.is === 'refused') return answer.problems.map(({ message, hint }) => `${message} ${hint}`).join(' ') || answer.words
  if (answer.is === 'broken') return answer.words
  return `Somebody else has written here meanwhile: ${typeof answer.now === 'string' ? `“${answer.now}”` : 'another value'}. Choose above, or type on to put yours in its place.`
}
