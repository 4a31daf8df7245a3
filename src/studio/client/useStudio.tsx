import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import type { Answer, Operation, State } from '../types'
import { postBody, postRedo, postUndo } from './api'
import { DrawnFrom, useDrawnFrom } from './drawnFrom'
import { type Conflict, useConflicts } from './useConflicts'
import { type Saving, type Send, useFile } from './useFile'

type Studio = {
  state: State
  /** Counts up whenever the file has changed: what is shown of it is asked for anew. */
  turn: number
  /** Makes a change; one after the other, in the order in which they were asked for. */
  send: Send
  /** What a change comes on top of that is made where this state is shown: all that was made here since then, but nothing of others. */
  baseOf: (drawn: string) => string
  /** Whether a state is known to be an earlier one than another. */
  isBefore: (hash: string, other: string) => boolean
  /** The latest state in which places are sure to be where they were in an earlier one. */
  latestAlike: (hash: string, places: readonly JsonPath[]) => string
  /** Has the server do something else that changes the file, such as to mend it. */
  ask: (address: string, body: object) => Promise<Answer>
  /** Makes a change that is asked for in another way, after those that were asked for before. */
  make: (act: () => Promise<Answer>) => Promise<Answer>
  /** Counts up whenever files of media/ were exchanged here. */
  mediaTurn: number
  undo: () => Promise<Answer>
  redo: () => Promise<Answer>
  /** Places where somebody else has written meanwhile, for the person to choose. */
  conflicts: readonly Conflict[]
  settle: (conflict: Conflict, isMine: boolean) => Promise<void>
  /** What was chosen last, and for which change. */
  settled: { typed: Operation; isMine: boolean } | undefined
}

const Context = createContext<Studio | undefined>(undefined)

/** What becomes of changes, and what was done last. It changes several times with each: whoever does not say it is not drawn anew for it. */
type Progress = { saving: Saving; said: string }
const ProgressContext = createContext<Progress>({ saving: 'saved', said: '' })
export const useProgress = () => useContext(ProgressContext)

/** The content file, and what changes it: where nothing else is said, at the places of the state that what asks for it was drawn from. */
export function useStudio(): Studio {
  const studio = useContext(Context)
  const own = useDrawnFrom()
  const here = useMemo(
    () => studio && { ...studio, send: (operation: Operation, was?: unknown, base?: string, drawn = base ?? own) => studio.send(operation, was, base, drawn) },
    [studio, own],
  )
  if (!here) throw new Error('There is no Studio around this.')
  return here
}

export function StudioProvider({ children }: { children: ReactNode }) {
  const { conflicts, add, drop } = useConflicts()
  const [settled, setSettled] = useState<Studio['settled']>()
  const file = useFile(add)
  const { state, turn, saving, said, send, baseOf, isBefore, latestAlike } = file
  const { make, mediaTurn } = useMediaTurn(file.make)
  const studio = useMemo<Studio | undefined>(
    () =>
      state && {
        state,
        turn,
        send,
        baseOf,
        isBefore,
        latestAlike,
        make,
        mediaTurn,
        ask: (address, body) => make((base) => postBody(address, { base, ...body })),
        undo: () => make(postUndo),
        redo: () => make(postRedo),
        conflicts,
        settled,
        settle: async (conflict, isMine) => {
          drop(conflict)
          setSettled({ typed: conflict.typed, isMine })
          if (isMine) await send(conflict.again, conflict.now, undefined, conflict.seen)
        },
      },
    [state, turn, make, mediaTurn, send, conflicts, settled],
  )
  const progress = useMemo(() => ({ saving, said }), [saving, said])
  return studio ? (
    <Context.Provider value={studio}>
      <ProgressContext.Provider value={progress}>
        <DrawnFrom value={studio.state.hash}>{children}</DrawnFrom>
      </ProgressContext.Provider>
    </Context.Provider>
  ) : null
}

type Make = (act: (base: string) => Promise<Answer>) => Promise<Answer>

/** Counts the changes that have exchanged files of media/: their names stay, and what is shown of them is asked for anew. */
function useMediaTurn(make: Make): { make: Make; mediaTurn: number } {
  const [mediaTurn, setMediaTurn] = useState(0)
  const counted = useCallback<Make>(
    async (act) => {
      const answer = await make(act)
      if (answer.is === 'done' && answer.media) setMediaTurn((count) => count + 1)
      return answer
    },
    [make],
  )
  return { make: counted, mediaTurn }
}
