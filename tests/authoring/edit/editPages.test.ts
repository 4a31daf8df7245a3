import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { copyPage, linksTo, movePage, removePage, type ValidFile, validFile } from '../../../src/authoring/edit/editPages'
import { newProblems } from '../../../src/authoring/edit/newProblems'
import type { WrittenFile } from '../../../src/site/schema/schema'
import { fileWith, toySettings } from '../../lib/toy'
import { runs } from '../../lib/runs'

const blocks = await loadBlocks()
const file = (text: string): ValidFile => ({ text, value: JSON.parse(text) as WrittenFile })
const cta = (...hrefs: string[]) => ({ type: 'cta', title: 'Call', actions: hrefs.map((href) => ({ label: 'On', href })) })
const page = (path: string, ...sections: object[]) => ({ path, title: path, sections: sections.length > 0 ? sections : [{ type: 'hero', title: path }] })
const bytes = (text: string) => new TextEncoder().encode(text)
/** The lines in which two texts differ: of the second one. */
const changedLines = (before: string, after: string) => after.split('\n').filter((line) => !before.split('\n').includes(line))

describe('a page that is moved', () => {
  const text = fileWith({
    site: { ...toySettings, facts: { note: 'Our [list](/faq#fees)', way: '/faq' }, redirects: { '/old': '/faq', '/questions': '/' } },
    pages: [
      page('/', cta('/faq', '/faq?a=1#b', 'https://toys.example.com/faq#c'), { type: 'prose', text: 'See [all](/faq) and [some](/faq/more), [this][one].\n\n[one]: /faq "T"' }),
      page('/faq', { ...cta('/faq#own', '#own'), id: 'own' }),
      page('/faq/more'),
    ],
  })

  test('takes every link along, in whichever spelling, and leads from its old address', () => {
    const { text: after, done } = movePage(file(text), '/faq', '/help', blocks)
    const { pages, site } = JSON.parse(after)
    expect(pages[0].sections[0].actions.map(({ href }: { href: string }) => href)).toEqual(['/help', '/help?a=1#b', 'https://toys.example.com/help#c'])
    expect(pages[0].sections[1].text).toBe('See [all](/help) and [some](/faq/more), [this][one].\n\n[one]: /help "T"')
    expect(pages[1].path).toBe('/help')
    expect(pages[1].sections[0].actions.map(({ href }: { href: string }) => href)).toEqual(['/help#own', '#own'])
    expect(site.redirects).toEqual({ '/old': '/help', '/questions': '/', '/faq': '/help' })
    expect(site.facts).toEqual({ note: 'Our [list](/help#fees)', way: '/help' })
    expect(done).toEqual(['"/faq" is "/help" now, and 8 links with it.', 'Who asks for "/faq" is led to "/help".', 'Pages below "/faq" stay where they are: "/faq/more".'])
  })

  test('to where a redirect led away from takes its place', () => {
    expect(JSON.parse(movePage(file(text), '/faq', '/questions', blocks).text).site.redirects).toEqual({ '/old': '/questions', '/faq': '/questions' })
  })

  test('there and back is where it was, with one redirect', () => {
    const there = movePage(file(text), '/faq', '/help', blocks).text
    const back = movePage(file(there), '/help', '/faq', blocks).text
    expect(changedLines(text, back)).toEqual([expect.stringContaining('"/questions": "/",'), expect.stringContaining('"/help": "/faq"')])
  })

  test('and was moved before, as the first command was cut off, stays as it is', () => {
    const { text: there } = movePage(file(text), '/faq', '/help', blocks)
    expect(movePage(file(there), '/faq', '/help', blocks)).toEqual({ text: there, done: ['"/faq" is "/help" already, and leads there.'] })
  })

  test('and that is hidden leaves no redirect, for nobody was there', () => {
    const hidden = fileWith({ pages: [page('/'), { ...page('/draft'), hidden: true }] })
    expect(JSON.parse(movePage(file(hidden), '/draft', '/later', blocks).text).site.redirects).toBeUndefined()
  })

  test.each([
    ['/nope', '/x', 'There is no page "/nope".'],
    ['/fag', '/x', 'Did you mean "/faq"?'],
    ['/', '/x', 'The home page stays'],
    ['/faq', '/Help', '"/Help" cannot be the address of a page'],
    ['/faq', 'help', 'it does not start with a slash'],
    ['/faq', '/faq/more', 'There is already a page "/faq/more".'],
    ['/faq', '/help/$slug', 'Leave "/$slug" out.'],
  ])('from %s to %s is refused in words', (from, to, words) => {
    expect(() => movePage(file(text), from, to, blocks)).toThrow(words)
  })
})

