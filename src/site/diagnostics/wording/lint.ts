import { ENGLISH } from '../../schema/words'
import { counted } from '../../../parts/counted'
import { entry } from './entry'
import { pageWording } from './lintPages'

const advice = 'advice' as const

/** PS50 to PS54: advice on the content. It never stops a build. */
export const lintWording = {
  unusedShared: entry<{ name: string }>({
    code: 'PS501', severity: advice, title: 'A shared section that no page uses',
    what: ({ name }) => `No page uses the shared section "${name}".`,
    todo: ({ name }) => `Use it with { "use": "${name}" }, or delete it.`,
    example: {
      wrong: '{\n  "shared": { "findUs": { "type": "hero", "title": "Find us" } },\n  "pages": [{ "path": "/", "title": "Home", "sections": [] }]\n}',
      right: '{\n  "shared": { "findUs": { "type": "hero", "title": "Find us" } },\n  "pages": [{ "path": "/", "title": "Home", "sections": [{ "use": "findUs" }] }]\n}',
      words: { name: 'findUs' },
    },
  }),
  ...pageWording,
  placeholderText: entry<{ text: string }>({
    code: 'PS512', severity: advice, title: 'A text left for later',
    what: ({ text }) => `"${text}" looks like a text left for later.`,
    todo: () => 'Write what is meant to stand here.',
    example: {
      wrong: '{ "type": "hero", "title": "TODO: find a headline" }',
      right: '{ "type": "hero", "title": "Loans without surprises" }',
      words: { text: 'TODO' },
    },
  }),
  lowContrast: entry<{ color: string; ground: string; ratio: string; needed: string; use: string }>({
    code: 'PS513', severity: advice, title: 'Colours that are hard to tell apart',
    what: ({ color, ground, ratio, needed, use }) => `${color} on ${ground} has a contrast of ${ratio}:1; ${use} needs ${needed}:1.`,
    todo: () => 'Make one of the two darker or lighter.',
    example: {
      wrong: '{ "site": { "theme": { "colors": { "accent": "#d9c39a" } } } }',
      right: '{ "site": { "theme": { "colors": { "accent": "#8a6a30" } } } }',
      words: { color: '"accent" (#d9c39a)', ground: '"tint" (#f4f0e7)', ratio: '1.5', needed: '3', use: 'a bar or line' },
    },
  }),
  literalValue: entry<{ value: string; tokens: readonly string[] }>({
    code: 'PS514', severity: advice, title: 'A value written out that has a token',
    what: ({ value, tokens }) => `"${value}" is also the value of ${tokens.slice(0, 3).map((token) => `{${token}}`).join(', ')}${tokens.length > 3 ? ' and others' : ''}; when that changes, this stays.`,
    todo: ({ tokens }) => (tokens.length === 1 ? `Write {${tokens[0]}} here.` : 'Write the one that is meant here.'),
    example: {
      wrong: '{ "type": "hero", "title": "Loans of $5K-$500K" }',
      right: '{ "type": "hero", "title": "Loans of {facts.loan.amount}" }',
      words: { value: '$5K-$500K', tokens: ['facts.loan.amount'] },
    },
  }),
  vagueLink: entry<{ label: string }>({
    code: 'PS515', severity: advice, title: 'A link that does not say where it leads',
    what: ({ label }) => `"${label}" does not say where the link leads; screen readers read out links without the text around them.`,
    todo: () => 'Name what the visitor gets, for example "Read the guide to fees".',
    example: {
      wrong: '{ "type": "linkList", "links": [{ "label": "Click here", "href": "/faq" }] }',
      right: '{ "type": "linkList", "links": [{ "label": "Questions on fees", "href": "/faq" }] }',
      words: { label: 'Click here' },
    },
  }),
  sameLinkText: entry<{ label: string; href: string; other: string }>({
    code: 'PS516', severity: advice, title: 'One text for two links',
    what: ({ label, href, other }) => `"${label}" leads to "${href}" here and to "${other}" before, in the same section.`,
    todo: () => 'Say in each what is different.',
    example: {
      wrong: '{\n  "type": "linkList",\n  "links": [\n    { "label": "Our guide", "href": "/articles/first-steps" },\n    { "label": "Our guide", "href": "/faq" }\n  ]\n}',
      right: '{\n  "type": "linkList",\n  "links": [\n    { "label": "Our guide to first steps", "href": "/articles/first-steps" },\n    { "label": "Our guide to fees", "href": "/faq" }\n  ]\n}',
      words: { label: 'Our guide', href: '/faq', other: '/articles/first-steps' },
    },
  }),
  unusedLink: entry<{ name: string }>({
    code: 'PS517', severity: advice, title: 'An address that nothing uses',
    what: ({ name }) => `Nothing uses {links.${name}}.`,
    todo: () => 'Use it, or delete it.',
    example: {
      wrong: '{ "site": { "links": { "brochure": "https://files.example.com/brochure" } } }',
      right: '{\n  "site": { "links": { "brochure": "https://files.example.com/brochure" } },\n  "pages": [{ "path": "/", "title": "Home", "sections": [{ "type": "linkList", "links": [{ "label": "Our brochure", "href": "{links.brochure}" }] }] }]\n}',
      words: { name: 'brochure' },
    },
  }),
  unusedFact: entry<{ name: string }>({
    code: 'PS518', severity: advice, title: 'A fact that nothing uses',
    what: ({ name }) => `Nothing uses {facts.${name}}.`,
    todo: () => 'Use it, or delete it.',
    example: {
      wrong: '{ "site": { "facts": { "rating": "4.9 of 5" } } }',
      right: '{\n  "site": { "facts": { "rating": "4.9 of 5" } },\n  "pages": [{ "path": "/", "title": "Home", "sections": [{ "type": "hero", "title": "Rated {facts.rating}" }] }]\n}',
      words: { name: 'rating' },
    },
  }),
  unusedGradient: entry<{ name: string }>({
    code: 'PS519', severity: advice, title: 'A gradient that nothing uses',
    what: ({ name }) => `Nothing uses the gradient "${name}".`,
    todo: () => 'Use it, or delete it.',
    example: {
      wrong: '{ "site": { "theme": { "gradients": { "dawn": ["#16243f", "#0c1526"] } } } }',
      right: '{\n  "site": { "theme": { "gradients": { "dawn": ["#16243f", "#0c1526"] } } },\n  "pages": [{ "path": "/", "title": "Home", "sections": [{ "type": "productGrid", "items": [{ "title": "Loan", "href": "/faq", "gradient": "dawn" }] }] }]\n}',
      words: { name: 'dawn' },
    },
  }),
  homographHost: entry<{ host: string; ascii: string }>({
    code: 'PS520', severity: advice, title: 'An address in mixed alphabets',
    what: ({ host, ascii }) => `"${host}" mixes letters of several alphabets and really is "${ascii}": it may pretend to be another site.`,
    todo: () => 'Type the address anew; do not copy it.',
    example: {
      wrong: '{ "type": "linkList", "links": [{ "label": "Our bank", "href": "https://b\u0430nk.example.com" }] }',
      right: '{ "type": "linkList", "links": [{ "label": "Our bank", "href": "https://bank.example.com" }] }',
      words: { host: 'b\u0430nk.example.com', ascii: 'xn--bnk-6cd.example.com' },
    },
  }),
  insecureLink: entry<{ href: string }>({
    code: 'PS521', severity: advice, title: 'A link without encryption',
    what: ({ href }) => `"${href}" is not encrypted: what it shows can be read and changed on the way.`,
    todo: () => 'Write "https:" instead of "http:" if the other site can do that.',
    example: {
      wrong: '{ "type": "linkList", "links": [{ "label": "Our bank", "href": "http://bank.example.com" }] }',
      right: '{ "type": "linkList", "links": [{ "label": "Our bank", "href": "https://bank.example.com" }] }',
      words: { href: 'http://bank.example.com' },
    },
  }),
  manySections: entry<{ count: number; most: number }>({
    code: 'PS522', severity: advice, title: 'A very long page',
    what: ({ count, most }) => `This page has ${counted(count, 'section')}; more than ${most} are hardly ever read.`,
    todo: () => 'Share them out over several pages.',
    example: {
      wrong: '{ "path": "/prices", "title": "Prices", "sections": [ … 74 sections … ] }',
      right: '{ "path": "/prices", "title": "Prices", "sections": [{ "type": "hero", "title": "Our prices" }] }',
      words: { count: 74, most: 60 },
    },
  }),
  largeFile: entry<{ size: string; most: string }>({
    code: 'PS523', severity: advice, title: 'A very large file',
    what: ({ size, most }) => `The file has ${size}; beyond ${most} editing and checking become slow.`,
    todo: () => 'Put what repeats into "shared" and "facts", and take out what is hidden for good.',
    example: {
      wrong: '{ "type": "prose", "title": "Fees", "parts": [ … 5 MB of parts … ] }',
      right: '{ "type": "prose", "title": "Fees", "parts": [{ "title": "Hidden fees", "text": "There are none." }] }',
      words: { size: '5.00 MB', most: '2.00 MB' },
    },
  }),
  futureDate: entry<{ day: string }>({
    code: 'PS524', severity: advice, title: 'A day that has not come yet',
    what: ({ day }) => `${day} has not come yet.`,
    todo: () => 'Correct it, or hide the entry until then; nothing is published by itself.',
    example: {
      wrong: '{ "path": "/prices", "title": "Prices", "published": "2099-03-02", "sections": [] }',
      right: '{ "path": "/prices", "title": "Prices", "published": "2026-03-02", "sections": [] }',
      words: { day: '2099-03-02' },
    },
  }),
  unusedAllow: entry<{ name: string }>({
    code: 'PS525', severity: advice, title: 'Something is allowed that does not occur',
    what: ({ name }) => `"${name}" is allowed here, but nothing here goes against it.`,
    todo: () => 'Delete the line, so that it hides nothing later.',
    example: {
      wrong: '{ "type": "hero", "title": "Welcome", "allow": { "vague-link": "It leads to a film." } }',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: { name: 'vague-link' },
    },
  }),
  emptyList: entry<{ field: string; owner: string }>({
    code: 'PS526', severity: advice, title: 'An empty list',
    what: ({ field, owner }) => `"${field}" of ${owner} is empty, so nothing is shown.`,
    todo: () => 'Add an entry, or hide the section with "hidden": true until there is one.',
    example: {
      wrong: '{ "type": "linkList", "links": [] }',
      right: '{ "type": "linkList", "links": [{ "label": "Questions on fees", "href": "/faq" }] }',
      words: { field: 'links', owner: 'a linkList' },
    },
  }),
  tagInText: entry<{ tag: string }>({
    code: 'PS527', severity: advice, title: 'HTML where text is expected',
    what: ({ tag }) => `${tag} stands in a plain text: visitors see it as it is written.`,
    todo: () => 'Delete it. Where Markdown is read, write **bold**, *italic* and [words](/address).',
    example: {
      wrong: '{ "type": "hero", "title": "Welcome <b>home</b>" }',
      right: '{ "type": "hero", "title": "Welcome home" }',
      words: { tag: '<b>' },
    },
  }),
  tokenForm: entry<{ written: string; name: string }>({
    code: 'PS529', severity: advice, title: 'A token that is not filled in',
    what: ({ written }) => `${written} is no token as it is written: visitors would see its braces.`,
    todo: ({ name }) => `Write {${name}}.`,
    example: {
      wrong: '{ "type": "hero", "title": "Up to { facts.loan.amount }" }',
      right: '{ "type": "hero", "title": "Up to {facts.loan.amount}" }',
      words: { written: '{ facts.loan.amount }', name: 'facts.loan.amount' },
    },
  }),
  ownAddress: entry<{ href: string; path: string }>({
    code: 'PS530', severity: advice, title: 'A link to the own site by its whole address',
    what: ({ href }) => `"${href}" is a page of this site; by its whole address it opens like another site, and nobody checks it.`,
    todo: ({ path }) => `Write "${path}".`,
    example: {
      wrong: '{ "type": "linkList", "links": [{ "label": "Questions on fees", "href": "https://toys.example.com/faq" }] }',
      right: '{ "type": "linkList", "links": [{ "label": "Questions on fees", "href": "/faq" }] }',
      words: { href: 'https://toys.example.com/faq', path: '/faq' },
    },
  }),
  englishWords: entry<{ lang: string; missing: readonly string[]; first: string }>({
    code: 'PS531', severity: advice, title: 'English words on a site in another language',
    what: ({ lang, first }) => `The site is in "${lang}", but visitors read English words around the content, such as "${first}".`,
    todo: ({ missing }) => `Write in "site" what visitors should read: "words": { ${missing.map((name) => `"${name}": "…"`).join(', ')} }.`,
    example: {
      wrong: '{ "site": { "lang": "ja" } }',
      right: '{ "site": { "lang": "en" } }',
      words: { lang: 'ja', missing: Object.keys(ENGLISH), first: 'Skip to content' },
    },
  }),
  editorHelp: entry<{ written: string | undefined }>({
    code: 'PS528', severity: advice, title: 'An editor that cannot help',
    what: ({ written }) => (written === undefined ? 'The first line of the file is missing, by which editors know what may stand where.' : `"${written}" is not where editors find what may stand where.`),
    todo: () => 'Let it be written for you.',
    example: {
      wrong: '{ "$schema": "./pages.json" }',
      right: '{ "$schema": "./schema/pages.schema.json" }',
      words: { written: './pages.json' },
    },
  }),
}
