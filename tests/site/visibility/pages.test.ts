import { describe, expect, test } from 'vitest'
import { charactersOf } from '../../../src/build/fonts'
import { hostFiles } from '../../../src/build/hostFiles'
import { toySettings } from '../../lib/toy'
import { siteOf } from '../../lib/toySite'
import { article, hero, item, list, page, published, template, told, TODAY } from './sites'

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
