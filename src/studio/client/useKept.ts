import { useEffect, useRef, useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import type { Answer } from '../types'
import { useStudio } from './useStudio'

/** Who stops typing for so many milliseconds sees it in the page. */
const PAUSE = 200

const keyOf = (path: JsonPath) => `quoin-studio ${JSON.stringify(path)}`

/** What was typed into a field and could not be written, from before a reload; unless another entry stands there by now. */
function kept(path: JsonPath, value: unknown): { value: unknown } | undefined {
  const left = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null') as { typed?: unknown; was?: unknown } | null
  return left && JSON.stringify(left.was) === JSON.stringify(value) ? { value: left.typed } : undefined
}

const keep = (path: JsonPath, typed: unknown, was: unknown) => sessionStorage.setItem(keyOf(path), JSON.stringify({ typed, was }))

/**
 * A field of the file that is being written: what is typed stays in it, and goes to the file as soon as it may stand there.
 *
 * @param value as it stands in the file
 * @returns what is shown, why it is not in the file, and what takes what is typed
 */
export function useKept<Value>(path: JsonPath, value: Value): { shown: Value; fault: string; type: (next: Value | undefined) => void; commit: () => void } {
  const { send } = useStudio()
  const [typed, setTyped] = useState<{ value: Value | undefined } | undefined>(() => kept(path, value) as { value: Value | undefined } | undefined)
  const [fault, setFault] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<{ value: Value | undefined }>(undefined)
  const was = useRef(value)
  if (!typed) was.current = value

  const write = async () => {
    clearTimeout(timer.current)
    const mine = waiting.current
    if (!mine) return
    waiting.current = undefined
    const answer = await send({ do: 'set', path, ...(mine.value !== undefined && { value: mine.value }) }, was.current)
    // Who has typed on meanwhile is answered next time.
    if (waiting.current) return
    if (answer.is === 'done') {
      sessionStorage.removeItem(keyOf(path))
      was.current = mine.value as Value
    }
    // Who types on after that has seen what stands there.
    if (answer.is === 'conflict') was.current = answer.now as Value
    setFault(faultOf(answer))
  }
  useEffect(() => () => void write(), [])
  // Until the file's own value is here, what was typed is shown.
  useEffect(() => setTyped((now) => (now && !waiting.current && JSON.stringify(now.value) === JSON.stringify(value) ? undefined : now)), [value])

  return {
    shown: typed ? (typed.value as Value) : value,
    fault,
    type: (next) => {
      const mine = { value: next }
      setTyped(mine)
      waiting.current = mine
      keep(path, next, was.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void write(), PAUSE)
    },
    commit: () => void write(),
  }
}

function faultOf(answer: Answer): string {
  if (answer.is === 'refused') return answer.problems.map(({ message, hint }) => `${message} ${hint}`).join(' ') || answer.words
  if (answer.is === 'done') return ''
  return `Somebody else has written here meanwhile: ${typeof answer.now === 'string' ? `“${answer.now}”` : 'another value'}. Type on to put yours in its place.`
}
