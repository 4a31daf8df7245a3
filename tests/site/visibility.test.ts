import { describe, expect, test } from 'vitest'
import { hostFiles } from '../../src/build/hostFiles'
import { charactersOf } from '../../src/build/fonts'
import { loadBlocks } from '../../src/blocks/schemas'
import { compile } from '../../src/site/compile'
import type { Site } from '../../src/site/schema/site'
import { fileWith, toySettings } from '../lib/toy'
import { siteOf } from '../lib/toySite'

const TODAY = '2026-06-15'
const blocks = await loadBlocks()
const hero = (title: string) => ({ type: 'hero', title })
const page = (path: string, more: object = {}) => ({ path, title: `Title of ${path}`, sections: [hero(`Words of ${path}`)], ...more })
const item = (slug: string, more: object = {}) => ({
  slug,
  title: `Title of ${slug}`,
  excerpt: `Excerpt of ${slug}`,
  date: '2026-01-01',
  content: `<p>Body of ${slug}</p>`,
  ...more,
})
const article = { type: 'article', title: '{item.title}', content: '{item.content}' }
const template = { path: '/news/$slug', each: 'news', title: '{item.title}', sections: [article] }
const list = { type: 'articleList', collection: 'news' }

/** All that visitors, search engines and readers could learn of a site: everything but what only the dev server shows. */
function published(site: Site): string {
  const { absent: _absent, over: _over, nextChange: _next, settings, ...own } = site
  const { facts: _facts, ...frame } = settings
  const bare = (all: Site['pages']) => all.map(({ absent: _left, ...shown }) => shown)
  return JSON.stringify([{ ...own, frame, pages: bare(own.pages), missing: bare(own.missing), notFound: bare([own.notFound]) }, hostFiles(site)])
}

function told(parts: Record<string, unknown>, options: { advice?: boolean } = {}): string[] {
  const { problems, advice } = compile(new TextEncoder().encode(fileWith({ notFound: { title: 'Nothing', sections: [hero('Nothing')] }, ...parts })), 'pages.json', blocks, {
    at: TODAY,
    ...options,
  })
  return [...problems, ...advice].map(({ code, path, message, hint }) => `${code} ${path}: ${message} ${hint}`)
}

describe('pages', () => {
  test.each([
    ['hidden', { hidden: true }, false],
    ['not yet there', { from: '2026-06-16' }, false],
    ['over', { until: '2026-06-14' }, false],
    ['there since today', { from: '2026-06-15', reason: 'Secret reason' }, true],
    ['there for the last day', { until: '2026-06-15', reason: 'Secret reason' }, true],
  ])('one that is %s is in no list that a site publishes, or in all of them', (_, fields, isThere) => {
    const site = siteOf({ pages: [page('/'), page('/offer', fields)] }, TODAY)
    expect(site.pages.map(({ path }) => path)).toEqual(isThere ? ['/', '/offer'] : ['/'])
    for (const name of ['sitemap.xml', 'llms.txt']) expect(hostFiles(site)[name]?.includes('/offer')).toBe(isThere)
    expect(published(site).includes('/offer')).toBe(isThere)
    expect(published(site)).not.toContain('Secret reason')
  })

  test('the next change of a page is told, whether it comes or goes', () => {
    const next = (fields: object) => siteOf({ pages: [page('/'), page('/offer', fields)] }, TODAY).nextChange
    expect(next({ from: '2026-06-20' })).toEqual({ moment: Date.UTC(2026, 5, 20), appears: true, source: ['pages', 1] })
    expect(next({ until: '2026-06-20' })).toEqual({ moment: Date.UTC(2026, 5, 21), appears: false, source: ['pages', 1] })
    expect(next({ hidden: true, from: '2026-06-20' })).toBeUndefined()
  })

  test('with a page for all items these come and go', () => {
    const pages = [page('/'), { ...template, from: '2026-07-01', linksToIt: 'drop' }]
    const collections = { news: [item('one'), item('two', { from: '2026-06-20' })] }
    const home = { ...page('/'), sections: [list] }
    expect(siteOf({ pages, collections }, TODAY).pages.length).toBe(1)
    expect(siteOf({ pages, collections }, TODAY).nextChange?.source).toEqual(['pages', 1])
    expect(siteOf({ pages, collections }, '2026-07-01').pages.length).toBe(3)
    expect(published(siteOf({ pages: [home, pages[1]], collections }, TODAY))).not.toMatch(/Title of one|\/one/)
  })
})

