import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { loadBlocks } from '../../../src/blocks/schemas'
import { type Action, ACTIONS, editSections } from '../../../src/authoring/edit/editSections'
import type { sectionLists } from '../../../src/authoring/edit/sections'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

export const note = (title: string, more: object = {}) => ({ type: 'note', text: 'Hello', title, ...more })
export const two = (first: object[], second: object[]) => fileWith({ pages: [pageWith(...first), { ...pageWith(...second), path: '/faq' }] })
export const edit = (text: string, request: string) => {
  const [action = '', ...words] = request.split(' ')
  return editSections(text, action as Action, words, toyBlocks)
}

export const [one, other, third] = [note('One', { id: 'one' }), note('Two'), note('Three')]

/** A13, on a whole site. */
export const text = readFileSync('tests/sites/bakery.json', 'utf8')
export const blocks = await loadBlocks()
export const step = fc.record({ action: fc.constantFrom<Action>(...ACTIONS), from: fc.nat(), section: fc.nat(), to: fc.nat(), place: fc.nat() })
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

export type Section = Record<string, unknown>
export type Place = { address: string; index: number }
export type State = { text: string; lists: ReturnType<typeof sectionLists> }

/** The words of a random step, and what they mean; undefined when the step would change nothing. */
export function request({ lists }: State, { action, ...random }: Step, count: number): { from: Place; to: Place; named: string[]; words: string[] } | undefined {
  const own = lists.filter(({ address, node }) => !address.includes('$') && (node.children?.length ?? 0) > 0)
  const [one, other] = [own[random.from % own.length], own[random.to % own.length]]
  const [from, to] = [
    { address: one?.address ?? '', index: random.section % (one?.node.children?.length ?? 1) },
    { address: other?.address ?? '', index: 0 },
  ]
  to.index = random.place % ((other?.node.children?.length ?? 0) + (action === 'move' && one === other ? 0 : 1))
  const isHidden = one?.node.children?.[from.index]?.children?.some(({ children }) => children?.[0]?.value === 'hidden') === true
  const isIdle = (action === 'move' && one === other && from.index === to.index) || (action === 'hide' && isHidden) || (action === 'show' && !isHidden)
  // Removing as often as copying would soon leave nothing.
  if (isIdle || (action === 'remove' && count % 4 > 0)) return undefined
  const isPlaced = action === 'move' || action === 'copy'
  const words = [from.address, String(from.index + 1), ...(isPlaced ? [to.address, String(to.index + 1)] : [])]
  return { from, to, named: isPlaced ? [from.address, to.address] : [from.address], words }
}
