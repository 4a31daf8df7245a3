import { describe, expect, test } from 'vitest'
import { publishRules } from '../../../src/site/lint/findRules'
import { innocent, opening, reportedOn } from '../../lib/innocent'
import { toySettings } from '../../lib/toy'

const real = {
  url: 'https://toys-from-maine.com',
  contact: { email: 'hello@toys-from-maine.com', phone: '(207) 555-1042', phoneLink: '+12075551042' },
}
const publishable = (words?: string) => innocent({ site: real, ...(words !== undefined && { sections: [{ type: 'plain', words }] }) })
const toldBefore = (content: string) => reportedOn(content, { publish: true })

test('a site with contacts of its own can be published', () => {
  expect(toldBefore(publishable()).words).toBe('')
})

test('a site without its first page is told of where that is written', () => {
  const file = JSON.parse(publishable())
  const [first, ...pages] = file.pages
  const toldOf = (page: object) => toldBefore(JSON.stringify({ ...file, pages: [page, ...pages] })).words.split('\n')[0]
  for (const more of [{ hidden: true }, { from: '2099-01-01' }, { until: '2001-01-01' }]) expect(toldOf({ ...first, ...more, linksToIt: 'drop' })).toContain('PS556')
  expect(toldOf({ ...first, hidden: true, linksToIt: 'drop' })).toContain('page "/" › path')
})

test('so is one without the first page of a further language', () => {
  const file = JSON.parse(publishable())
  const home = { ...file.pages[0], path: '/de', until: '2001-01-01', linksToIt: 'drop' }
  const told = toldBefore(JSON.stringify({ ...file, site: { ...file.site, locales: { de: { path: '/de' } } }, pages: [...file.pages, home] })).words
  expect(told).toContain('No page with the path "/de" is part of the site now')
  expect(told).not.toContain('No page with the path "/" ')
})

test('reserved hosts and numbers, and texts left for later, are told with their place', () => {
  const { codes, words } = toldBefore(
    innocent({
      sections: [
        { type: 'plain', words: 'TODO: a price' },
        { type: 'letter', thanks: 'Soon.' },
      ],
    }),
  )
  expect(words).toMatchInlineSnapshot(`
    "PS553 14:21 <TODO>  page "/" › section 2 (plain) › words
      "TODO" looks like a text left for later. Write what is meant to stand here.
    PS554 18:21 <"Soon.">  page "/" › section 3 (letter) › thanks
      What visitors write here is sent to nobody, but they are told: "Soon." Take the form out, hide it with "hidden": true, or allow it with your reason: "allow": { "sends-nothing": "…" }.
    PS551 34:21 <toys.example.com>  site › url
      "toys.example.com" is reserved for examples: it leads nowhere. Write the real address, or allow it with your reason: "allow": { "reserved-host": "…" }.
    PS551 42:23 <toys.example.com>  site › contact › email
      "toys.example.com" is reserved for examples: it leads nowhere. Write the real address, or allow it with your reason: "allow": { "reserved-host": "…" }.
    PS552 43:17 <555 0100>  site › contact › phone
      "555 0100" is reserved for films and examples: nobody answers. Write the real number, or allow it with your reason: "allow": { "reserved-number": "…" }.
    PS552 44:21 <+13055550100>  site › contact › phoneLink
      "+13055550100" is reserved for films and examples: nobody answers. Write the real number, or allow it with your reason: "allow": { "reserved-number": "…" }."
  `)
  const nowhere = toldBefore(innocent({ site: { ...real, url: 'https://example.com' } }))
  expect(nowhere.words).toContain('The site does not say at which address it will be.')
  expect([...new Set([...codes, ...nowhere.codes, 'PS556', 'PS557'])].sort()).toEqual(
    [...[...publishRules.values()].flatMap(({ messages }) => messages.map(({ code }) => code)), 'PS554'].sort(),
  )
})

test('without being asked, nothing is said of them', () => {
  expect(reportedOn(innocent(), {}).words).toBe('')
})

test('a reserved number is known in any writing', () => {
  for (const number of ['+1 (305) 555-0142', '305.555.0142', '3055550142', '305 555 0142', '555-0100', '+1-305-555-0199', '305\u2013555\u20130142'])
    expect(toldBefore(publishable(`Call ${number} now`)).codes, number).toEqual(['PS552'])
  for (const number of ['305 555-1042', '305 555-02001', '5550', '555-0', 'No. 1555-0142', '305 554-0142'])
    expect(toldBefore(publishable(`Call ${number} now`)).codes, number).toEqual([])
})

test('a number of another country is none for examples in America', () => {
  for (const number of ['+49 69 555 0142', '+49 (0)69 555-0142', '+49 (0) 171 / 555 0142', '0049 69 555 0142', '+442079555\u20110142', '+351\u00a021\u00a0555\u00a00142'])
    expect(toldBefore(publishable(`Call ${number} now`)).codes, number).toEqual([])
  for (const number of ['+49 69 1234567, or (305) 555-0142', '+1305 555 0142', '1 305 555 0142', '2049 305 555 0142'])
    expect(toldBefore(publishable(`Call ${number} now`)).codes, number).toEqual(['PS552'])
})

test('a reserved host is known wherever it stands', () => {
  for (const words of ['See www.example.com.', 'Write to me@shop.example.net', 'example.org']) expect(toldBefore(publishable(words)).codes, words).toEqual(['PS551'])
  for (const words of ['myexample.com', 'example.company', 'example.com.pl', 'a test', 'for example']) expect(toldBefore(publishable(words)).codes, words).toEqual([])
  for (const host of ['toys.test', 'toys.invalid', 'toys.example', 'localhost'])
    expect(toldBefore(innocent({ site: real, sections: [{ type: 'plain', text: `[Toys](https://${host}/shop)` }] })).codes, host).toEqual(['PS551'])
})

