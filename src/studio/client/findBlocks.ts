import type { BlockLine } from '../types'

/** The kinds of section that every word of a search says something of: those named so first, then those described so. */
export function findBlocks(blocks: readonly BlockLine[], wanted: string): readonly BlockLine[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return blocks
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const found = blocks.filter(({ title, description, type }) => has(`${title} ${type} ${description}`))
  const isNamed = ({ title, type }: BlockLine) => has(`${title} ${type}`)
  return [...found.filter(isNamed), ...found.filter((block) => !isNamed(block))]
}
