import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import type { BlockLine, SectionLine } from '../types'
import { getBlocks, getSections } from './api'
import { useSelection } from './selection'
import { useFresh } from './useFresh'
import { useStudio } from './useStudio'

/** The sections of the page at `page`, as they are in the state of the file with this hash, and the kinds that there are. */
type Found = { hash: string; page: JsonPath; sections: readonly SectionLine[]; blocks: readonly BlockLine[] }
const NONE: readonly never[] = []
const Context = createContext<Found>({ hash: '', page: [], sections: NONE, blocks: NONE })

/** Asks for the sections of the page and for the kinds that there are, once for all that shows them. */
export function SectionsProvider({ children }: { children: ReactNode }) {
  const { page, drawn } = useSelection()
  const { state, latestAlike } = useStudio()
  const list = useFresh(() => getSections(page, latestAlike(drawn ?? state.hash, [page])), page.join())
  const [blocks, setBlocks] = useState<readonly BlockLine[]>(NONE)
  useEffect(() => void getBlocks().then(setBlocks, () => {}), [])
  const found = useMemo(() => ({ hash: list?.hash ?? '', page: list?.page ?? page, sections: list?.lines ?? NONE, blocks }), [list, blocks])
  return <Context.Provider value={found}>{children}</Context.Provider>
}

export const useSections = () => useContext(Context)

/** The part of the page that a section is drawn from: the one that is written there, or the shared one. */
export const sourceOf = ({ path, shared }: SectionLine) => (shared === undefined ? path : ['shared', shared])

/** What a section is called: its title, or that of its kind. */
export function nameOf({ title, type }: SectionLine, blocks: readonly BlockLine[]): string {
  return title || (blocks.find((block) => block.type === type)?.title ?? type)
}
