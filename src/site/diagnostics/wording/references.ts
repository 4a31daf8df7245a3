import { programHint } from '../../../parts/programs'
import { anchorHint, type DeadAnchor, fileHint, redirectHint, SHIPPED_FONTS } from './goneHints'
import { also, entry, meant, type Near, nearOr } from '../../../parts/message'

/** What is not part of the site at this time, and why. */
type Left = { name: string; why: 'hidden' | 'early' | 'late'; moment: string | undefined }

const notThere = (why: Left['why'], moment: string | undefined) =>
  ({
    hidden: 'is hidden, so this link leads nowhere.',
    early: `is shown from ${moment} on only, so this link leads nowhere until then.`,
    late: `was shown until ${moment} only, so this link leads nowhere.`,
  })[why]

const whyNot = (why: Left['why']) => ({ hidden: 'Delete "hidden" there', early: 'Give what holds the link the same "from"', late: 'Take this link out' })[why]

/** PS3: something points to what is not there. */
export const referenceWording = {
  deadLink: entry<Near & { moved: string | undefined; file?: string | undefined; links?: number | undefined }>({
    code: 'PS302',
    title: 'A link to a page that does not exist',
    message: ({ name, links }) => `There is no page "${name}"${links === undefined ? '' : `, to which ${links} links lead`}.`,
    hint: (words) => (words.moved === undefined ? fileHint(words) || redirectHint(words) + nearOr('pages')(words) + programHint(words) : `It has moved: write "${words.moved}".`),
    example: {
      wrong: '{ "type": "linkList", "links": [{ "label": "Questions", "href": "/fqa" }] }',
      right: '{ "type": "linkList", "links": [{ "label": "Questions", "href": "/faq" }] }',
      words: { name: '/fqa', suggestion: '/faq', known: [], moved: undefined },
    },
  }),
  deadAnchor: entry<DeadAnchor>({
    code: 'PS303',
    title: 'A link to an anchor that does not exist',
    message: ({ name, page, others }) => `On page "${page}" nothing has the id "${name}".${also(others)}`,
    hint: anchorHint,
    example: {
      wrong: '{ "type": "linkList", "links": [{ "label": "Fees", "href": "/faq#fes" }] }',
      right: '{ "type": "linkList", "links": [{ "label": "Fees", "href": "/faq#fees" }] }',
      words: { name: 'fes', page: '/faq', suggestion: 'fees', known: [] },
    },
  }),
  unsafeHref: entry<{ href: string; fault: string; suggestion: string | undefined }>({
    code: 'PS304',
    title: 'An address that may not be used',
    message: ({ href, fault }) => `"${href}" may not be used as an address: ${fault}.`,
    hint: ({ suggestion }) =>
      [meant(suggestion), 'Write a page ("/faq"), an anchor ("#steps"), a file ("media/price-list.pdf"), "https://…", "mailto:…" or "tel:…".'].filter(Boolean).join(' '),
    example: {
      wrong: '{ "type": "linkList", "links": [{ "label": "Bank", "href": "www.example.com" }] }',
      right: '{ "type": "linkList", "links": [{ "label": "Bank", "href": "https://www.example.com" }] }',
      words: { href: 'www.example.com', fault: 'it starts with neither "/", "#" nor a scheme such as "https:"', suggestion: 'https://www.example.com' },
    },
  }),
  unknownIcon: entry<Near>({
    code: 'PS305',
    title: 'Unknown icon',
    message: ({ name }) => `There is no icon "${name}".`,
    hint: ({ suggestion }) => meant(suggestion) || 'Choose one from tabler.io/icons (outline).',
    example: {
      wrong: '{ "type": "cardGrid", "items": [{ "title": "Fees", "icon": "coinn" }] }',
      right: '{ "type": "cardGrid", "items": [{ "title": "Fees", "icon": "coin" }] }',
      words: { name: 'coinn', suggestion: 'coin', known: [] },
    },
  }),
  unknownShared: entry<Near & { others?: number }>({
    code: 'PS306',
    title: 'Unknown shared section',
    message: ({ name, others }) => `There is no shared section "${name}".${also(others)}`,
    hint: (words) =>
      words.known.length > 0 ? nearOr('shared sections')(words) : `There are none. Delete this section, or write it into "shared": { "${words.name}": { "type": … } }.`,
    example: {
      wrong: '{ "use": "talkToSu" }',
      right: '{ "use": "talkToUs" }',
      words: { name: 'talkToSu', suggestion: 'talkToUs', known: ['talkToUs'] },
    },
  }),
  unknownCollection: entry<Near & { others?: number }>({
    code: 'PS307',
    title: 'Unknown collection',
    message: ({ name, others }) => `There is no collection "${name}".${also(others)}`,
    hint: nearOr('collections'),
    example: {
      wrong: '{ "type": "articleList", "collection": "artikles" }',
      right: '{ "type": "articleList", "collection": "articles" }',
      words: { name: 'artikles', suggestion: 'articles', known: [] },
    },
  }),
  unknownItem: entry<Near>({
    code: 'PS308',
    title: 'Unknown item',
    message: ({ name }) => `No item of the collection has the slug "${name}".`,
    hint: nearOr('slugs'),
    example: {
      wrong: '{ "type": "articleList", "collection": "articles", "pick": ["first-stepz"] }',
      right: '{ "type": "articleList", "collection": "articles", "pick": ["first-steps"] }',
      words: { name: 'first-stepz', suggestion: 'first-steps', known: [] },
    },
  }),
  unknownGradient: entry<Near>({
    code: 'PS309',
    title: 'Unknown gradient',
    message: ({ name }) => `site.theme.gradients has no "${name}".`,
    hint: nearOr('gradients'),
    example: {
      wrong: '{ "type": "productGrid", "items": [{ "title": "Loan", "href": "/", "gradient": "dsuk" }] }',
      right: '{ "type": "productGrid", "items": [{ "title": "Loan", "href": "/", "gradient": "dusk" }] }',
      words: { name: 'dsuk', suggestion: 'dusk', known: [] },
    },
  }),
  unknownFont: entry<{ name: string; package: string | undefined; installed: readonly string[]; others?: number }>({
    code: 'PS310',
    title: 'A font that is not installed',
    message: ({ name, others }) => `The font "${name}" is not installed.${also(others)}`,
    hint: (words) =>
      `The installed fonts are: ${words.installed.join(', ')}. ${words.package ? `A developer can add it with: npm install ${words.package}. ` : ''}Or leave "fonts" out.`,
    example: {
      wrong: '{ "site": { "theme": { "fonts": { "heading": "Newsreader", "text": "No Such Sans" } } } }',
      right: '{ "site": { "theme": { "fonts": { "heading": "Newsreader", "text": "Instrument Sans" } } } }',
      words: { name: 'No Such Sans', package: '@fontsource-variable/no-such-sans', installed: SHIPPED_FONTS },
    },
  }),
  collectionWithoutPage: entry<{ name: string }>({
    code: 'PS311',
    title: 'A collection without pages',
    message: ({ name }) => `The items of "${name}" have no pages to link to.`,
    hint: ({ name }) => `Add a page with "each": "${name}" and a path that ends in "/$slug".`,
    example: {
      wrong: `{
  "collections": { "news": [{ "slug": "opening", "title": "Opening", "excerpt": "We open." }] },
  "pages": [
    { "path": "/", "title": "Home", "sections": [{ "type": "articleList", "collection": "news" }] }
  ]
}`,
      right: `{
  "collections": { "news": [{ "slug": "opening", "title": "Opening", "excerpt": "We open." }] },
  "pages": [
    { "path": "/", "title": "Home", "sections": [{ "type": "articleList", "collection": "news" }] },
    { "path": "/news/$slug", "each": "news", "title": "{item.title}", "sections": [] }
  ]
}`,
      words: { name: 'news' },
    },
  }),
  unknownTimeZone: entry<Near>({
    code: 'PS312',
    title: 'Unknown time zone',
    message: ({ name }) => `There is no time zone "${name}".`,
    hint: ({ suggestion }) => meant(suggestion) || 'Write one such as "America/New_York", "Europe/Lisbon" or "UTC".',
    example: {
      wrong: '{ "site": { "timeZone": "America/New_Yrok" } }',
      right: '{ "site": { "timeZone": "America/New_York" } }',
      words: { name: 'America/New_Yrok', suggestion: 'America/New_York', known: [] },
    },
  }),
  hiddenPage: entry<Left & { thing: 'page' | 'item' }>({
    code: 'PS313',
    title: 'A link to a page that is not there',
    message: ({ name, why, moment }) => `The page "${name}" ${notThere(why, moment)}`,
    hint: ({ thing, why }) => `${whyNot(why)}, or write "linksToIt": "drop" on that ${thing}: then links to it go along with it.`,
    example: {
      wrong: `{
  "pages": [
    { "path": "/", "title": "Home", "sections": [{ "type": "linkList", "links": [{ "label": "Our offer", "href": "/offer" }] }] },
    { "path": "/offer", "title": "Our offer", "hidden": true, "sections": [] }
  ]
}`,
      right: `{
  "pages": [
    { "path": "/", "title": "Home", "sections": [{ "type": "linkList", "links": [{ "label": "Our offer", "href": "/offer" }] }] },
    { "path": "/offer", "title": "Our offer", "sections": [] }
  ]
}`,
      words: { name: '/offer', thing: 'page', why: 'hidden', moment: undefined },
    },
  }),
  absentSection: entry<Left>({
    code: 'PS314',
    title: 'A link to a section that is left out',
    message: ({ name, why, moment }) => `The section with the id "${name}" ${notThere(why, moment)}`,
    hint: ({ why }) => (why === 'early' ? 'Give what holds the link the same "from", or take it out.' : 'Show the section again, or take this link out.'),
    example: {
      wrong: `{
  "pages": [
    { "path": "/", "title": "Home", "sections": [
      { "type": "linkList", "links": [{ "label": "Our offer", "href": "#offer" }] },
      { "type": "prose", "id": "offer", "hidden": true, "text": "No fees." }
    ] }
  ]
}`,
      right: `{
  "pages": [
    { "path": "/", "title": "Home", "sections": [
      { "type": "linkList", "links": [{ "label": "Our offer", "href": "#offer" }] },
      { "type": "prose", "id": "offer", "text": "No fees." }
    ] }
  ]
}`,
      words: { name: 'offer', why: 'hidden', moment: undefined },
    },
  }),
}
