import { entry, listed, meant, type Near, nearOr } from './entry'

/** PS3: something points to what is not there. */
export const referenceWording = {
  unknownToken: entry<Near>({
    code: 'PS301', title: 'Unknown token',
    what: ({ name }) => `Nothing is called {${name}}.`,
    todo: ({ suggestion, known }) => (suggestion ? `Did you mean {${suggestion}}?` : `Here one can use: ${listed(known.map((token) => `{${token}}`))}.`),
  }),
  deadLink: entry<Near & { moved: string | undefined }>({
    code: 'PS302', title: 'A link to a page that does not exist',
    what: ({ name }) => `There is no page "${name}".`,
    todo: (words) => (words.moved === undefined ? nearOr('pages')(words) : `It has moved: write "${words.moved}".`),
  }),
  deadAnchor: entry<Near & { page: string }>({
    code: 'PS303', title: 'A link to an anchor that does not exist',
    what: ({ name, page }) => `On page "${page}" nothing has the id "${name}".`,
    todo: ({ suggestion, known, name }) =>
      meant(suggestion) || (known.length ? `The ids there are: ${listed(known)}.` : `Give the section that is meant "id": "${name}".`),
  }),
  unsafeHref: entry<{ href: string; fault: string }>({
    code: 'PS304', title: 'An address that may not be used',
    what: ({ href, fault }) => `"${href}" may not be used as an address: ${fault}.`,
    todo: () => 'Write a page ("/faq"), an anchor ("#steps"), "https://…", "mailto:…" or "tel:…".',
  }),
  unknownIcon: entry<Near>({
    code: 'PS305', title: 'Unknown icon',
    what: ({ name }) => `There is no icon "${name}".`,
    todo: ({ suggestion }) => meant(suggestion) || 'Choose one from tabler.io/icons (outline).',
  }),
  unknownShared: entry<Near>({
    code: 'PS306', title: 'Unknown shared section',
    what: ({ name }) => `There is no shared section "${name}".`,
    todo: nearOr('shared sections'),
  }),
  unknownCollection: entry<Near>({
    code: 'PS307', title: 'Unknown collection',
    what: ({ name }) => `There is no collection "${name}".`,
    todo: nearOr('collections'),
  }),
  unknownItem: entry<Near>({
    code: 'PS308', title: 'Unknown item',
    what: ({ name }) => `No item of the collection has the slug "${name}".`,
    todo: nearOr('slugs'),
  }),
  unknownGradient: entry<Near>({
    code: 'PS309', title: 'Unknown gradient',
    what: ({ name }) => `site.theme.gradients has no "${name}".`,
    todo: nearOr('gradients'),
  }),
  unknownFont: entry<{ name: string; package: string }>({
    code: 'PS310', title: 'A font that is not installed',
    what: ({ name }) => `The font "${name}" is not installed.`,
    todo: (words) => `A developer can add it with: npm install ${words.package}. Or leave "fonts" out to use those of the device.`,
  }),
  collectionWithoutPage: entry<{ name: string }>({
    code: 'PS311', title: 'A collection without pages',
    what: ({ name }) => `The items of "${name}" have no pages to link to.`,
    todo: ({ name }) => `Add a page with "each": "${name}" and a path that ends in "/$slug".`,
  }),
  unknownTimeZone: entry<Near>({
    code: 'PS312', title: 'Unknown time zone',
    what: ({ name }) => `There is no time zone "${name}".`,
    todo: ({ suggestion }) => meant(suggestion) || 'Write one such as "America/New_York", "Europe/Lisbon" or "UTC".',
  }),
  hiddenPage: entry<{ name: string }>({
    code: 'PS313', title: 'A link to a hidden page',
    what: ({ name }) => `The page "${name}" is hidden, so this link leads nowhere.`,
    todo: () => 'Delete "hidden" from that page, or take this link out.',
  }),
}
