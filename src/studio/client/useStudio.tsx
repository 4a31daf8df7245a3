import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Answer, Operation, State } from '../types'
import { getState, postEdit, postRedo, postUndo } from './api'

type Studio = {
  state: State
  /** Counts up whenever the file has changed: what is shown of it is asked for anew. */
  turn: number
  /** What is being done, for the line at the top. */
  saving: 'saved' | 'saving' | 'offline'
  /** Said to screen readers, and shown. */
  said: string
  /** Makes a change; one after the other, in the order in which they were asked for. */
  send: (operation: Operation, was?: unknown) => Promise<Answer>
  undo: () => Promise<void>
  redo: () => Promise<void>
}

const Context = createContext<Studio | undefined>(undefined)

/** The content file, and what changes it. */
export function useStudio(): Studio {
  const studio = useContext(Context)
  if (!studio) throw new Error('There is no Studio around this.')
  return studio
}

export function StudioProvider({ children }: { children: ReactNode }) {
  const file = useFile()
  const { state, turn, saving, said, make } = file
  const studio = useMemo(
    () =>
      state && {
        state,
        turn,
        saving,
        said,
        send: (operation: Operation, was?: unknown) => make((base) => postEdit(operation, base, was)),
        undo: async () => void (await make(postUndo)),
        redo: async () => void (await make(postRedo)),
      },
    [state, turn, saving, said, make],
  )
  return studio ? <Context.Provider value={studio}>{children}</Context.Provider> : null
}

type Act = (base: string) => Promise<Answer>

/** The file as the server knows it, asked for anew whenever it has changed, and what makes one change after the other. */
function useFile() {
  const [state, setState] = useState<State>()
  const [turn, setTurn] = useState(0)
  const [saving, setSaving] = useState<Studio['saving']>('saved')
  const [said, setSaid] = useState('')
  const base = useRef('')
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const refresh = useCallback(async () => {
    try {
      const next = await getState()
      base.current = next.hash
      setState(next)
      setTurn((count) => count + 1)
      setSaving('saved')
    } catch {
      setSaving('offline')
    }
  }, [])
  const make = useCallback((act: Act): Promise<Answer> => {
    const own = queue.current.then(async () => {
      setSaving('saving')
      const answer = await untilReached(
        () => act(base.current),
        () => setSaving('offline'),
      )
      setSaid(wordsOf(answer))
      await refresh()
      return answer
    })
    queue.current = own
    return own
  }, [])
  useChanges(refresh)
  return { state, turn, saving, said, make }
}

/** Calls back at once, and whenever the dev server tells that the site has changed, or is there again. */
function useChanges(onChange: () => Promise<void>): void {
  useEffect(() => {
    const changed = () => void onChange()
    changed()
    const events = ['quoin:changed', 'quoin:notices', 'vite:ws:connect']
    for (const event of events) import.meta.hot?.on(event, changed)
    return () => {
      for (const event of events) import.meta.hot?.off(event, changed)
    }
  }, [onChange])
}

function wordsOf(answer: Answer): string {
  if (answer.is === 'done') return answer.done.join(' ')
  return answer.is === 'refused' ? [answer.words, ...answer.problems.map(({ message }) => message)].join(' ') : 'Somebody else has changed this meanwhile.'
}

/** Tries again until the server is there: what was typed meanwhile is not lost. */
async function untilReached(act: () => Promise<Answer>, onLost: () => void): Promise<Answer> {
  for (;;) {
    try {
      return await act()
    } catch {
      onLost()
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}