describe('items', () => {
  const collections = {
    news: [item('first'), item('draft', { hidden: true, reason: 'Secret' }), item('comingweek', { from: '2026-06-20', category: 'Plans' }), item('past', { until: '2026-01-01' })],
  }
  const pages = [{ ...page('/'), sections: [list] }, template]

  test('those that are not there are in no list, no feed, no map, no count', () => {
    const text = published(siteOf({ pages, collections }, TODAY))
    expect(text).toMatch(/Body of first.*Title of first/s)
    for (const word of ['draft', 'Secret', 'comingweek', 'past', 'Plans']) expect(text).not.toContain(word)
    expect(published(siteOf({ pages, collections }, '2026-06-20'))).toContain('Body of comingweek')
    expect(published(siteOf({ pages, collections }, '2026-01-01'))).toContain('Body of past')
  })

  test('with none of them there, there is no feed', () => {
    expect(hostFiles(siteOf({ pages, collections: { news: collections.news.slice(1) } }, TODAY))['rss.xml']).toBeUndefined()
  })

  test('the next change is that of an item, unless nobody would see it', () => {
    expect(siteOf({ pages, collections }, TODAY).nextChange?.source).toEqual(['collections', 'news', 2])
    expect(siteOf({ pages: [page('/'), { ...template, hidden: true }], collections }, TODAY).nextChange).toBeUndefined()
  })

  test('a category that only an item of another day has is none that is misspelt', () => {
    expect(told({ pages: [{ ...page('/'), sections: [{ ...list, category: 'Plans' }] }, template], collections })).toEqual([])
    expect(told({ pages: [{ ...page('/'), sections: [{ ...list, category: 'Plants' }] }, template], collections })[0]).toMatch(/^PS414 .*"Plans"/)
  })

  test('one that is picked and not there is told, or goes along', () => {
    const picking = (more: object) => ({
      pages: [{ ...page('/'), sections: [{ ...list, pick: ['first', 'comingweek'] }] }, template],
      collections: { news: [item('first'), item('comingweek', more)] },
    })
    expect(told(picking({ from: '2026-06-20' }))).toEqual([
      'PS313 pages[0].sections[0].pick[1]: The page "/news/comingweek" is shown from 2026-06-20 on only, so this link leads nowhere until then. Give what holds the link the same "from", or write "linksToIt": "drop" on that item: then links to it go along with it.',
    ])
    expect(published(siteOf(picking({ from: '2026-06-20', linksToIt: 'drop' }), TODAY))).not.toContain('comingweek')
  })

  test('no token stands for why or until when an item is held back', () => {
    const secret = { ...template, sections: [{ type: 'hero', title: '{item.reason} {item.from}' }] }
    expect(told({ pages: [page('/'), secret], collections: { news: [item('first', { from: '2026-01-01', reason: 'x' })] } }).map((line) => line.slice(0, 5))).toEqual([
      'PS301',
      'PS301',
    ])
  })
})

