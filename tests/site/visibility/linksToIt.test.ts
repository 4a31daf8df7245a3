import { describe, expect, test } from 'vitest'
import { toySettings } from '../../lib/toy'
import { siteOf } from '../../lib/toySite'
import { article, hero, item, page, published, template, told, TODAY } from './sites'

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
