import { entry } from '../../../parts/message'

/** PS4: each part is right, but not all of them together. */
export const siteWording = {
  neverShown: entry<{ thing: string; from: string; until: string }>({
    code: 'PS420',
    title: 'Something that ends before it begins',
    message: ({ thing, from, until }) => `The ${thing} is shown from "${from}" until "${until}", which is never.`,
    hint: ({ thing, from, until }) =>
      `If the two have changed places, write "from": "${until}", "until": "${from}"; else let "until" be later, or hide the ${thing} with "hidden": true.`,
    example: {
      wrong: '{ "type": "hero", "title": "Winter offer", "from": "2026-12-24", "until": "2026-12-01" }',
      right: '{ "type": "hero", "title": "Winter offer", "from": "2026-12-24", "until": "2027-01-06" }',
      words: { thing: 'section', from: '2026-12-24', until: '2026-12-01' },
    },
  }),
  badOldAddress: entry<{ path: string; fault: string }>({
    code: 'PS426',
    title: 'An address that nothing can have moved from',
    message: ({ path, fault }) => `"${path}" cannot be an address that has moved: ${fault}.`,
    hint: () => 'Write it as it stood behind the host, from its first slash to before "?" or "#", for example "/About_us.html" or "/Équipe"; a space is %20.',
    example: {
      wrong: '{ "site": { "redirects": { "old page": "/faq" } } }',
      right: '{ "site": { "redirects": { "/old%20page": "/faq" } } }',
      words: { path: 'old page', fault: 'it does not start with a slash' },
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
  siteUrl: entry<{ url: string; fault: string; plain: string }>({
    code: 'PS415',
    title: 'An address of a site to which no page can be added',
    message: ({ url, fault }) => `"${url}" cannot be the address of the site: ${fault}.`,
    hint: ({ plain }) => `Write "${plain}": addresses of pages are added to it.`,
    example: {
      wrong: '{ "site": { "url": "https://www.example.com/" } }',
      right: '{ "site": { "url": "https://www.example.com" } }',
      words: { url: 'https://www.example.com/', fault: 'it ends in a slash', plain: 'https://www.example.com' },
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
  badProgram: entry<{ program: string }>({
    code: 'PS474',
    title: 'An address at which no program can answer',
    message: ({ program }) => `"${program}" is no address of another program on the same host.`,
    hint: () => 'Write a slash and the name of its folder, without one at the end: "/admin".',
    example: {
      wrong: '{ "site": { "programs": ["admin/"] } }',
      right: '{ "site": { "programs": ["/admin"] } }',
      words: { program: 'admin/' },
    },
  }),
  pageOfProgram: entry<{ path: string; program: string }>({
    code: 'PS475',
    title: 'A page where another program answers',
    message: ({ path, program }) => `"programs" says that another program answers at "${program}", so nobody would ever see the page "${path}".`,
    hint: ({ program }) => `Give the page another address, or take "${program}" out of "programs".`,
    example: {
      wrong: '{ "site": { "programs": ["/shop"] }, "pages": [{ "path": "/shop", "title": "Shop", "sections": [] }] }',
      right: '{ "site": { "programs": ["/store"] }, "pages": [{ "path": "/shop", "title": "Shop", "sections": [] }] }',
      words: { path: '/shop', program: '/shop' },
    },
  }),
}
