import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { BlockLine, SectionLine } from '../types'
import { getBlocks, getSections } from './api'
import { useSelection } from './selection'
import { useFresh } from './useFresh'

type Sections = { sections: readonly SectionLine[]; blocks: readonly BlockLine[] }
const Context = createContext<Sections>({ sections: [], blocks: [] })
const NONE: readonly never[] = []

/** Asks for the sections of the page and for the kinds that there are, once for all that shows them. */
export function SectionsProvider({ children }: { children: ReactNode }) {
  const { page } = useSelection()
  const sections = useFresh(() => getSections(page), page.join()) ?? NONE
  const [blocks, setBlocks] = useState<readonly BlockLine[]>(NONE)
  useEffect(() => void getBlocks().then(setBlocks, () => {}), [])
  const found = useMemo(() => ({ sections, blocks }), [sections, blocks])
  return <Context.Provider value={found}>{children}</Context.Provider>
}

export const useSections = () => useContext(Context)

/** The part of the page that a section is drawn from: the one that is written there, or the shared one. */
export const sourceOf = ({ path, shared }: SectionLine) => (shared === undefined ? path : ['shared', shared])

/** What a section is called: its title, or that of its kind. */
export function nameOf({ title, type }: SectionLine, blocks: readonly BlockLine[]): string {
  return title || (blocks.find((block) => block.type === type)?.title ?? type)
}
