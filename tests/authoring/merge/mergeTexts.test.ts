import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mergeTexts } from '../../../src/authoring/merge/mergeTexts'
import { runs } from '../../lib/runs'

const faq = (...items: object[]) => ({ type: 'faqGroup', title: 'Questions', items })
const question = (title: string, answer = `The answer to ${title}`) => ({ question: title, answer })
const hero = (title: string, more: object = {}) => ({ type: 'hero', title, text: `All about ${title} and what it is for.`, ...more })
const page = (path: string, ...sections: object[]) => ({ path, title: `Page at ${path}`, sections })
const site = (...pages: object[]) => `${JSON.stringify({ site: { name: 'Toys', lang: 'en' }, pages }, null, 2)}\n`

/** What comes of two states, with the places of what only a person can decide. */
function merge(base: string | undefined, ours: string, theirs: string, answer: 'ours' | 'theirs' | 'open' = 'open') {
  const merged = mergeTexts({ base, ours, theirs })
  if (!merged) throw new Error('One of them is no JSON.')
  const { questions, kept, compose } = merged
  return { text: compose(() => answer), questions: questions.map(({ path }) => path.join('.')), kept: kept.map(({ path, takenBy }) => `${path.join('.')} taken by ${takenBy}`) }
}
const clean = (text: string) => ({ text, questions: [], kept: [] })

describe('two states of a content file', () => {
  const [a, b, c, d] = [question('How much?'), question('How long?'), question('Who pays?'), question('Where to?')]

  test('with a question added by each have both, ours first', () => {
    const state = (...items: object[]) => site(page('/', hero('Home'), faq(...items)))
    expect(merge(state(a), state(a, b), state(a, c))).toEqual(clean(state(a, b, c)))
    expect(merge(state(a), state(b, a), state(c, a))).toEqual(clean(state(b, c, a)))
    expect(merge(state(a, d), state(a, b, d), state(a, d, c))).toEqual(clean(state(a, b, d, c)))
  })

  test('come together where one has moved a section and the other has changed it', () => {
    const [one, two, three] = [hero('One'), faq(a, b), hero('Three')]
    const changed = faq(a, { ...b, answer: 'It takes three days.' })
    expect(merge(site(page('/', one, two, three)), site(page('/', two, one, three)), site(page('/', one, changed, three)))).toEqual(clean(site(page('/', changed, one, three))))
    expect(merge(site(page('/', one, two, three)), site(page('/', one, changed, three)), site(page('/', one, three, two)))).toEqual(clean(site(page('/', one, three, changed))))
  })

  test('also where it was moved to another page', () => {
    const two = faq(a, b)
    const changed = faq(a, { ...b, answer: 'It takes three days.' })
    const base = site(page('/', hero('One'), two), page('/about', hero('Two')))
    const moved = site(page('/', hero('One')), page('/about', hero('Two'), two))
    const edited = site(page('/', hero('One'), changed), page('/about', hero('Two')))
    const both = site(page('/', hero('One')), page('/about', hero('Two'), changed))
    expect(merge(base, moved, edited)).toEqual(clean(both))
    expect(merge(base, edited, moved)).toEqual(clean(both))
  })

  test('ask only for the field for which both say something else; the rest is one', () => {
    const state = (answer: string, title: string) => site(page('/', hero(title), faq(a, question('How long?', answer))))
    const { text, questions } = merge(state('A week.', 'Home'), state('Two days.', 'Home'), state('A month.', 'Welcome'))
    expect(questions).toEqual(['pages.0.sections.1.items.1.answer'])
    expect(text).toBe(state('Two days.', 'Welcome').replace(/\n( +"answer": )"Two days."/, '\n<<<<<<< ours\n$1"Two days."\n=======\n$1"A month."\n>>>>>>> theirs'))
    expect(merge(state('A week.', 'Home'), state('Two days.', 'Home'), state('A month.', 'Welcome'), 'theirs').text).toBe(state('A month.', 'Welcome'))
  })

  test('keep what one has changed and the other has taken away, and say so', () => {
    const changed = { ...b, answer: 'Three days.' }
    const state = (...items: object[]) => site(page('/', faq(...items)))
    expect(merge(state(a, b), state(a), state(a, changed))).toEqual({ text: state(a, changed), questions: [], kept: ['pages.0.sections.0.items.1 taken by ours'] })
    expect(merge(state(a, b), state(a, changed), state(a))).toEqual({ text: state(a, changed), questions: [], kept: ['pages.0.sections.0.items.1 taken by theirs'] })
    expect(merge(state(a, b), state(a, b), state(a))).toEqual(clean(state(a)))
  })

  test('that took away the same, or wrote the same, do not ask', () => {
    const state = (...items: object[]) => site(page('/', faq(...items)))
    expect(merge(state(a, b), state(a), state(a))).toEqual(clean(state(a)))
    expect(merge(state(a), state(a, b), state(a, b))).toEqual(clean(state(a, b)))
  })

  test('without what both come from keep all that either has', () => {
    expect(merge(undefined, site(page('/', hero('Home'), faq(a, b))), site(page('/', hero('Home'), faq(a, c)), page('/more', hero('More'))))).toEqual(
      clean(site(page('/', hero('Home'), faq(a, b, c)), page('/more', hero('More')))),
    )
  })

  test('in a page renamed here and changed there', () => {
    const base = site(page('/'), page('/about', hero('About us'), faq(a, b)))
    const renamed = site(page('/'), { ...page('/about', hero('About us'), faq(a, b)), path: '/who' })
    const changed = site(page('/'), page('/about', hero('About us'), faq(a, c, b)))
    expect(merge(base, renamed, changed)).toEqual(clean(site(page('/'), { ...page('/about', hero('About us'), faq(a, c, b)), path: '/who' })))
  })

  test('keep the bytes of what nobody has changed, with the ends of lines and the mark of ours', () => {
    const odd = '\ufeff{\r\n\t"site": { "name": "Toys" , "n": 1e2 },\r\n\r\n\t"pages": [ { "path":"/",   "sections": [] } ]\r\n}\r\n'
    const merged = merge(odd, odd, odd.slice(1).replaceAll('\r\n', '\n').replace('"Toys"', '"Games"'))
    expect(merged).toEqual(clean(odd.replace('"Toys"', '"Games"')))
  })

  test('of which one is no JSON, or would lose something, cannot be put together', () => {
    expect(mergeTexts({ base: '{}', ours: '{', theirs: '{}' })).toBeUndefined()
    // Of a name that stands twice in an object one value would be lost, and of bytes that are no UTF-8 the letter.
    for (const twice of ['{"a":1,"a":2}', Buffer.from('7b2261223a22636166e9227d', 'hex').toString(), '{"a":[{"b":1,"c":2,"b":3}]}']) {
      expect(mergeTexts({ base: '{}', ours: twice, theirs: '{}' })).toBeUndefined()
      expect(mergeTexts({ base: '{}', ours: '{}', theirs: twice })).toBeUndefined()
      expect(mergeTexts({ base: '{}', ours: '{"a":{"b":1},"b":2}', theirs: '{}' })).toBeDefined()
    }
  })

  test('in a list of one line are marked on lines of their own', () => {
    const { text } = merge('{ "a": 1, "b": 2 }', '{ "a": 3, "b": 2 }', '{ "a": 4, "b": 2 }')
    expect(text).toBe('{\n<<<<<<< ours\n"a": 3,\n=======\n"a": 4,\n>>>>>>> theirs\n"b": 2\n}')
  })
})

