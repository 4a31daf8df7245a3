import { entry } from '../../../parts/message'

/** PS4: each part is right, but not all of them together. */
export const siteWording = {
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
  neverShown: entry<{ from: string; until: string }>({
    code: 'PS420',
    title: 'A section that ends before it begins',
    message: ({ from, until }) => `The section is shown from "${from}" until "${until}", which is never.`,
    hint: () => 'Let "until" be later than "from", or hide the section with "hidden": true.',
    example: {
      wrong: '{ "type": "hero", "title": "Winter offer", "from": "2026-12-24", "until": "2026-12-01" }',
      right: '{ "type": "hero", "title": "Winter offer", "from": "2026-12-24", "until": "2027-01-06" }',
      words: { from: '2026-12-24', until: '2026-12-01' },
    },
  }),
  redirectOverPage: entry<{ path: string }>({
    code: 'PS421',
    title: 'A redirect from a page that exists',
    message: ({ path }) => `"${path}" leads elsewhere, but there is a page with that address.`,
    hint: () => 'Delete the redirect, or the page.',
    example: {
      wrong: '{ "site": { "redirects": { "/faq": "/" } } }',
      right: '{ "site": { "redirects": { "/questions": "/faq" } } }',
      words: { path: '/faq' },
    },
  }),
  redirectLoop: entry<{ path: string }>({
    code: 'PS422',
    title: 'A redirect that leads in a circle',
    message: ({ path }) => `The redirect from "${path}" leads back to where it came from.`,
    hint: () => 'Let it lead to a page that exists.',
    example: {
      wrong: '{ "site": { "redirects": { "/old": "/older", "/older": "/old" } } }',
      right: '{ "site": { "redirects": { "/old": "/faq", "/older": "/faq" } } }',
      words: { path: '/old' },
    },
  }),
  redirectChain: entry<{ path: string; next: string; end: string }>({
    code: 'PS423',
    title: 'A redirect to a redirect',
    message: ({ path, next }) => `"${path}" leads to "${next}", which leads on again.`,
    hint: ({ end }) => `Write "${end}" here, so that visitors get there in one step.`,
    example: {
      wrong: '{ "site": { "redirects": { "/old": "/older", "/older": "/faq" } } }',
      right: '{ "site": { "redirects": { "/old": "/faq", "/older": "/faq" } } }',
      words: { path: '/old', next: '/older', end: '/faq' },
    },
  }),
  siteUrl: entry<{ url: string; fault: string; origin: string }>({
    code: 'PS415',
    title: 'An address of a site that is more than a host',
    message: ({ url, fault }) => `"${url}" cannot be the address of the site: ${fault}.`,
    hint: ({ origin }) => `Write "${origin}": addresses of pages are added to it.`,
    example: {
      wrong: '{ "site": { "url": "https://www.example.com/home" } }',
      right: '{ "site": { "url": "https://www.example.com" } }',
      words: { url: 'https://www.example.com/home', fault: 'it has a path', origin: 'https://www.example.com' },
    },
  }),
  missingGap: entry<{ gap: string; example: string }>({
    code: 'PS416',
    title: 'Words without a place for a number',
    message: ({ gap }) => `${gap} is missing in these words, so a number would be left out.`,
    hint: ({ example }) => `Write it where the number belongs, as in "${example}".`,
    example: {
      wrong: '{ "site": { "words": { "step": "Stage" } } }',
      right: '{ "site": { "words": { "step": "Stage {n}" } } }',
      words: { gap: '{n}', example: 'Step {n}' },
    },
  }),
  unknownGap: entry<{ gap: string; known: readonly string[] }>({
    code: 'PS417',
    title: 'Words with a gap that nothing fills',
    message: ({ gap }) => `Nothing fills ${gap} in these words: visitors would see it as it is written.`,
    hint: ({ known }) => (known.length > 0 ? `Here one can use: ${known.join(', ')}.` : 'Delete it; these words have no gaps.'),
    example: {
      wrong: '{ "site": { "words": { "step": "Stage {n} of {all}" } } }',
      right: '{ "site": { "words": { "step": "Stage {n}" } } }',
      words: { gap: '{all}', known: ['{n}'] },
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
  unreadable: entry<{ color: string; surface: string; ratio: string }>({
    code: 'PS424',
    title: 'Text that cannot be read',
    message: ({ color, surface, ratio }) => `${color} on ${surface} has a contrast of ${ratio}:1: text in it cannot be read.`,
    hint: () => 'Make one of the two darker or lighter, so that the contrast is at least 4.5:1.',
    example: {
      wrong: '{ "site": { "theme": { "colors": { "muted": "#e8e2d6" } } } }',
      right: '{ "site": { "theme": { "colors": { "muted": "#545d6b" } } } }',
      words: { color: '"muted" (#e8e2d6)', surface: '"tint" (#f4f0e7)', ratio: '1.1' },
    },
  }),
  overlayOnLight: entry<{ surface: string }>({
    code: 'PS425',
    title: 'A transparent bar over a light section',
    message: ({ surface }) => `With "overlay" the bar writes in light letters over the first section, but its ground is ${surface}.`,
    hint: () => 'Give the first section "ground": "dark", or delete "overlay".',
    example: {
      wrong: '{ "path": "/offer", "title": "Offer", "overlay": true, "sections": [{ "type": "hero", "title": "Our offer" }] }',
      right: '{ "path": "/offer", "title": "Offer", "overlay": true, "sections": [{ "type": "hero", "ground": "dark", "title": "Our offer" }] }',
      words: { surface: 'light' },
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
}
