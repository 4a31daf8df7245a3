import { expect, test } from 'vitest'
import { message } from '../../../src/site/diagnostics/catalogue'
import { at } from '../../../src/site/diagnostics/diagnostic'
import { allowable, isAllowed } from '../../../src/site/lint/allowed'
import type { PagesFile } from '../../../src/site/schema/schema'
import { reportedOn, innocent, shelfOf, second, navigation } from '../../lib/innocent'
import { leastSeconds } from '../../lib/seconds'

const reported = (parts: Parameters<typeof innocent>[0]) =>
  reportedOn(innocent(parts))
    .words.split(/\n(?=\w)/)
    .filter(Boolean)
    .map((line) => `${line.split(' ')[1]} at ${/ {2}(.*)\n/.exec(line)?.[1]}`)
const tagged = (more = {}) => ({ type: 'plain', words: 'a <b>c</b>', ...more })
const allow = { 'tag-in-text': 'On purpose.' }

test('what is allowed at a place or around it is not told; elsewhere it is', () => {
  expect(reported({ sections: [tagged()] })).toEqual(['tag-in-text at page "/" › section 2 (plain) › words'])
  expect(reported({ sections: [tagged({ allow })] })).toEqual([])
  expect(reported({ first: { allow }, sections: undefined })).toEqual(['unused-allow at page "/" › allow › tag-in-text'])
  expect(reported({ site: { allow }, sections: [tagged()] })).toEqual([])
  expect(reported({ site: { navigation }, sections: [tagged({ allow })], pages: [{ ...second, sections: [...second.sections, tagged()] }] })).toEqual([
    'tag-in-text at page "/kites" › section 2 (plain) › words',
  ])
})

test('what is allowed without need is told, unless what it stands on may be left out, or that is allowed', () => {
  expect(reported({ sections: [{ type: 'plain', allow }] })).toEqual(['unused-allow at page "/" › section 2 (plain) › allow › tag-in-text'])
  for (const more of [{ hidden: true }, { from: '2020-01-01' }, { until: '2999-01-01' }]) expect(reported({ sections: [{ type: 'plain', allow, ...more }] })).toEqual([])
  expect(reported({ sections: [{ type: 'plain', allow }], site: { allow: { 'unused-allow': 'Kept.' } } })).toEqual([])
  expect(reported({ site: { allow: { 'unused-allow': 'Kept.' } } })).toEqual([])
  expect(reported({ notFound: { title: 'Nothing', sections: [{ type: 'opening', title: 'Nothing' }], allow } })).toEqual(['unused-allow at notFound › allow › tag-in-text'])
})

test('what is allowed at several places around it is needed at each of them', () => {
  expect(reported({ first: { allow }, site: { navigation, allow }, pages: [{ ...second, sections: [...second.sections, tagged({ allow })] }] })).toEqual([
    'unused-allow at page "/" › allow › tag-in-text',
  ])
  const page = { ...second, sections: [...second.sections, tagged({ allow }), tagged()], allow }
  expect(reported({ site: { navigation }, pages: [page] })).toEqual([])
})

test('for what stands in an item its template speaks', () => {
  const shelf = shelfOf({ slug: 'bear', excerpt: 'A <b>bear</b> of maple that lies on its side, for children who like to sleep in, too.' })
  expect(reported(shelf).map((line) => line.split(' ')[0])).toEqual(['tag-in-text'])
  expect(reported({ ...shelf, pages: shelf.pages.map((page) => ({ ...(page as object), allow })) })).toEqual([])
  const pages = ['toys', 'all'].flatMap((folder) => shelf.pages.map((page) => ({ ...(page as object), path: `/${folder}/$slug`, hidden: folder === 'toys', allow })))
  expect(reported({ ...shelf, pages })).toEqual([])
})

test('whether a page allows what stands in its items is known without going through all pages for each', { tags: ['large'] }, () => {
  const pages = Array.from({ length: 20_000 }, (_, index) => ({ path: `/t${index}/$slug`, title: 'x', each: `toys${index}`, sections: [], allow }))
  // Of a file only its pages are looked at here.
  const file = { pages } as unknown as PagesFile
  const seconds = leastSeconds(2, () => {
    for (const { each } of pages) {
      const finding = { ...at(['collections', each, 0, 'title'], message('emptyFile', {})), rule: 'tag-in-text' }
      expect(isAllowed(file, finding, 'tag-in-text')).toBe(true)
    }
  })
  expect(seconds).toBeLessThan(2)
})

test('that thousands of pages are made of one collection is found out at once', () => {
  const pages = Array.from({ length: 50_000 }, (_, index) => ({ path: `/t${index}/$slug`, title: 'x', each: 'toys', sections: [] }))
  const finding = at(['collections', 'toys', 0, 'title'], message('emptyFile', {}))
  expect(leastSeconds(1, () => isAllowed({ pages } as unknown as PagesFile, finding, 'tag-in-text'))).toBeLessThan(1)
})

test('what can be allowed is advice, what keeps a site from being published, and what blocks say of themselves, each with what it asks for', () => {
  const rule = { name: 'toy-rule', meaning: 'Toys are safe.' }
  const found = allowable({ toy: { messages: [{ rule }, {}] }, plain: {} } as never)
  expect(['toy-rule', 'orphan-page', 'reserved-number', 'no-such-rule'].map((name) => found.get(name)?.length)).toEqual([14, expect.any(Number), expect.any(Number), undefined])
  expect(found.get('orphan-page')).toBe('A link leads to every page.')
})