describe('any change of the first site', () => {
  const text = readFileSync('pages.json', 'utf8')
  type Json = { pages: { sections: object[] }[] }
  /** Texts that are changed, sections that are moved, copied and taken away, by number. */
  const change = fc.record({ kind: fc.constantFrom('text', 'move', 'remove', 'copy'), page: fc.nat(), section: fc.nat(), to: fc.nat() })
  const changed = (from: string, changes: readonly { kind: string; page: number; section: number; to: number }[]) => {
    const value = JSON.parse(from) as Json
    for (const { kind, page, section, to } of changes) {
      const list = value.pages[page % value.pages.length]?.sections ?? []
      const index = section % (list.length || 1)
      const own = list[index] as Record<string, unknown> | undefined
      if (!own) continue
      if (kind === 'text') own.title = `${typeof own.title === 'string' ? own.title : 'Title'} ${to}`
      if (kind === 'remove') list.splice(index, 1)
      if (kind === 'copy') list.splice(index, 0, structuredClone(own))
      if (kind === 'move') list.splice(to % list.length, 0, ...list.splice(index, 1))
    }
    return `${JSON.stringify(value, null, 2)}\n`
  }

  test('that only one has made comes through byte by byte', { tags: ['random'], timeout: 120_000 }, () => {
    const base = `${JSON.stringify(JSON.parse(text), null, 2)}\n`
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const after = changed(base, changes)
        expect(merge(base, after, base)).toEqual(clean(after))
        expect(merge(base, base, after)).toEqual(clean(after))
        expect(merge(base, after, after)).toEqual(clean(after))
      }),
      runs(25),
    )
  })

  test('that two have made on two pages comes through whole', { tags: ['random'], timeout: 120_000 }, () => {
    const base = `${JSON.stringify(JSON.parse(text), null, 2)}\n`
    const of = (page: number) =>
      fc.array(
        change.map((one) => ({ ...one, page })),
        { minLength: 1, maxLength: 4 },
      )
    fc.assert(
      fc.property(of(3), of(7), (ours, theirs) => {
        const [here, there] = [changed(base, ours), changed(base, theirs)]
        expect(merge(base, here, there)).toEqual(clean(changed(here, theirs)))
      }),
      runs(25),
    )
  })
})