test('a page that is made for each item takes the addresses of its items along', () => {
  const item = (slug: string) => ({ slug, title: slug, excerpt: 'E', date: '2026-01-01', content: `<p><a href="/news/one#a">One</a></p>` })
  const article = { type: 'article', title: '{item.title}', content: '{item.content}' }
  const text = fileWith({
    pages: [page('/', cta('/news/two', '/news')), page('/news'), { path: '/news/$slug', each: 'news', title: '{item.title}', sections: [article] }],
    collections: { news: [item('one'), item('two')] },
  })
  const { text: after } = movePage(file(text), '/news/$slug', '/stories/$slug', blocks)
  const { pages, collections, site } = JSON.parse(after)
  expect(pages[0].sections[0].actions.map(({ href }: { href: string }) => href)).toEqual(['/stories/two', '/news'])
  expect(collections.news[1].content).toBe('<p><a href="/stories/one#a">One</a></p>')
  expect(site.redirects).toEqual({ '/news/one': '/stories/one', '/news/two': '/stories/two' })
  expect(() => movePage(file(text), '/news/$slug', '/stories', blocks)).toThrow('Write: /stories/$slug')
})

test('thousands of items are moved there and back, and each has one redirect', () => {
  const slugs = Array.from({ length: 3000 }, (_, index) => `n${index}`)
  const items = slugs.map((slug) => ({ slug, title: slug, excerpt: 'E' }))
  const template = { path: '/news/$slug', each: 'news', title: '{item.title}', sections: [{ type: 'hero', title: 'Hi' }] }
  const many = fileWith({ pages: [page('/'), template], collections: { news: items } })
  const there = movePage(file(many), '/news/$slug', '/stories/$slug', blocks).text
  const back = movePage(file(there), '/stories/$slug', '/news/$slug', blocks).text
  expect(JSON.parse(back).site.redirects).toEqual(Object.fromEntries(slugs.map((slug) => [`/stories/${slug}`, `/news/${slug}`])))
})

