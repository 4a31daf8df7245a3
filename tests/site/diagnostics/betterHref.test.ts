import { expect, test } from 'vitest'
import { fileWith, pageWith, problemsOf, siteWith, toySettings } from '../../lib/toy'

/** What is said, without the place; one line for each problem. */
const said = (content: string) => problemsOf(content).map(({ code, message, hint }) => `${code} ${message} ${hint}`)
const site = (changes: object) => fileWith({ site: { ...toySettings, ...changes } })
const colors = (changes: object) => site({ theme: { colors: { ...toySettings.theme.colors, ...changes } } })
const sharing = (section: object) => fileWith({ shared: { help: { type: 'note', text: 'Call us.' } }, pages: [pageWith(section, { use: 'help' })] })
const linked = (href: string) => fileWith({ pages: [pageWith({ type: 'note', text: 'x', links: [{ label: 'x', href }] }), { ...pageWith({ type: 'rule' }), path: '/faq' }] })

test('fields beside "use" are led into "with"', () => {
  expect(said(sharing({ use: 'help', title: 'Help' }))).toEqual(['PS212 "title" stands beside "use", where it changes nothing. Put it into "with": { "title": … }.'])
  expect(said(sharing({ use: 'help', title: 'Help', text: 'Write.', tone: 'plain' })).map((line) => line.slice(0, 5))).toEqual(['PS212', 'PS212', 'PS212'])
  expect(said(sharing({ use: 'help', hiden: true }))).toEqual(['PS204 There is no field "hiden" in an entry of "sections". Did you mean "hidden"?'])
})

test('"use" and "with" beside "type" are told as what they are, and nothing is made of them', () => {
  const [line, ...others] = problemsOf(sharing({ type: 'note', text: 'x', with: { title: 'y' } }))
  expect([line?.message, line?.hint, line?.fixable, others]).toEqual([
    '"with" belongs to a section that is used by its name, but this one has a "type" of its own.',
    'Write what is in it as fields of the section.',
    false,
    [],
  ])
  expect(said(sharing({ type: 'note', text: 'x', use: 'help' }))).toEqual([
    'PS213 "use" belongs to a section that is used by its name, but this one has a "type" of its own. Delete one of the two: "type" with its fields, or "use".',
  ])
})

test('a text instead of a list is one mistake, however long it is', () => {
  expect(said(siteWith({ type: 'note', text: 'x', links: 'A long text, longer than the list may be' }))).toEqual([
    'PS205 Here a list in [ ] is expected, but there is the text "A long text, longer than the list may be". Write [{ "label": "A long text, longer than the list may be", "href": "…" }].',
  ])
})

test('what is not in its form is told how it is written', () => {
  expect(said(colors({ ink: '#123' }))).toEqual(['PS207 "#123" is not in the expected form. Write a colour as # and six digits or letters from a to f, such as "#10192a".'])
  expect(said(siteWith({ type: 'note', text: 'x', icon: 'IconCoin' }))).toEqual(['PS207 "IconCoin" is not in the expected form. Write "coin".'])
  expect(said(site({ url: 'toys.example.com' }))).toEqual(['PS207 "toys.example.com" is not in the expected form. Write "https://toys.example.com".'])
  expect(said(site({ contact: { ...toySettings.contact, email: 'hello' } }))).toEqual(['PS207 "hello" is not in the expected form. Write an address such as "name@example.com".'])
  expect(said(fileWith({ pages: [{ ...pageWith({ type: 'rule' }), published: '2026-02-30' }] }))).toEqual([
    'PS207 "2026-02-30" is not in the expected form. Write "2026-02-28", the last day of that month, or the day that was meant.',
  ])
})

test.each([
  ['www.example.com/a', 'https://www.example.com/a'],
  ['example.com', 'https://example.com'],
  ['https:/example.com', 'https://example.com'],
  ['hello@example.com', 'mailto:hello@example.com'],
  ['(305) 555-0100', 'tel:3055550100'],
  ['tel:+1 (305) 555-0100', 'tel:+13055550100'],
  ['faq', '/faq'],
  ['faq#top', '/faq#top'],
])('for the address %j, %j is suggested', (href, better) => {
  expect(said(linked(href))[0]).toContain(`Did you mean "${better}"? Write a page`)
})

test.each(['nowhere at all', 'javascript:x', 'nothing'])('for the address %j nothing is suggested', (href) => {
  expect(said(linked(href))[0]).not.toContain('Did you mean')
})

test.each(['/faq.html', '/faq/index.html', '/FAQ.htm', '/faq/'])('a link to %j is led to the page that it was elsewhere', (href) => {
  expect(said(linked(href))).toEqual([`PS302 There is no page "${href}". Did you mean "/faq"?`])
})

test('for half a token, those that go on like it are listed', () => {
  expect(said(siteWith({ type: 'note', text: 'From {facts.price}' }))).toEqual(['PS301 Nothing is called {facts.price}. The tokens are: {facts.price.low}, {facts.price.high}.'])
})

test('a time zone is suggested by its city only', () => {
  expect(said(site({ timeZone: 'America/Miami' }))).toEqual(['PS312 There is no time zone "America/Miami". Write one such as "America/New_York", "Europe/Lisbon" or "UTC".'])
  expect(said(site({ timeZone: 'America/New York' }))).toEqual(['PS312 There is no time zone "America/New York". Did you mean "America/New_York"?'])
  expect(said(site({ timeZone: 'Europe/Lisabon' }))).toEqual(['PS312 There is no time zone "Europe/Lisabon". Did you mean "Europe/Lisbon"?'])
})

test('a link to a section that is left out says so, and until when', () => {
  const linking = (settings: object) => said(siteWith({ type: 'note', text: '[Offer](#offer)' }, { type: 'rule', id: 'offer', ...settings }))
  expect(linking({})).toEqual([])
  expect(linking({ hidden: true })).toEqual(['PS314 The section with the id "offer" is hidden, so this link leads nowhere. Show the section again, or take this link out.'])
  expect(linking({ from: '2999-12-24' })).toEqual([
    'PS314 The section with the id "offer" is shown from 2999-12-24 on only, so this link leads nowhere until then. Give what holds the link the same "from", or take it out.',
  ])
  expect(linking({ until: '2020-12-24' })).toEqual([
    'PS314 The section with the id "offer" was shown until 2020-12-24 only, so this link leads nowhere. Show the section again, or take this link out.',
  ])
  const elsewhere = fileWith({
    shared: { offer: { type: 'rule', id: 'offer' } },
    pages: [pageWith({ type: 'note', text: '[Offer](/faq#offer)' }), { ...pageWith({ use: 'offer', hidden: true }), path: '/faq' }],
  })
  expect(said(elsewhere)[0]).toMatch(/^PS314 The section with the id "offer" is hidden/)
})
