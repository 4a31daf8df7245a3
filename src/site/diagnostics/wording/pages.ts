import { entry } from '../../../parts/message'

/** PS4: addresses, items and dates of pages. */
export const pageWording = {
  doublePath: entry<{ path: string; line: number }>({
    code: 'PS401',
    title: 'Two pages with one address',
    message: ({ path, line }) => `There is already a page "${path}", in line ${line}.`,
    hint: () => 'Give one of them another path, or delete it.',
    example: {
      wrong: '{ "path": "/faq", "title": "Prices", "sections": [] }',
      right: '{ "path": "/prices", "title": "Prices", "sections": [] }',
      words: { path: '/faq', line: 41 },
    },
  }),
  badPath: entry<{ path: string; fault: string }>({
    code: 'PS402',
    title: 'An address no page can have',
    message: ({ path, fault }) => `"${path}" cannot be the address of a page: ${fault}.`,
    hint: () => 'Write lower-case words and hyphens after a slash, for example "/about-us".',
    example: {
      wrong: '{ "path": "/About Us", "title": "About us", "sections": [] }',
      right: '{ "path": "/about-us", "title": "About us", "sections": [] }',
      words: { path: '/About Us', fault: '"About Us" has other characters than small letters, digits and hyphens' },
    },
  }),
  doubleId: entry<{ id: string }>({
    code: 'PS403',
    title: 'Two anchors with one name',
    message: ({ id }) => `The id "${id}" stands twice on this page; a link could lead to either.`,
    hint: () => 'Give one of them another id.',
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
  itemLacks: entry<{ field: string; token: string; page: string }>({
    code: 'PS461',
    title: 'An item without what its page must show',
    message: ({ field, page }) => `This item has no "${field}", but its page "${page}" cannot be without it.`,
    hint: ({ field, token }) => `Add "${field}" to the item, or take {${token}} out of the page.`,
    example: {
      wrong: '{ "path": "/news/$slug", "each": "articles", "title": "{item.title}", "sections": [{ "type": "hero", "title": "{item.readTime}" }] }',
      right: '{ "path": "/news/$slug", "each": "articles", "title": "{item.title}", "sections": [{ "type": "hero", "title": "{item.title}" }] }',
      words: { field: 'readTime', token: 'item.readTime', page: '/news/$slug' },
    },
  }),
  fieldTaken: entry<{ name: string }>({
    code: 'PS463',
    title: 'A field of its own that every item has',
    message: ({ name }) => `Every item has a field "${name}" already.`,
    hint: () => 'Call this one something else.',
    example: {
      wrong:
        '{\n  "collections": { "talks": { "fields": { "category": "text" }, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open." }] } },\n  "pages": [{ "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }]\n}',
      right:
        '{\n  "collections": { "talks": { "fields": { "room": { "type": "text", "required": false } }, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open." }] } },\n  "pages": [{ "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }]\n}',
      words: { name: 'category' },
    },
  }),
  choiceWithoutOptions: entry<{ name: string; type: string }>({
    code: 'PS464',
    title: 'A choice of nothing',
    message: ({ name, type }) => `"${name}" is a ${type}, but there is nothing to choose from.`,
    hint: ({ type }) => `Write { "type": "${type}", "options": [ … ] } with the words that items may have.`,
    example: {
      wrong:
        '{\n  "collections": { "talks": { "fields": { "level": "choice" }, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open." }] } },\n  "pages": [{ "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }]\n}',
      right:
        '{\n  "collections": { "talks": { "fields": { "level": { "type": "choice", "options": ["Beginner", "Advanced"] } }, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open.", "level": "Beginner" }] } },\n  "pages": [{ "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }]\n}',
      words: { name: 'level', type: 'choice' },
    },
  }),
  optionsWithoutChoice: entry<{ name: string; type: string }>({
    code: 'PS465',
    title: 'Options of what is no choice',
    message: ({ name, type }) => `"${name}" is a ${type}, which has no options.`,
    hint: () => 'Make it a "choice" or "choices", or delete the options.',
    example: {
      wrong:
        '{\n  "collections": { "talks": { "fields": { "level": { "type": "text", "options": ["Beginner"] } }, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open.", "level": "Beginner" }] } },\n  "pages": [{ "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }]\n}',
      right:
        '{\n  "collections": { "talks": { "fields": { "level": { "type": "choice", "options": ["Beginner"] } }, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open.", "level": "Beginner" }] } },\n  "pages": [{ "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }]\n}',
      words: { name: 'level', type: 'text' },
    },
  }),
  doubleOption: entry<{ option: string; other: string }>({
    code: 'PS466',
    title: 'Two options with one address',
    message: ({ option, other }) => `"${option}" and "${other}" would have the same address.`,
    hint: () => 'Delete one of them, or let them differ by a letter or digit.',
    example: {
      wrong:
        '{\n  "collections": { "talks": { "fields": { "level": { "type": "choice", "options": ["Fácil", "facil"] } }, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open.", "level": "facil" }] } },\n  "pages": [{ "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }]\n}',
      right:
        '{\n  "collections": { "talks": { "fields": { "level": { "type": "choice", "options": ["Fácil", "Difícil"] } }, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open.", "level": "Fácil" }] } },\n  "pages": [{ "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }]\n}',
      words: { option: 'facil', other: 'Fácil' },
    },
  }),
  ownPagesHere: entry<{ why: string }>({
    code: 'PS467',
    title: 'Pages of a list where there can be none',
    message: ({ why }) => `This section would make pages of its own, and ${why}.`,
    hint: () => 'Take out what makes them, such as "perPage" and "filter", or give the section a page for itself.',
    example: {
      wrong:
        '{\n  "collections": { "talks": { "fields": {}, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open." }, { "slug": "party", "title": "Party", "excerpt": "We close." }] } },\n  "pages": [\n    { "path": "/talks", "title": "Talks", "sections": [{ "type": "articleList", "collection": "talks", "perPage": 1 }, { "type": "articleList", "collection": "talks", "perPage": 1 }] },\n    { "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }\n  ]\n}',
      right:
        '{\n  "collections": { "talks": { "fields": {}, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open." }, { "slug": "party", "title": "Party", "excerpt": "We close." }] } },\n  "pages": [\n    { "path": "/talks", "title": "Talks", "sections": [{ "type": "articleList", "collection": "talks", "perPage": 1 }, { "type": "articleList", "collection": "talks" }] },\n    { "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }\n  ]\n}',
      words: { why: 'another section of this page does already' },
    },
  }),
  ownPageTaken: entry<{ path: string }>({
    code: 'PS468',
    title: 'A page of a list at the address of another page',
    message: ({ path }) => `This section makes a page "${path}", and there is one already.`,
    hint: () => 'Give the other page another path.',
    example: {
      wrong:
        '{\n  "collections": { "talks": { "fields": {}, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open." }, { "slug": "party", "title": "Party", "excerpt": "We close." }] } },\n  "pages": [\n    { "path": "/talks", "title": "Talks", "sections": [{ "type": "articleList", "collection": "talks", "perPage": 1 }] },\n    { "path": "/talks/page/2", "title": "Talks", "sections": [{ "type": "articleList", "collection": "talks" }] },\n    { "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }\n  ]\n}',
      right:
        '{\n  "collections": { "talks": { "fields": {}, "items": [{ "slug": "opening", "title": "Opening", "excerpt": "We open." }, { "slug": "party", "title": "Party", "excerpt": "We close." }] } },\n  "pages": [\n    { "path": "/talks", "title": "Talks", "sections": [{ "type": "articleList", "collection": "talks", "perPage": 1 }] },\n    { "path": "/all-talks", "title": "Talks", "sections": [{ "type": "articleList", "collection": "talks" }] },\n    { "path": "/talks/$slug", "each": "talks", "title": "{item.title}", "sections": [] }\n  ]\n}',
      words: { path: '/talks/page/2' },
    },
  }),
  blockFailed: entry<{ type: string; part: 'schema' | 'check' | 'publish' | 'pages' | 'resolve' | 'policy' | 'ground'; reason: string }>({
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