describe('a page that is removed', () => {
  const text = fileWith({ pages: [page('/', cta('/faq#fees', '/about'), { type: 'prose', text: 'See [all](/faq#a).' }), page('/faq', cta('/faq')), page('/about')] })

  test('is refused while links lead to it, and says where they are', () => {
    expect(() => removePage(file(text), '/faq', undefined, blocks)).toThrow('2 links would lead to nothing.')
    expect(linksTo(file(text), '/faq', blocks).map(({ path }) => path.join('.'))).toEqual(['pages.0.sections.0.actions.0.href', 'pages.0.sections.1.text'])
  })

  test('leads to another one, without the places that are not there', () => {
    const { pages, site } = JSON.parse(removePage(file(text), '/faq', '/about', blocks).text)
    expect(pages.map(({ path }: { path: string }) => path)).toEqual(['/', '/about'])
    expect(pages[0].sections[0].actions[0].href).toBe('/about')
    expect(pages[0].sections[1].text).toBe('See [all](/about).')
    expect(site.redirects).toEqual({ '/faq': '/about' })
  })

  test('tells of links that lead to their own page then', () => {
    const text = fileWith({ pages: [page('/', cta('/faq')), page('/about', { type: 'hero', title: 'a' }, cta('/faq'), cta('/faq#a')), page('/faq')] })
    const last = '2 links on "/about" lead to that page itself now, in section 2, section 3: change them, or take them out.'
    expect(removePage(file(text), '/faq', '/about#team', blocks).done.at(-1)).toBe(last)
    expect(removePage(file(text), '/faq', 'https://toys.com/', blocks).done).toHaveLength(2)
  })

  test('and was removed before stays so', () => {
    const { text: after } = removePage(file(text), '/faq', '/about', blocks)
    expect(removePage(file(after), '/faq', '/about', blocks)).toEqual({ text: after, done: ['"/faq" is removed already, and leads to "/about".'] })
  })

  test('goes without a word where nothing leads to it, and never to itself', () => {
    const lonely = fileWith({ pages: [page('/'), page('/faq', cta('/faq'))] })
    expect(JSON.parse(removePage(file(lonely), '/faq', undefined, blocks).text).pages.length).toBe(1)
    expect(() => removePage(file(lonely), '/faq', '/faq', blocks)).toThrow('nothing can lead there')
    expect(() => removePage(file(lonely), '/', '/faq', blocks)).toThrow('The home page stays')
    const items = fileWith({
      pages: [page('/'), { ...page('/news/$slug'), each: 'news', title: '{item.title}' }],
      collections: { news: [{ slug: 'one', title: 'One', excerpt: 'E' }] },
    })
    expect(() => removePage(file(items), '/news/$slug', '/news/one', blocks)).toThrow('nothing can lead there')
    expect(() => removePage(file(lonely), '/faq', '/a"b c', blocks)).toThrow('is no address to which anybody can be led')
  })
})

test('a page is copied right behind itself, with its own bytes', () => {
  const text = fileWith({ pages: [page('/'), page('/faq'), page('/about')] })
  const { text: after, done } = copyPage(file(text), '/faq', '/more')
  expect(JSON.parse(after).pages.map(({ path }: { path: string }) => path)).toEqual(['/', '/faq', '/more', '/about'])
  expect(changedLines(text, after)).toEqual([expect.stringContaining('"path": "/more"')])
  expect(done).toEqual(['"/more" is a copy of "/faq". No link leads to it yet; give it a title of its own.'])
  expect(() => copyPage(file(text), '/faq', '/about')).toThrow('There is already a page')
})

test('a copy has no key in the same language, and in another one the key of the page that it translates', () => {
  const site = { ...toySettings, locales: { es: { path: '/es', untranslated: 'show' } } }
  const keysAfter = (pages: object[], from: string, to: string) =>
    JSON.parse(copyPage(file(fileWith({ site, pages })), from, to).text).pages.map(({ path, key }: { path: string; key?: string }) => `${path} ${key}`)
  expect(keysAfter([page('/'), { ...page('/faq'), key: 'faq' }], '/faq', '/more')).toEqual(['/ undefined', '/faq faq', '/more undefined'])
  expect(keysAfter([page('/'), { ...page('/faq'), key: 'faq' }], '/faq', '/es/preguntas')).toEqual(['/ undefined', '/faq faq', '/es/preguntas faq'])
  expect(keysAfter([page('/'), page('/faq')], '/faq', '/es/preguntas')).toEqual(['/ undefined', '/faq faq', '/es/preguntas faq'])
  expect(keysAfter([page('/'), page('/faq')], '/faq', '/es/faq')).toEqual(['/ undefined', '/faq undefined', '/es/faq undefined'])
  expect(keysAfter([page('/')], '/', '/es')).toEqual(['/ undefined', '/es undefined'])
})

