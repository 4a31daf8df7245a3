import { expect, test } from 'vitest'
import { elementAt, elementOf, partAt, partOf, sectionOf } from '../../../src/studio/client/frameParts'
import type { SectionLine } from '../../../src/studio/types'

const source = (path: unknown) => JSON.stringify(path)
const line = (index: number, shared?: string): SectionLine => ({
  path: ['pages', 0, 'sections', index],
  type: 'note',
  title: '',
  isShared: shared !== undefined,
  problems: 0,
  isHidden: false,
  ...(shared && { shared }),
})
const sections = [line(0), line(1, 'talk'), line(2, 'talk')]
document.body.innerHTML = [sections[0]?.path, ['shared', 'talk'], ['shared', 'talk']]
  .map((path, index) => `<section data-source='${source(path)}' id="s${index}"><b>x</b>y</section>`)
  .join('')
const element = (id: string) => document.getElementById(id)

test('an element lies in a part, which is one of those written at one place', () => {
  expect(partOf(document, element('s2')?.firstElementChild ?? null)).toEqual({ source: source(['shared', 'talk']), nth: 1 })
  expect([partOf(document, document.body), partOf(document, null)]).toEqual([undefined, undefined])
  expect([elementOf(document, { source: source(['shared', 'talk']), nth: 1 })?.id, elementOf(document, { source: 'none', nth: 0 })]).toEqual(['s2', undefined])
})

test('a part is drawn from a section of the list, and what is selected is shown by a part', () => {
  expect(sectionOf({ source: source(['shared', 'talk']), nth: 1 }, sections)).toBe(sections[2])
  expect(partAt(['pages', 0, 'sections', 2, 'title'], sections)).toEqual({ source: source(['shared', 'talk']), nth: 1 })
  expect(partAt(['pages', 0, 'sections', 0], sections)).toEqual({ source: source(['pages', 0, 'sections', 0]), nth: 0 })
  expect([partAt(['shared', 'talk', 'title'], sections), partAt(['site', 'footer'], sections)]).toEqual([
    { source: source(['shared', 'talk']), nth: 0 },
    { source: source(['site', 'footer']), nth: 0 },
  ])
})

test('an event is about an element, also where it is about its words', () => {
  const words = element('s0')?.lastChild ?? null
  expect([elementAt(element('s0'))?.id, elementAt(words)?.id, elementAt(null)]).toEqual(['s0', 's0', null])
})
