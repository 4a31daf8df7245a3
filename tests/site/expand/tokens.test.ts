import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile } from '../../../src/site/compile'
import { runs } from '../../lib/runs'
import { fileWith, problemsOf, shelf, reported, toyBlocks, toyNotFound, toySettings } from '../../lib/toy'

const { template } = shelf()
const bytes = (text: string) => new TextEncoder().encode(text)
const withFacts = (facts: object, fields: object = {}) => fileWith({ site: { ...toySettings, facts: { ...toySettings.facts, ...facts } }, ...fields })
const siteOf = (text: string) => compile(bytes(text), 'pages.json', toyBlocks).site ?? expect.unreachable(reported(text))

/** Names of what may hold a token and be one: facts, facts of a group, fields of the site and of its contact. */
const NAMES = [
  'facts.a',
  'facts.b',
  'facts.c',
  'facts.d',
  'facts.group.a',
  'facts.group.b',
  'facts.group.c',
  'site.name',
  'site.legalName',
  'site.description',
  'site.contact.hours',
  'site.contact.phone',
  'site.contact.address',
]

/** A file in which the names hold these texts, in this order, and everything that can shows all of them. */
function fileOf(texts: ReadonlyMap<string, string>): string {
  const given = (name: string) => texts.get(name) ?? 'x'
  const under = (start: string) =>
    Object.fromEntries([...texts].flatMap(([name, text]) => (name.startsWith(start) && !name.slice(start.length).includes('.') ? [[name.slice(start.length), text]] : [])))
  const all = NAMES.map((name) => `{${name}}`).join('|')
  const { a: _, ...rest } = { a: 0, ...under('facts.') }
  const site = {
    ...toySettings,
    // A language whose texts stay as they are typed.
    lang: 'ja',
    facts: { group: under('facts.group.'), ...rest, ...(texts.has('facts.a') && { a: given('facts.a') }) },
    contact: { ...toySettings.contact, ...under('site.contact.') },
    ...under('site.'),
    footer: { columns: [], copyright: all },
  }
  const item = { slug: 'bear', title: all, excerpt: 'A toy.', content: `<p>${all}</p>`, own: all }
  const note = { type: 'note', text: `{toy.own}`, title: '{toy.title}', body: '{toy.content}' }
  return fileWith({
    site,
    pages: [
      { path: '/', title: all, sections: [{ type: 'note', text: all, body: `<p>${all}</p>` }] },
      { ...template, sections: [note] },
    ],
    collections: { toys: [item] },
    notFound: { ...toyNotFound, description: all },
  })
}

const text = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...NAMES.map((name) => `{${name}}`)) }, fc.constantFrom('word', ' & ', '"<b>"', '{', '}', '{n}', '{ facts.a }')))
  .map((parts) => `t${parts.join(' ')}`)

