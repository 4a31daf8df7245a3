import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withAbsent } from '../../../src/dev/server/section'
import { compile } from '../../../src/site/compile'
import { runs } from '../../lib/runs'
import { fileWith, toyBlocks } from '../../lib/toy'

/** Names as the program makes them itself, and some that an author would choose. */
const ids = ['note', 'note-1', 'note-2', 'note-3', 'rule-1', 'rule-2', 'rule-3', 'rule-4', 'absent-1', 'absent-pages-0-sections-0', 'absent-pages-0-sections-1', 'r-0', 'top']
const kind = fc.constantFrom('note', 'rule', 'shared', 'named')
const section = fc.record({ kind, id: fc.option(fc.constantFrom(...ids)), hidden: fc.boolean() })
const desk = { standIn: '', placeOf: () => '', titleOf: (type: string) => type, unreadyWords: () => undefined, limited: <Drawn>(draw: () => Drawn) => draw(), onFailure: () => {} }

function pageOf(sections: readonly { kind: string; id: string | null; hidden: boolean }[]) {
  const seen = new Set<string>()
  const entries = sections.map(({ kind, id, hidden }) => {
    // An id that stands twice is refused; that of the shared section goes to the first that takes it.
    const own = id !== null && !seen.has(id) ? id : undefined
    if (own !== undefined) seen.add(own)
    const settings = { ...(own && { id: own }), ...(hidden && { hidden }) }
    if (kind === 'shared') return { use: 'line', ...settings }
    return kind === 'named' && own === undefined && !seen.has('rule-9') && seen.add('rule-9')
      ? { use: 'named', ...settings }
      : { type: kind === 'note' ? 'note' : 'rule', ...(kind === 'note' && { text: 'Hello' }), ...settings }
  })
  const shared = { line: { type: 'rule' }, named: { type: 'rule', id: 'rule-9' } }
  const { site, problems } = compile(new TextEncoder().encode(fileWith({ shared, pages: [{ path: '/', title: 'Home', sections: entries }] })), 'pages.json', toyBlocks)
  expect(problems).toEqual([])
  return site?.pages[0] ?? expect.unreachable()
}

test('no two sections of a page have one key, whatever they are called, and each is a beginning of ids', { tags: ['random'] }, () => {
  fc.assert(
    fc.property(fc.array(section, { minLength: 1, maxLength: 12 }), (sections) => {
      const page = pageOf(sections)
      const drawn = page.sections.map(({ key }) => ({ key, attributes: {}, html: '' }))
      const keys = withAbsent(drawn, page.absent, desk).map(({ key }) => key)
      expect(keys.length).toBe(sections.length)
      expect(new Set(keys).size, keys.join(' ')).toBe(keys.length)
      for (const key of keys) expect(key).toMatch(/^[A-Za-z][\w-]*$/)
    }),
    runs(300),
  )
})

test('the key of a section with an id is that id, so that it stays when sections move', () => {
  expect(
    pageOf([
      { kind: 'note', id: 'note-2', hidden: false },
      { kind: 'note', id: null, hidden: false },
    ]).sections.map(({ key }) => key),
  ).toEqual(['note-2', 'note_2'])
})