test('what is hidden does not go live', () => {
  const hidden = { type: 'plain', hidden: true, words: 'TODO: call 555-0100 or write to me@example.com' }
  expect(toldBefore(innocent({ site: real, sections: [hidden] })).codes).toEqual([])
  expect(reportedOn(innocent({ site: real, sections: [hidden] })).codes).toEqual([])
  expect(toldBefore(innocent({ site: real, sections: [{ ...hidden, hidden: false }] })).codes.sort()).toEqual(['PS551', 'PS552', 'PS553'])
})

test('the reason for which something is allowed does not go live, whatever it says', () => {
  const sections = [{ type: 'plain', words: 'Lorem ipsum', allow: { 'placeholder-text': 'TODO: ask 555-0100 at example.com.' } }]
  expect(toldBefore(innocent({ site: real, sections })).words).toBe('')
})

test('a text that is allowed to look unfinished may go live', () => {
  const sections = [{ type: 'plain', words: 'Lorem ipsum', allow: { 'placeholder-text': 'We print books about it.' } }]
  expect(toldBefore(innocent({ site: { ...toySettings, ...real, links: {}, facts: {} }, sections })).codes).toEqual([])
})

test('each of these can be allowed with a reason where it stands or around it, which is no needless allowance at any time', () => {
  const reason = 'It is meant so.'
  const words = 'Call 555-0100 or see shop.example.com. TODO'
  const allow = { 'reserved-number': reason, 'reserved-host': reason, 'placeholder-text': reason }
  const allowing = (more: object) => innocent({ site: { ...real, ...more }, sections: [{ type: 'plain', words, allow }] })
  expect(toldBefore(allowing({})).codes).toEqual([])
  expect(reportedOn(allowing({}), { advice: true }).codes).toEqual([])
  expect(toldBefore(innocent({ site: real, sections: [{ type: 'plain', words, allow: { 'reserved-host': reason } }] })).codes.sort()).toEqual(['PS552', 'PS553'])
  const needless = innocent({ site: real, sections: [{ type: 'plain', words: 'Hello', allow: { 'reserved-number': reason } }] })
  expect(reportedOn(needless, { advice: true }).codes).toEqual(['PS525'])
})

test('so can a site without an address, and one without its first page', () => {
  const file = JSON.parse(innocent({ site: real }))
  const [first, ...pages] = file.pages
  const site = { ...file.site, allow: { 'no-first-page': 'It opens in May.' } }
  expect(toldBefore(JSON.stringify({ ...file, site, pages: [{ ...first, hidden: true, linksToIt: 'drop' }, ...pages] })).codes).not.toContain('PS556')
  expect(toldBefore(innocent({ site: { ...real, url: 'https://example.com', allow: { 'no-address': 'Shown in our own network.' } } })).codes).toEqual([])
})

describe('what a block says of itself before it goes live', () => {
  const reported = (parts: Parameters<typeof innocent>[0]) => reportedOn(innocent({ ...parts, site: { ...real, ...parts?.site } }), { publish: true, advice: true })
  const letter = { type: 'letter', thanks: 'We write soon.' }
  const allow = { 'sends-nothing': 'The letter is an art work.' }

  test('is told at its place, with what visitors are promised', () => {
    expect(reported({ sections: [letter] }).words).toMatchInlineSnapshot(`
      "PS554 14:21 <"We write soon.">  page "/" › section 2 (letter) › thanks
        What visitors write here is sent to nobody, but they are told: "We write soon." Take the form out, hide it with "hidden": true, or allow it with your reason: "allow": { "sends-nothing": "…" }."
    `)
    expect(reportedOn(innocent({ site: real, sections: [letter] })).words, 'without being asked').toBe('')
  })

  test('is not told of what is hidden', () => {
    expect(reported({ sections: [{ ...letter, hidden: true }] }).codes).toEqual([])
    expect(reported({ shared: { ours: { ...letter, hidden: true } }, sections: [{ use: 'ours' }] }).codes).toEqual([])
    expect(reported({ shared: { ours: letter }, sections: [{ use: 'ours', hidden: true }] }).codes).not.toContain('PS554')
    expect(reported({ pages: [{ path: '/kites', title: 'Kites for all', hidden: true, sections: [letter] }] }).codes).toEqual([])
  })

  test('is told once of a shared section, and of a page where that says it differently', () => {
    const { words } = reported({ shared: { ours: letter }, sections: [{ use: 'ours' }, { use: 'ours' }, { use: 'ours', with: { thanks: 'See you.' } }] })
    expect(words.match(/^PS554.*$/gm)?.map((line) => line.replace(/ \d+:\d+ /, ' '))).toEqual([
      'PS554 <"See you.">  page "/" › section 4 (ours) › with › thanks',
      'PS554 <"We write soon.">  shared › ours › thanks',
    ])
  })

  test('can be allowed with a reason in the section, on the page that uses it, or on the site, and only where it occurs', () => {
    expect(reported({ sections: [{ ...letter, allow }] }).words).toBe('')
    expect(reported({ sections: [letter], first: { sections: [opening, letter], allow } }).words).toBe('')
    expect(reported({ sections: [letter], site: { allow } }).words).toBe('')
    expect(reported({ shared: { ours: letter }, sections: [{ use: 'ours', allow }] }).words).toBe('')
    expect(reportedOn(innocent({ site: real, sections: [{ ...letter, allow }] })).words, 'without being asked').toBe('')
    expect(reported({ sections: [{ type: 'plain', words: 'Hello', allow }] }).codes).toEqual(['PS525'])
  })
})