/** Texts in which a name only names those behind it, given in any order. */
const chains = fc
  .tuple(
    fc.shuffledSubarray(NAMES, { minLength: NAMES.length }),
    fc.shuffledSubarray(NAMES, { minLength: NAMES.length }),
    fc.array(text, { minLength: NAMES.length, maxLength: NAMES.length }),
  )
  .map(([ranks, order, texts]) => {
    const ranked = ranks.map(
      (name, rank) =>
        [name, (texts[rank] ?? '').replaceAll(/\{([\w.]+)\}/g, (written, inner: string) => (ranks.indexOf(inner) > rank || !ranks.includes(inner) ? written : 'w'))] as const,
    )
    return new Map(ranked.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
  })

/** What a text says with every token in it replaced, and every token in what that says, and so on. */
function expanded(text: string, texts: ReadonlyMap<string, string>): string {
  return NAMES.some((name) => text.includes(`{${name}}`))
    ? expanded(
        NAMES.reduce((filled, name) => filled.replaceAll(`{${name}}`, () => texts.get(name) ?? ''), text),
        texts,
      )
    : text
}

test('whatever names whatever, in whatever order, nothing that is published holds a token, and all of it says what was meant', { tags: ['random'] }, () => {
  const { times, ...settings } = runs(150)
  fc.assert(
    fc.property(chains, (texts) => {
      const site = siteOf(fileOf(texts))
      const published = JSON.stringify(site)
      for (const name of NAMES) expect(published).not.toContain(`{${name}}`)
      const all = NAMES.map((name) => expanded(`{${name}}`, texts)).join('|')
      const [home, bear] = site.pages.map(({ sections }) => sections[0]?.props)
      expect([site.settings.footer.copyright, home?.text, bear?.text, bear?.title]).toEqual([all, all, all, all])
      const escaped = `<p>${all.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}</p>`
      expect([home?.body, bear?.body]).toEqual([escaped, escaped])
    }),
    settings,
  )
})

test('whatever names whatever, in circles as well, a file without problems publishes no token', { tags: ['random'] }, () => {
  const { times: _, ...settings } = runs(80)
  let circles = 0
  fc.assert(
    fc.property(fc.array(text, { minLength: NAMES.length, maxLength: NAMES.length }), (texts) => {
      const content = fileOf(new Map(NAMES.map((name, index) => [name, texts[index] ?? 'x'])))
      const { site, problems } = compile(bytes(content), 'pages.json', toyBlocks)
      if (problems.length > 0) expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['PS320']))
      circles += problems.length > 0 ? 1 : 0
      for (const name of site ? NAMES : []) expect(JSON.stringify(site)).not.toContain(`{${name}}`)
    }),
    settings,
  )
  expect(circles).toBeGreaterThan(settings.numRuns / 8)
})

test('a circle of tokens is told once, where it closes, and what uses it is not told', () => {
  const content = withFacts(
    { a: 'A {facts.b}', b: 'B {facts.c}', c: '{facts.age} C {facts.a}' },
    { pages: [{ path: '/', title: '{facts.a}', sections: [{ type: 'note', text: '{facts.c} and {facts.b}' }] }] },
  )
  expect(reported(content)).toMatchInlineSnapshot(`
    "PS320 pages.json:47:27 <{facts.a}>  site › facts › c
      These tokens stand for each other, so none of them has a value: {facts.a} → {facts.b} → {facts.c} → {facts.a}. Write the words themselves in one of them."
  `)
  expect(problemsOf(withFacts({ a: '{facts.a}' })).map(({ code, path }) => `${code} ${path}`)).toEqual(['PS320 site.facts.a'])
  expect(
    problemsOf(withFacts({ a: '{site.name}' }, { site: { ...toySettings, name: '{site.legalName}', legalName: '{site.name}' } })).map(({ code, path }) => `${code} ${path}`),
  ).toEqual(['PS320 site.legalName'])
})

test('a circle of many names is told with a few of them', () => {
  const content = withFacts(Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`a${index}`, `{facts.a${(index + 1) % 1_000}}`])))
  expect(problemsOf(content).map(({ message }) => message)).toEqual([
    'These tokens stand for each other, so none of them has a value: {facts.a0} → {facts.a1} → {facts.a2} → {facts.a3} → … → {facts.a0}.',
  ])
})

test('a chain of twenty thousand tokens is followed to its end', { tags: ['large'] }, () => {
  const facts = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`a${index}`, index === 19_999 ? 'end' : `{facts.a${index + 1}}`]))
  expect(siteOf(withFacts(facts, { pages: [{ path: '/', title: '{facts.a0}', sections: [{ type: 'rule' }] }] })).pages[0]?.title).toBe('end')
})

test('a token that two texts only make together is told', () => {
  const content = withFacts({ start: '{facts' }, { pages: [{ path: '/', title: 'Home', sections: [{ type: 'note', text: 'From {facts.start}.age} on' }] }] })
  expect(reported(content)).toMatchInlineSnapshot(`
    "PS322 pages.json:9:19 <"From {facts.start}.age} on">  page "/" › section 1 (note) › text
      Filled in, this text holds {facts.age}, which visitors would see as it is. Write the token as one, and not in parts."
  `)
})

