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

  useEffect(() => {
    void refresh()
    const changed = () => void refresh()
    import.meta.hot?.on('quoin:changed', changed)
    import.meta.hot?.on('quoin:notices', changed)
    import.meta.hot?.on('vite:ws:connect', changed)
  }, [refresh])

  const make = useCallback(
    (act: () => Promise<Answer>): Promise<Answer> => {
      const turn = queue.current.then(async () => {
        setSaving('saving')
        const answer = await untilReached(act, () => setSaving('offline'))
        setSaid(answer.is === 'done' ? answer.done.join(' ') : answer.is === 'refused' ? answer.words : '')
        await refresh()
        return answer
      })
      queue.current = turn
      return turn
    },
    [refresh],
  )

  const studio = useMemo(
    () =>
      state && {
        state,
        turn,
        saving,
        said,
        send: (operation: Operation, was?: unknown) => make(() => postEdit(operation, base.current, was)),
        undo: async () => void (await make(postUndo)),
        redo: async () => void (await make(postRedo)),
      },
    [state, turn, saving, said, make],
  )
  return studio ? <Context.Provider value={studio}>{children}</Context.Provider> : null
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
