import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import type { SectionLine } from '../types'
import { AddPage } from './AddPage'
import { DrawnFrom } from './drawnFrom'
import { Insert } from './Insert'
import { KeysHelp } from './KeysHelp'
import { MoveTo } from './MoveTo'
import type { Beginning } from './pageModels'
import { RemovePage } from './RemovePage'
import { useSections } from './sections'

/** What asks, and the state of the file whose places it is about. */
type Open = (
  | { is: 'insert'; path: JsonPath }
  | { is: 'moveAway'; section: SectionLine }
  | { is: 'addPage'; begin?: Beginning | undefined }
  | { is: 'removePage'; address: string }
  | { is: 'keys' }
) & { drawn: string }
type Opening = {
  /** Asks which section is to be put into a place of the page. */
  insert: (place: number) => void
  moveAway: (section: SectionLine) => void
  /** Asks for a new page, which begins as nothing unless said. */
  addPage: (begin?: Beginning) => void
  removePage: (address: string) => void
  showKeys: () => void
  /** Whether the first field gets the focus when it is drawn next; asking forgets it. */
  takeFocus: () => boolean
}

const Context = createContext<Opening | undefined>(undefined)

/** What asks something before a change can be made: one at a time, for all that offers it. */
export function useDialogs(): Opening {
  const dialogs = useContext(Context)
  if (!dialogs) throw new Error('There are no dialogs around this.')
  return dialogs
}

export function Dialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open>()
  const wantsFocus = useRef(false)
  const { page, hash } = useSections()
  const opening = useMemo(
    () => ({
      insert: (place: number) => setOpen({ is: 'insert', path: [...page, 'sections', place], drawn: hash }),
      moveAway: (section: SectionLine) => setOpen({ is: 'moveAway', section, drawn: hash }),
      addPage: (begin?: Beginning) => setOpen({ is: 'addPage', begin, drawn: hash }),
      removePage: (address: string) => setOpen({ is: 'removePage', address, drawn: hash }),
      showKeys: () => setOpen({ is: 'keys', drawn: hash }),
      takeFocus: () => {
        const wanted = wantsFocus.current
        wantsFocus.current = false
        return wanted
      },
    }),
    [page, hash],
  )
  const close = () => setOpen(undefined)
  return (
    <Context.Provider value={opening}>
      {children}
      <DrawnFrom value={open?.drawn ?? hash}>
        <Insert path={open?.is === 'insert' ? open.path : undefined} onClose={close} onInserted={() => (wantsFocus.current = true)} />
        <MoveTo section={open?.is === 'moveAway' ? open.section : undefined} onClose={close} />
      </DrawnFrom>
      {open?.is === 'addPage' && <AddPage begin={open.begin} onClose={close} />}
      {open?.is === 'removePage' && <RemovePage address={open.address} onClose={close} />}
      <KeysHelp isOpen={open?.is === 'keys'} onClose={close} />
    </Context.Provider>
  )
}
