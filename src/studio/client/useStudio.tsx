import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import type { Answer, Operation, State } from '../types'
import { postBody, postRedo, postUndo } from './api'
import { type Conflict, useConflicts } from './useConflicts'
import { type Saving, useFile } from './useFile'

type Studio = {
  state: State
  /** Counts up whenever the file has changed: what is shown of it is asked for anew. */
  turn: number
  /** The state of the file before the present one, where somebody else has made that: what was there stands elsewhere now, perhaps. */
  replaced: string | undefined
  /** What is being done, for the line at the top. */
  saving: Saving
  /** Said to screen readers, and shown. */
  said: string
  /** Makes a change; one after the other, in the order in which they were asked for. `base` is the state that it is meant for: the present one, unless given. */
  send: (operation: Operation, was?: unknown, base?: string) => Promise<Answer>
  /** Has the server do something else that changes the file, such as to mend it. */
  ask: (address: string, body: object) => Promise<Answer>
  undo: () => Promise<Answer>
  redo: () => Promise<Answer>
  /** Places where somebody else has written meanwhile, for the person to choose. */
  conflicts: readonly Conflict[]
  settle: (conflict: Conflict, isMine: boolean) => Promise<void>
  /** What was chosen last. */
  settled: { path: JsonPath; isMine: boolean } | undefined
}

const Context = createContext<Studio | undefined>(undefined)

/** The content file, and what changes it. */
export function useStudio(): Studio {
  const studio = useContext(Context)
  if (!studio) throw new Error('There is no Studio around this.')
  return studio
}

export function StudioProvider({ children }: { children: ReactNode }) {
  const { conflicts, add, drop } = useConflicts()
  const [settled, setSettled] = useState<Studio['settled']>()
  const { state, turn, replaced, saving, said, make, send } = useFile(add)
  const studio = useMemo<Studio | undefined>(
    () =>
      state && {
        state,
        turn,
        replaced,
        saving,
        said,
        send,
        ask: (address, body) => make((base) => postBody(address, { base, ...body })),
        undo: () => make(postUndo),
        redo: () => make(postRedo),
        conflicts,
        settled,
        settle: async (conflict, isMine) => {
          drop(conflict)
          setSettled({ path: conflict.typedAt, isMine })
          if (isMine) await send(conflict.again, conflict.now)
        },
      },
    [state, turn, replaced, saving, said, make, send, conflicts, settled],
  )
  return studio ? <Context.Provider value={studio}>{children}</Context.Provider> : null
}