test('the value of a token is escaped in HTML, but an article put there by its token is not', () => {
  const value = `a < b & "c" > 'd' <script>alert(1)</script>`
  const content = fileWith({
    site: { ...toySettings, lang: 'ja', facts: { odd: value, chain: '{facts.odd}' } },
    pages: [
      { path: '/', title: 'Home', sections: [{ type: 'note', text: '{facts.odd}', body: '<p title="{facts.odd}">{facts.chain}</p>' }] },
      { ...template, sections: [{ type: 'note', text: 'x', body: '<h2>{toy.own}</h2>{toy.content}' }] },
    ],
    collections: { toys: [{ slug: 'bear', title: 'Bear', excerpt: 'A toy.', own: '<i>{facts.odd}</i>', content: '<p>{facts.odd}</p>' }] },
  })
  const escaped = `a &lt; b &amp; &quot;c&quot; &gt; 'd' &lt;script&gt;alert(1)&lt;/script&gt;`
  const [home, bear] = siteOf(content).pages.map(({ sections }) => sections[0]?.props)
  expect(home).toMatchObject({ text: value, body: `<p title="${escaped}">${escaped}</p>` })
  expect(bear?.body).toBe(`<h2>&lt;i&gt;${escaped}&lt;/i&gt;</h2><p>${escaped}</p>`)
})

test('what tokens would make too long is told with its numbers, for a text, a page and a site', { tags: ['large'] }, () => {
  const terms = 'x'.repeat(20_000)
  const page = (uses: number, path = '/') => ({ path, title: 'Home', sections: Array.from({ length: 15 }, () => ({ type: 'note', text: '{facts.terms}'.repeat(uses) })) })
  const whatOf = (content: string) => problemsOf(content).map(({ code, path, message, hint }) => `${code} ${path}: ${message} ${hint}`)
  expect(whatOf(withFacts({ terms }, { pages: [{ path: '/', title: 'Home', sections: [{ type: 'note', text: '{facts.terms}'.repeat(21) }] }] }))).toEqual([
    'PS321 pages[0].sections[0].text: With its tokens filled in, the length of this text in characters is 420,000; at most 400,000 fit. Use {facts.terms} less often: it alone stands for 20,000.',
  ])
  expect(whatOf(withFacts({ terms }, { pages: [page(13)] }))).toEqual([])
  expect(whatOf(withFacts({ terms }, { pages: [page(14)] }))).toEqual([
    'PS321 pages[0].title: With its tokens filled in, the length of this page in characters is 4,200,000; at most 4,000,000 fit. Use {facts.terms} less often: it alone stands for 20,000.',
  ])
  const pages = Array.from({ length: 36 }, (_, index) => page(12, index === 0 ? '/' : `/page-${index}`))
  expect(whatOf(withFacts({ terms }, { pages }))).toEqual([
    'PS321 pages: With its tokens filled in, the length of this site in characters is 129,600,000; at most 128,000,000 fit. Use {facts.terms} less often: it alone stands for 20,000.',
  ])
})

test('tokens that double from one to the next are told where they become too long, and nowhere else', () => {
  const facts = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`a${index}`, index === 0 ? 'xxxxxxxxxx' : `{facts.a${index - 1}}{facts.a${index - 1}}`]))
  expect(
    problemsOf(withFacts(facts, { pages: [{ path: '/', title: '{facts.a59}', sections: [{ type: 'rule' }] }] })).map(({ code, path, message }) => `${code} ${path} ${message}`),
  ).toEqual(['PS321 site.facts.a16 With its tokens filled in, the length of this text in characters is 655,360; at most 400,000 fit.'])
})
