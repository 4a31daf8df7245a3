import { describe, expect, test } from 'vitest'
import { hostFiles } from '../../../src/build/hostFiles'
import { siteOf } from '../../lib/toySite'
import { item, list, page, published, template, told, TODAY } from './sites'

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
