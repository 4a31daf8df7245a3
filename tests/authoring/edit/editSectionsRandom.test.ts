import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Action, editSections } from '../../../src/authoring/edit/editSections'
import { compile } from '../../../src/site/compile'
import { sectionLists } from '../../../src/authoring/edit/sections'
import { figure } from '../../lib/figure'
import { text, blocks, step, type Section, type Place, type State, request } from './editOfSections'

const stateOf = (content: string): State => ({ text: content, lists: sectionLists(content) })
const COMPILED_EVERY = 50

/** The lists of sections at some addresses: what they hold, the bytes of each section, and all that stands around them. */
function parted({ text: content, lists }: State, addresses: readonly string[]): { values: Map<string, Section[]>; sections: string[]; outside: string } {
  const own = lists.filter(({ address }) => addresses.includes(address))
  const outside = own.toReversed().reduce((rest, { node: { offset, length } }) => rest.slice(0, offset) + rest.slice(offset + length), content)
  const values = new Map(own.map(({ address, node: { offset, length } }) => [address, JSON.parse(content.slice(offset, offset + length)) as Section[]]))
  return { values, outside, sections: own.flatMap(({ node }) => (node.children ?? []).map(({ offset, length }) => content.slice(offset, offset + length))).toSorted() }
}

/** The sections as they must be after a step: the plain form of what the tool does to bytes. */
function model(lists: ReadonlyMap<string, Section[]>, action: Action, from: Place, to: Place): Map<string, Section[]> {
  const after = new Map([...lists].map(([address, sections]) => [address, [...sections]]))
  const own = after.get(from.address) ?? []
  const section = own[from.index] ?? {}
  if (action === 'hide') own[from.index] = { ...section, hidden: true }
  if (action === 'show') own[from.index] = Object.fromEntries(Object.entries(section).filter(([key]) => key !== 'hidden'))
  if (action === 'move' || action === 'remove') own.splice(from.index, 1)
  if (action === 'move' || action === 'copy') after.get(to.address)?.splice(to.index, 0, section)
  return after
}

/** The content of a section in a fixed order of its fields, without the numbers that the ids of a copy have at their end. */
const contentOf = (section: Section) =>
  JSON.stringify(Object.entries(section).toSorted(([one], [other]) => one.localeCompare(other))).replaceAll(/(\["id",|"id":)"([^"]*?)(?:-\d+)+"/g, '$1"$2"')
const contents = (lists: ReadonlyMap<string, Section[]>) => [...lists].map(([address, sections]) => [address, ...sections.map(contentOf)].join('\n')).join('\n\n')
const hasIdTwice = (sections: readonly Section[]) => new Set(sections.flatMap(({ id }) => id ?? [])).size < sections.filter(({ id }) => id !== undefined).length

test('a thousand random changes keep every section, every id and all other bytes, and can be taken back', { tags: ['random'], timeout: 180_000 }, ({ task }) => {
  const first = stateOf(text)
  let now = first
  let done = 0
  for (const one of fc.sample(step, { seed: 20261121, numRuns: 2_500 })) {
    const asked = request(now, one, done)
    if (done === 1_000 || !asked) continue
    const after = stateOf(editSections(now.text, one.action, asked.words, blocks).text)
    const [was, is] = [parted(now, asked.named), parted(after, asked.named)]
    expect(contents(is.values)).toBe(contents(model(was.values, one.action, asked.from, asked.to)))
    expect(is.outside).toBe(was.outside)
    // Every section but a hidden or shown one has its own bytes; those of a removed one are gone, of a copied one there twice.
    if (one.action === 'move') expect(is.sections.join('\n')).toBe(was.sections.join('\n'))
    else expect(is.sections.filter((own) => !was.sections.includes(own)).length).toBeLessThanOrEqual(1)
    done++
    if ([...is.values.values()].some(hasIdTwice)) {
      // A copy gets another id; a section that is moved keeps its own, and the command refuses what is a problem.
      expect(one.action).toBe('move')
      continue
    }
    const [at = '', number = ''] = asked.words
    // A reorder taken back is the text from before.
    if (one.action === 'move' && done % 4 === 0 && new Set(asked.named).size === 1)
      expect(editSections(after.text, 'move', [at, String(asked.to.index + 1), number], blocks).text).toBe(now.text)
    if (done % COMPILED_EVERY === 0)
      expect(compile(new TextEncoder().encode(after.text), 'pages.json', blocks).problems.filter(({ code }) => /^PS[12]|PS403/.test(code))).toEqual([])
    now = done % 25 === 0 ? first : after
  }
  expect(done).toBe(1_000)
  figure({ task }, 'A13', `${done} random changes of sections, 0 bytes changed elsewhere (goal 0)`)
})