describe('links', () => {
  const entry = (label: string, fields: object = {}) => ({ label, href: '/', ...fields })
  const off = { from: '2026-07-01', reason: 'Secret' }

  test('those of bar, foot and buttons are there on their days, and what holds nothing else goes with them', () => {
    const settings = {
      navigation: {
        ...toySettings.navigation,
        links: [entry('Home'), entry('Soon', off), { label: 'Empty group', links: [entry('Also soon', off)] }, { label: 'Group soon', links: [entry('In it')], ...off }],
        actions: [entry('Act', { until: '2026-06-30', reason: 'Secret' }), entry('Act soon', off)],
      },
      footer: {
        copyright: 'C',
        columns: [
          { title: 'Full', links: [entry('Foot'), { label: 'Plain soon', ...off }] },
          { title: 'Void', links: [entry('Foot soon', off)] },
        ],
        links: [entry('Small soon', off)],
      },
    }
    const section = { type: 'cta', title: 'Call', actions: [entry('Button'), entry('Button soon', off)] }
    const card = { type: 'cardGrid', items: [{ title: 'Card', action: entry('Card soon', off) }] }
    const parts = { pages: [{ ...page('/'), sections: [section, card] }], site: { ...toySettings, ...settings } }
    const words = ['Soon', 'Empty group', 'Also soon', 'Group soon', 'In it', 'Act soon', 'Plain soon', 'Void', 'Foot soon', 'Small soon', 'Button soon', 'Card soon']
    const [before, then] = [published(siteOf(parts, TODAY)), published(siteOf(parts, '2026-07-01'))]
    for (const word of words) expect([word, before.includes(`"${word}"`), then.includes(`"${word}"`)]).toEqual([word, false, true])
    for (const word of ['Home', 'Act', 'Full', 'Foot', 'Button', 'Card']) expect(before).toContain(`"${word}"`)
    for (const text of [before, then]) expect(text).not.toMatch(/Secret|2026-07-01","reason|"from":"2026/)
    expect(siteOf(parts, TODAY).nextChange).toEqual({ moment: Date.UTC(2026, 6, 1), appears: true, source: ['site', 'navigation', 'links', 1] })
  })

  test('mistakes behind one that is not there are told where they stand', () => {
    const links = [entry('Soon', off), { label: 'Dead', href: '/dead' }]
    expect(told({ pages: [{ ...page('/'), sections: [{ type: 'linkList', links }] }] })).toEqual([expect.stringMatching(/^PS302 pages\[0\]\.sections\[0\]\.links\[1\]\.href/)])
    expect(told({ pages: [page('/')], site: { ...toySettings, navigation: { ...toySettings.navigation, links } } })[0]).toMatch(/^PS302 site\.navigation\.links\[1\]\.href/)
    const shared = { all: { type: 'linkList', links: [entry('Home')] } }
    expect(told({ shared, pages: [{ ...page('/'), sections: [{ use: 'all', with: { links } }] }] })[0]).toMatch(/^PS302 pages\[0\]\.sections\[0\]\.with\.links\[1\]\.href/)
  })

  test('advice on what stands behind one that is not there is given where it stands', () => {
    const links = [entry('Soon', off), entry('Click here')]
    expect(told({ pages: [{ ...page('/'), sections: [{ type: 'linkList', links }] }] }, { advice: true }).find((line) => line.includes('Click here'))).toMatch(
      /pages\[0\]\.sections\[0\]\.links\[1\]\.label/,
    )
  })

  test('what leads to a dead page waits until it is there itself', () => {
    expect(told({ pages: [{ ...page('/'), sections: [{ type: 'linkList', links: [{ label: 'Later', href: '/not-yet', ...off }] }] }] })).toEqual([])
  })
})

describe('links to a page that is not there', () => {
  const everywhere = (offer: object) => ({
    collections: { news: [item('first', { content: '<p>See <a href="/offer#main" title="T">our <em>offer</em></a> now.</p>' })] },
    pages: [
      {
        ...page('/'),
        sections: [
          { type: 'prose', text: 'Read [our *offer*](/offer), [this][one], {facts.note} and [home](/).\n\n[one]: /offer "T"' },
          {
            type: 'cta',
            title: 'Call',
            actions: [
              { label: 'Offer button', href: '/offer?a#main' },
              { label: 'Stay', href: '/' },
            ],
          },
          { type: 'linkList', links: [{ label: 'Offer entry', href: 'https://toys.example.com/offer' }] },
          { type: 'cardGrid', items: [{ title: 'Card', action: { label: 'Offer card', href: '/offer' } }] },
          {
            type: 'productGrid',
            items: [
              { title: 'Offer tile', href: '/offer' },
              { title: 'Other tile', href: '/' },
            ],
          },
        ],
      },
      {
        ...template,
        sections: [
          {
            ...article,
            trail: [
              { label: 'Home', href: '/' },
              { label: 'Offer trail', href: '/offer' },
            ],
          },
        ],
      },
      page('/offer', offer),
    ],
    site: {
      ...toySettings,
      facts: { note: 'the [offer of June](/offer)' },
      redirects: { '/old': '/offer', '/older': '/' },
      navigation: {
        ...toySettings.navigation,
        links: [
          { label: 'Home', href: '/' },
          { label: 'Offer menu', href: '/offer' },
        ],
      },
      footer: { ...toySettings.footer, columns: [{ title: 'Column', links: [{ label: 'Offer foot', href: '/offer' }] }] },
    },
  })

  test('are told wherever they are', () => {
    const lines = told(everywhere({ from: '2026-07-01' }))
    expect(lines.map((line) => line.slice(0, line.indexOf(':'))).sort()).toEqual([
      'PS313 collections.news[0].content',
      'PS313 pages[0].sections[0].text',
      'PS313 pages[0].sections[1].actions[0].href',
      'PS313 pages[0].sections[2].links[0].href',
      'PS313 pages[0].sections[3].items[0].action.href',
      'PS313 pages[0].sections[4].items[0].href',
      'PS313 pages[1].sections[0].trail[1].href',
      'PS313 site.footer.columns[0].links[0].href',
      'PS313 site.navigation.links[1].href',
      'PS313 site.redirects["/old"]',
    ])
  })

  test('go along where its author says so: entries vanish, words stay', () => {
    const site = siteOf(everywhere({ from: '2026-07-01', linksToIt: 'drop' }), TODAY)
    const text = published(site)
    expect(text).not.toMatch(/\/offer|Offer (?:button|entry|card|tile|trail|menu|foot)|"Column"|\/old"/)
    expect(site.pages[0]?.sections[0]?.props.text).toBe('Read our *offer*, this, the offer of June and [home](/).\n\n')
    expect(site.pages[1]?.sections[0]?.props.content).toBe('<p>See our <em>offer</em> now.</p>')
    expect(site.pages[0]?.sections[3]?.props.items).toEqual([{ title: 'Card' }])
    expect(site.redirects).toEqual([{ from: '/older', to: '/' }])
    const then = published(siteOf(everywhere({ from: '2026-07-01', linksToIt: 'drop' }), '2026-07-01'))
    for (const word of ['button', 'entry', 'card', 'tile', 'trail', 'menu', 'foot']) expect(then).toContain(`Offer ${word}`)
  })

  test('to another place of the page itself lead there as before', () => {
    const home = {
      ...page('/'),
      sections: [
        { type: 'linkList', links: [{ label: 'Up', href: '#top' }] },
        { ...hero('Top'), id: 'top' },
      ],
    }
    expect(JSON.stringify(siteOf({ pages: [home, page('/offer', { hidden: true, linksToIt: 'drop' })] }, TODAY).pages)).toContain('#top')
  })

  test('a redirect from where a page will be is in its way', () => {
    const parts = (fields: object) => ({ pages: [page('/'), page('/offer', fields)], site: { ...toySettings, redirects: { '/offer': '/' } } })
    expect(told(parts({ from: '2026-07-01' }))[0]).toMatch(/^PS421 /)
    expect(told(parts({ until: '2026-06-01' }))).toEqual([])
  })
})

test('what is over for good is advice, once for each thing', () => {
  const over = { until: '2026-06-01' }
  const settings = {
    ...toySettings,
    navigation: {
      ...toySettings.navigation,
      links: [
        { label: 'Home', href: '/' },
        { label: 'Old', href: '/', ...over },
      ],
    },
  }
  const pages = [{ ...page('/'), sections: [hero('Hi'), { ...hero('Old'), ...over }] }, { ...template, sections: [article, { ...hero('x'), ...over }] }, page('/old', over)]
  const lines = told({ pages, site: settings, collections: { news: [item('one'), item('two'), item('three', over)] } }, { advice: true }).filter((line) =>
    line.includes('2026-06-01'),
  )
  expect(lines.map((line) => line.slice(0, line.indexOf(':')))).toEqual(
    ['pages[0].sections[1]', 'pages[1].sections[1]', 'pages[2]', 'site.navigation.links[1]', 'collections.news[2]'].map((place) => `PS534 ${place}.until`),
  )
})

test('the fonts have the letters of what is shown, and no others', () => {
  const parts = { pages: [page('/', { title: 'Ω' }), page('/offer', { hidden: true, title: 'Ж', reason: 'Щ' })], site: { ...toySettings, facts: { unused: 'Ю' } } }
  const letters = charactersOf(siteOf({ ...parts, pages: [{ ...parts.pages[0], sections: [hero('Я'), { ...hero('Ф'), hidden: true, reason: 'Ц' }] }, parts.pages[1]] }, TODAY))
  expect([...'ΩЯЖЩЮФЦ'].filter((letter) => letters.includes(letter))).toEqual(['Ω', 'Я'])
})

/** The same sequence of numbers from 0 to 1 for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 8) / 2 ** 24
  }
}

/** A site made at random, with the words that must be in it and those that must not. */
function randomSite(seed: number): { parts: Record<string, unknown>; shown: string[]; hidden: string[] } {
  const random = randomFrom(seed)
  const [shown, hidden]: [string[], string[]] = [[], []]
  let count = 0
  const STATES = [{}, { from: '2026-06-15' }, { until: '2026-06-15' }, { hidden: true }, { from: '2026-06-16' }, { until: '2026-06-14' }, { hidden: true, from: '2026-01-01' }]
  const state = () => {
    const index = random() < 0.5 ? 0 : Math.floor(random() * STATES.length)
    return { fields: { ...STATES[index], ...(random() < 0.5 && { reason: word(false) }) }, isOn: index < 3 }
  }
  const word = (isOn: boolean) => {
    const own = `word${seed}x${count++}x`
    ;(isOn ? shown : hidden).push(own)
    return own
  }
  const some = <Made>(most: number, make: () => Made) => Array.from({ length: Math.ceil(random() * most) }, make)
  const targets = some(5, () => ({ ...state(), slug: '' })).map((target) => ({ ...target, slug: word(target.isOn), isItem: random() < 0.5 }))
  const templateState = state()
  const isThere = (target: (typeof targets)[number]) => target.isOn && (!target.isItem || templateState.isOn)
  // The word of an item that its template hides was put among those that are shown.
  for (const target of targets) if (target.isOn && !isThere(target)) hidden.push(...shown.splice(shown.indexOf(target.slug), 1))
  const goal = () => targets[Math.floor(random() * targets.length)]
  const hrefOf = (target: (typeof targets)[number] | undefined) => (target ? `${target.isItem ? '/news' : ''}/${target.slug}` : '/')
  const link = (isAround: boolean) => {
    const [own, target] = [state(), random() < 0.7 ? goal() : undefined]
    return { label: word(isAround && own.isOn && (!target || isThere(target))), href: hrefOf(target), ...own.fields }
  }
  const prose = (isAround: boolean) => some(3, () => `[${word(isAround)}](${hrefOf(goal())})`).join(' and ')
  const section = (isAround: boolean) => {
    const own = state()
    const isOn = isAround && own.isOn
    const kinds = [
      () => ({ type: 'cta', title: word(isOn), actions: some(4, () => link(isOn)) }),
      () => ({ type: 'linkList', title: word(isOn), links: some(4, () => link(isOn)) }),
      () => ({ type: 'prose', text: prose(isOn) }),
      () => ({ type: 'cardGrid', items: some(3, () => ({ title: word(isOn), action: link(isOn) })) }),
      () => list,
    ]
    return { ...kinds[Math.floor(random() * kinds.length)]?.(), ...own.fields }
  }
  const body = (isOn: boolean) => ({ title: word(isOn), sections: some(4, () => section(isOn)) })
  const news = targets
    .filter(({ isItem }) => isItem)
    .map((target) => ({
      ...item(target.slug, target.fields),
      content: `<p>${some(2, () => `<a href="${hrefOf(goal())}">${word(isThere(target))}</a>`).join('')}</p>`,
      linksToIt: 'drop',
    }))
  const own = targets.filter(({ isItem }) => !isItem).map((target) => ({ path: `/${target.slug}`, ...body(target.isOn), ...target.fields, linksToIt: 'drop' }))
  const columns = some(3, () => {
    const { fields, isOn } = state()
    return { title: 'Column', links: some(3, () => link(isOn)), ...fields }
  })
  const navigation = { ...toySettings.navigation, links: [{ label: 'Home', href: '/' }, ...some(4, () => link(true))], actions: some(3, () => link(true)) }
  const pages = [{ path: '/', ...body(true) }, { ...template, ...templateState.fields, linksToIt: 'drop' }, ...own]
  return { parts: { pages, collections: { news }, site: { ...toySettings, navigation, footer: { copyright: 'C', columns, links: some(3, () => link(true)) } } }, shown, hidden }
}

test('of 300 sites made at random nothing is published but what is there', { tags: ['random'] }, () => {
  for (let seed = 1; seed <= 300; seed++) {
    const { parts, shown, hidden } = randomSite(seed)
    const text = published(siteOf(parts, TODAY))
    expect([seed, hidden.filter((word) => text.includes(word)), shown.filter((word) => !text.includes(word))]).toEqual([seed, [], []])
  }
})
