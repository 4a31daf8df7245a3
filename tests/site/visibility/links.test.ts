import { describe, expect, test } from 'vitest'
import { toySettings } from '../../lib/toy'
import { siteOf } from '../../lib/toySite'
import { page, published, told, TODAY } from './sites'

test('a notice is part of the site on its days, and nothing of it stands anywhere on others', () => {
  const notice = { text: 'We close at noon', link: { label: 'Hours of the day', href: '/' }, closable: true, reason: 'Secret', from: '2026-07-01', until: '2026-07-02' }
  const parts = { pages: [page('/')], site: { ...toySettings, notice } }
  const words = ['We close at noon', 'Hours of the day', 'Secret']
  const on = (day: string) => words.filter((word) => published(siteOf(parts, day)).includes(word))
  expect([on(TODAY), on('2026-07-01'), on('2026-07-02'), on('2026-07-03')]).toEqual([[], words.slice(0, 2), words.slice(0, 2), []])
  expect(siteOf(parts, TODAY).nextChange).toMatchObject({ appears: true, source: ['site', 'notice'] })
  expect(told({ ...parts, site: { ...toySettings, notice: { ...notice, until: '2026-06-01' } } })[0]).toContain('The notice is shown from')
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
