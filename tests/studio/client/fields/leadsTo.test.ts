import { expect, test } from 'vitest'
import { groupOf, leadsTo } from '../../../../src/studio/client/fields/leadsTo'

const known = {
  hrefs: [
    ['/about', 'About us'],
    ['/about#team', '"team" on About us.'],
  ] as const,
  tokens: [
    { name: 'links.bank', value: 'https://bank.example', path: [], uses: 1 },
    { name: 'site.contact.email', value: 'a@b.example', path: [], uses: 1 },
  ],
}

test.each([
  ['/about', 'Leads to the page “About us”.'],
  ['/about#team', 'Leads to "team" on About us.'],
  ['{links.bank}', 'Leads to https://bank.example, on another site.'],
  ['mailto:{site.contact.email}?subject=Hi', 'Writes a mail to a@b.example.'],
  ['tel:+1305', 'Calls +1305.'],
  ['HTTPS://Shop.example', 'Leads to HTTPS://Shop.example, on another site.'],
  ['see:/about', 'Leads to see:/about, on another site.'],
  ['/about:us', undefined],
  ['media/list.pdf', 'Opens this file of media/.'],
  ['/nowhere', undefined],
  ['', undefined],
])('it is said where "%s" leads', (href, words) => expect(leadsTo(href, known)).toBe(words))

test.each([
  ['/about', 'Pages'],
  ['/about#team', 'Parts of pages'],
  ['#team', 'On this page'],
  ['mailto:a@b.example', 'Mail and phone'],
  ['media/list.pdf', 'Files'],
  ['{links.bank}', 'Other sites'],
])('"%s" is offered under %s', (href, group) => expect(groupOf(href)).toBe(group))
