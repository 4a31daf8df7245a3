import type { BlockLine } from '../types'
import { findBlocks } from './findBlocks'

export type BlockGroup = { title: string; blocks: readonly BlockLine[] }

/** What heads the kinds that are in no group, and those that a search has found. */
const [OTHERS, FOUND] = ['Others', 'Found']

/** The kinds of section group by group, in the order in which they come; those that a search says something of as one group, the best first. */
export function groupsOf(blocks: readonly BlockLine[], wanted: string): readonly BlockGroup[] {
  const found = findBlocks(blocks, wanted)
  if (found.length === 0) return []
  if (wanted.trim() !== '') return [{ title: FOUND, blocks: found }]
  const titles = [...new Set(found.map(({ group = OTHERS }) => group))]
  return titles.map((title) => ({ title, blocks: found.filter(({ group = OTHERS }) => group === title) }))
}