test('links by key stay when the page moves, and count as links when it goes', () => {
  const links = { type: 'linkList', links: [{ label: 'Questions', href: '{page.faq}#fees' }] }
  const text = fileWith({ pages: [page('/', links), { ...page('/faq'), key: 'faq' }] })
  const { text: moved } = movePage(file(text), '/faq', '/questions', blocks)
  expect(moved).toContain('"href": "{page.faq}#fees"')
  expect(linksTo(file(text), '/faq', blocks)).toHaveLength(1)
  expect(() => removePage(file(text), '/faq', undefined, blocks)).toThrow()
  expect(removePage(file(text), '/faq', '/', blocks).text).toContain('"href": "/"')
})

test('whatever is moved, copied and removed, the file stays valid and only lines that speak of these pages change', { tags: ['random'] }, () => {
  const original = readFileSync('tests/sites/bakery.json', 'utf8')
  const step = fc.record({ action: fc.constantFrom('move', 'copy', 'remove'), page: fc.nat(), other: fc.nat(), name: fc.stringMatching(/^[a-z]{3,9}$/) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
      let text = original
      for (const { action, page: number, other, name } of steps) {
        const { value } = file(text)
        const paths = value.pages.map(({ path }) => path).filter((path) => path !== '/')
        const [from, instead] = [paths[number % paths.length] ?? '', paths[other % paths.length] ?? '']
        const to = `/new-${name}${from.endsWith('/$slug') ? '/$slug' : ''}`
        if (paths.includes(to) || (action !== 'move' && from.endsWith('/$slug')) || (action === 'remove' && (instead === from || instead.endsWith('/$slug')))) continue
        const { text: after } =
          action === 'move' ? movePage(file(text), from, to, blocks) : action === 'copy' ? copyPage(file(text), from, to) : removePage(file(text), from, instead, blocks)
        expect(newProblems(bytes(text), bytes(after), 'pages.json', blocks).map(({ message }) => `${action} ${from} ${to}: ${message}`)).toEqual([])
        const strange = changedLines(text, after).filter((line) => ![to, instead].some((path) => line.includes(path.replace('/$slug', ''))) && !/[\]{}],?$|"redirects"/.test(line))
        expect(strange.filter((line) => !text.includes(line.trim().replace(/,$/, '')))).toEqual([])
        text = after
      }
    }),
    runs(40),
  )
})

test('links in the body of an item are told with its file, and their place there', () => {
  const item = { slug: 'bear', title: 'Bear', excerpt: 'A toy.', body: 'texts/bear.md' }
  const template = { path: '/toys/$slug', each: 'toys', title: '{item.title}', sections: [{ type: 'hero', title: '{item.title}' }] }
  const own = file(fileWith({ pages: [page('/', cta('/faq')), page('/faq'), template], collections: { toys: [item, { ...item, slug: 'cat', body: 'texts/cat.md' }] } }))
  const bodies = [
    { name: 'texts/cat.md', place: ['collections', 'toys', 1, 'body'], text: 'Nothing.\n' },
    { name: 'texts/bear.md', place: ['collections', 'toys', 0, 'body'], text: 'A bear.\n\nSee [it](/faq).\n' },
  ]
  const found = linksTo({ ...own, bodies }, '/faq', blocks).map(({ body, line, column }) => [body, line, column])
  expect(found).toEqual([
    [undefined, expect.any(Number), expect.any(Number)],
    ['texts/bear.md', 3, 10],
  ])
})

test('a file is taken whose shape is right, with all that belongs to it, and no other', () => {
  const text = fileWith({ pages: [page('/')], notFound: { title: 'Nothing', sections: [{ type: 'hero', title: 'Nothing' }] } })
  const [value, origins, bodies] = [JSON.parse(text) as unknown, () => expect.unreachable(), [{ name: 'a.md', text: 'A', place: ['collections', 'a', 0, 'body'] }]]
  expect(validFile({ text, value, origins, bodies }, blocks)).toEqual({ text, value, origins, bodies })
  expect(validFile({ text, value }, blocks).bodies).toEqual([])
  expect(() => validFile({ text, value: { ...(value as object), pages: 5 } }, blocks)).toThrow()
})
