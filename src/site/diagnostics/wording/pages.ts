import { entry } from '../../../parts/message'

/** PS4: addresses, items and dates of pages. */
export const pageWording = {
  doublePath: entry<{ path: string; line: number | string }>({
    code: 'PS401',
    title: 'Two pages with one address',
    message: ({ path, line }) => `There is already a page "${path}", ${typeof line === 'number' ? `in line ${line}` : `at ${line}`}.`,
    hint: () => 'Give one of them another path, or delete it.',
    example: {
      wrong: '{ "path": "/faq", "title": "Prices", "sections": [] }',
      right: '{ "path": "/prices", "title": "Prices", "sections": [] }',
      words: { path: '/faq', line: 41 },
    },
  }),
  badPath: entry<{ path: string; fault: string; instead?: string | undefined }>({
    code: 'PS402',
    title: 'An address no page can have',
    message: ({ path, fault }) => `"${path}" cannot be the address of a page: ${fault}.`,
    hint: ({ instead }) => (instead === undefined ? 'Write lower-case words and hyphens after a slash, for example "/about-us".' : `Write "${instead}".`),
    example: {
      wrong: '{ "path": "/About Us", "title": "About us", "sections": [] }',
      right: '{ "path": "/about-us", "title": "About us", "sections": [] }',
      words: { path: '/About Us', fault: '"About Us" has other characters than small letters, digits and hyphens', instead: '/about-us' },
    },
  }),
  doubleId: entry<{ id: string }>({
    code: 'PS403',
    title: 'Two anchors with one name',
    message: ({ id }) => `The id "${id}" stands twice on this page; a link could lead to either.`,
    hint: ({ id }) => `Give one of them another id, such as "${id}-2".`,
    example: {
      wrong: `{
  "path": "/prices",
  "title": "Prices",
  "sections": [
    { "type": "hero", "title": "Prices", "id": "fees" },
    { "type": "prose", "text": "No hidden fees.", "id": "fees" }
  ]
}`,
      right: `{
  "path": "/prices",
  "title": "Prices",
  "sections": [
    { "type": "hero", "title": "Prices" },
    { "type": "prose", "text": "No hidden fees.", "id": "fees" }
  ]
}`,
      words: { id: 'fees' },
    },
  }),
  doubleSlug: entry<{ slug: string }>({
    code: 'PS404',
    title: 'Two items with one slug',
    message: ({ slug }) => `The slug "${slug}" stands twice; both would get the same address.`,
    hint: () => 'Give one of them another slug.',
    example: {
      wrong: '{ "slug": "first-steps", "title": "Next steps", "excerpt": "What comes then." }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then." }',
      words: { slug: 'first-steps' },
    },
  }),
  templateWithoutSlug: entry<{ path: string }>({
    code: 'PS405',
    title: 'A page for each item without a place for the slug',
    message: ({ path }) => `"${path}" is made for each item, but all would get the same address.`,
    hint: () => 'Let the path end in "/$slug".',
    example: {
      wrong: '{ "path": "/news", "each": "articles", "title": "{item.title}", "sections": [] }',
      right: '{ "path": "/news/$slug", "each": "articles", "title": "{item.title}", "sections": [] }',
      words: { path: '/news' },
    },
  }),
  slugWithoutTemplate: entry<{ path: string }>({
    code: 'PS406',
    title: 'A slug without a collection',
    message: ({ path }) => `"${path}" has a "$slug", but the page does not say of what.`,
    hint: () => 'Add "each" with the name of a collection, or write a fixed path.',
    example: {
      wrong: '{ "path": "/news/$slug", "title": "News", "sections": [] }',
      right: '{ "path": "/news", "title": "News", "sections": [] }',
      words: { path: '/news/$slug' },
    },
  }),
  itemsWithoutPage: entry<{ name: string }>({
    code: 'PS418',
    title: 'A collection that nothing shows',
    message: ({ name }) => `The items of "${name}" have no pages.`,
    hint: ({ name }) => `Add a page with "each": "${name}" and a path that ends in "/$slug", or delete the collection.`,
    example: {
      wrong: '{\n  "collections": { "news": [{ "slug": "opening", "title": "Opening", "excerpt": "We open." }] }\n}',
      right: `{
  "collections": { "news": [{ "slug": "opening", "title": "Opening", "excerpt": "We open." }] },
  "pages": [{ "path": "/news/$slug", "each": "news", "title": "{item.title}", "sections": [] }]
}`,
      words: { name: 'news' },
    },
  }),
  modifiedTooEarly: entry<{ modified: string; published: string }>({
    code: 'PS419',
    title: 'Changed before it was published',
    message: ({ modified, published }) => `The last change (${modified}) lies before the day of publication (${published}).`,
    hint: () => 'Correct one of the two days.',
    example: {
      wrong: '{ "path": "/prices", "title": "Prices", "published": "2026-03-02", "modified": "2026-03-01", "sections": [] }',
      right: '{ "path": "/prices", "title": "Prices", "published": "2026-03-01", "modified": "2026-03-02", "sections": [] }',
      words: { modified: '2026-03-01', published: '2026-03-02' },
    },
  }),
  missingAtRoot: entry<object>({
    code: 'PS460',
    title: 'Two pages for what does not exist',
    message: () => 'Here "missing" and "notFound" would be shown at the same addresses: the pages of this collection lie in no folder.',
    hint: () => 'Delete "missing", or give the pages a folder, as in "/news/$slug".',
    example: {
      wrong: '{ "path": "/$slug", "each": "articles", "title": "{item.title}", "sections": [], "missing": { "title": "Not found", "sections": [] } }',
      right: '{ "path": "/news/$slug", "each": "articles", "title": "{item.title}", "sections": [], "missing": { "title": "Not found", "sections": [] } }',
      words: {},
    },
  }),
  emptySide: entry<{ path: string }>({
    code: 'PS427',
    title: 'A list beside a page that would be empty',
    message: ({ path }) => `There is no page at "${path}" or below it, so nothing would be listed beside this one.`,
    hint: () => 'Write the address under which the pages lie, such as "/guide", or delete "side".',
    example: {
      wrong: '{ "path": "/guide/start", "title": "Start", "side": "/giude", "sections": [] }',
      right: '{ "path": "/guide/start", "title": "Start", "side": "/guide", "sections": [] }',
      words: { path: '/giude' },
    },
  }),
  strayNeighbours: entry({
    code: 'PS428',
    title: 'Neighbours of a page that has none',
    message: () => '"neighbours" leads to the items before and after one, but this page is made for no item.',
    hint: () => 'Delete it, or make the page for the items of a collection with "each".',
    example: {
      wrong: '{ "path": "/news", "title": "News", "neighbours": true, "sections": [] }',
      right: '{ "path": "/news", "title": "News", "sections": [] }',
      words: {},
    },
  }),
  itemLacks: entry<{ field: string; token: string; page: string }>({
    code: 'PS461',
    title: 'An item without what its page must show',
    message: ({ field, page }) => `This item has no "${field}", but its page "${page}" cannot be without it.`,
    hint: ({ field, token }) => `Add "${field}" to the item, or take {${token}} out of the page.`,
    example: {
      wrong: '{ "path": "/news/$slug", "each": "articles", "title": "{item.title}", "sections": [{ "type": "hero", "title": "{item.author}" }] }',
      right: '{ "path": "/news/$slug", "each": "articles", "title": "{item.title}", "sections": [{ "type": "hero", "title": "{item.title}" }] }',
      words: { field: 'author', token: 'item.author', page: '/news/$slug' },
    },
  }),
  blockFailed: entry<{ type: string; part: 'schema' | 'check' | 'publish' | 'pages' | 'resolve' | 'policy' | 'ground' | 'styles'; reason: string }>({
    code: 'PS462',
    title: 'A block that fails',
    message: ({ type, part, reason }) => `"${part}" of the block "${type}" failed at this section: ${reason}.`,
    hint: ({ type, part }) =>
      `It is no mistake of the section. Have src/blocks/${type}/${part === 'publish' ? 'check' : part}.ts mended${part === 'schema' ? '' : ', or hide the section until then'}.`,
    example: {
      wrong: '{ "type": "quote", "text": "Well done." }',
      right: '{ "type": "quote", "text": "Well done.", "hidden": true }',
      words: { type: 'quote', part: 'check', reason: 'words is not a function (src/blocks/quote/check.ts:12)' },
    },
  }),
}
