import { counted } from '../../../parts/counted'
import { entry } from './entry'

const advice = 'advice' as const

/** Said where a length is that of the screen. */
const TWICE = ', wide letters counted twice'

/** PS502 to PS511: advice on pages as a whole: their headings, titles, descriptions and ways to them. */
export const pageWording = {
  noMainHeading: entry<{ path: string }>({
    code: 'PS502', severity: advice, title: 'A page without a main heading',
    what: ({ path }) => `The page "${path}" has no main heading, by which search engines and screen readers know what it is about.`,
    todo: () => 'Let it start with a section that has one, such as a hero.',
    example: {
      wrong: '{ "path": "/prices", "title": "Prices", "sections": [{ "type": "prose", "title": "Fees", "text": "There are none." }] }',
      right: '{\n  "path": "/prices",\n  "title": "Prices",\n  "sections": [\n    { "type": "hero", "title": "Our prices" },\n    { "type": "prose", "title": "Fees", "text": "There are none." }\n  ]\n}',
      words: { path: '/prices' },
    },
  }),
  severalMainHeadings: entry<{ path: string; first: string }>({
    code: 'PS503', severity: advice, title: 'A page with several main headings',
    what: ({ path, first }) => `The page "${path}" already has the main heading "${first}".`,
    todo: () => 'Keep one section with a main heading, and use another block here.',
    example: {
      wrong: '{\n  "path": "/prices",\n  "title": "Prices",\n  "sections": [\n    { "type": "hero", "title": "Our prices" },\n    { "type": "hero", "title": "Our fees" }\n  ]\n}',
      right: '{\n  "path": "/prices",\n  "title": "Prices",\n  "sections": [\n    { "type": "hero", "title": "Our prices" },\n    { "type": "prose", "title": "Our fees", "text": "There are none." }\n  ]\n}',
      words: { path: '/prices', first: 'Our prices' },
    },
  }),
  skippedHeading: entry<{ level: number; before: number }>({
    code: 'PS504', severity: advice, title: 'A level of headings is skipped',
    what: ({ level, before }) => `This is a heading of level ${level}, but the one before it is of level ${before}: who jumps from heading to heading misses a step.`,
    todo: ({ before }) => `Give what lies between a heading, or make this one level ${before + 1}.`,
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<h2>Signing</h2><h4>Where</h4><p>Here.</p>" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<h2>Signing</h2><h3>Where</h3><p>Here.</p>" }',
      words: { level: 4, before: 2 },
    },
  }),
  titleLength: entry<{ title: string; length: number; isWide: boolean; least: number; most: number }>({
    code: 'PS505', severity: advice, title: 'A title that is very short or long',
    what: ({ title, length, isWide }) => `With the name of the site, the title has ${counted(length, 'character')}${isWide ? TWICE : ''}: "${title}".`,
    todo: ({ length, least, most }) => (length < least ? `Say more: ${least} to ${counted(most, 'character')} tell what the page is about.` : `Shorten it: search results show about ${most}.`),
    example: {
      wrong: '{ "path": "/prices", "title": "Fees", "sections": [] }',
      right: '{ "path": "/prices", "title": "Fees and terms", "sections": [] }',
      words: { title: 'Fees · Toys', length: 11, isWide: false, least: 15, most: 60 },
    },
  }),
  doubleTitle: entry<{ title: string; path: string; other: string }>({
    code: 'PS506', severity: advice, title: 'Two pages with one title',
    what: ({ title, path, other }) => `"${path}" and "${other}" have the same title "${title}", so nobody can tell them apart in tabs and search results.`,
    todo: () => 'Give one of them a title of its own.',
    example: {
      wrong: '{ "path": "/prices", "title": "Questions", "sections": [] }',
      right: '{ "path": "/prices", "title": "Prices", "sections": [] }',
      words: { title: 'Questions', path: '/prices', other: '/faq' },
    },
  }),
  noDescription: entry<{ path: string }>({
    code: 'PS507', severity: advice, title: 'A page without a description',
    what: ({ path }) => `The page "${path}" has no description; search results show that of the whole site.`,
    todo: () => 'Add "description" with one or two sentences on what a visitor finds here.',
    example: {
      wrong: '{ "path": "/prices", "title": "Prices", "sections": [] }',
      right: '{ "path": "/prices", "title": "Prices", "description": "What our loans cost, when fees fall due, and what you save when you pay back early.", "sections": [] }',
      words: { path: '/prices' },
    },
  }),
  descriptionLength: entry<{ length: number; isWide: boolean; least: number; most: number }>({
    code: 'PS508', severity: advice, title: 'A description that is very short or long',
    what: ({ length, isWide }) => `The description has ${counted(length, 'character')}${isWide ? TWICE : ''}.`,
    todo: ({ length, least, most }) => (length < least ? `Say more: ${least} to ${counted(most, 'character')} are shown in search results.` : `Shorten it: search results cut it off after about ${most}.`),
    example: {
      wrong: '{ "path": "/prices", "title": "Prices", "description": "What loans cost.", "sections": [] }',
      right: '{ "path": "/prices", "title": "Prices", "description": "What our loans cost, when fees fall due, and what you save when you pay back early.", "sections": [] }',
      words: { length: 16, isWide: false, least: 70, most: 160 },
    },
  }),
  doubleDescription: entry<{ path: string; other: string }>({
    code: 'PS509', severity: advice, title: 'Two pages with one description',
    what: ({ path, other }) => `"${path}" and "${other}" have the same description.`,
    todo: () => 'Say of each what only it has.',
    example: {
      wrong: '{ "path": "/prices", "title": "Prices", "description": "What clients ask most often: fees, terms, papers, and how long each step takes.", "sections": [] }',
      right: '{ "path": "/prices", "title": "Prices", "description": "What our loans cost, when fees fall due, and what you save when you pay back early.", "sections": [] }',
      words: { path: '/prices', other: '/faq' },
    },
  }),
  descriptionIsTitle: entry<object>({
    code: 'PS510', severity: advice, title: 'A description that repeats the title',
    what: () => 'The description only repeats the title.',
    todo: () => 'Say in one or two sentences what a visitor finds here.',
    example: {
      wrong: '{ "path": "/prices", "title": "What our loans cost", "description": "What our loans cost", "sections": [] }',
      right: '{ "path": "/prices", "title": "What our loans cost", "description": "Fees and terms of every loan, when they fall due, and what you save when you pay back early.", "sections": [] }',
      words: {},
    },
  }),
  orphanPage: entry<{ path: string }>({
    code: 'PS511', severity: advice, title: 'A page that no link leads to',
    what: ({ path }) => `No link leads to "${path}": visitors cannot find it.`,
    todo: () => 'Link to it from another page, the navigation or the footer, or hide it with "hidden": true.',
    example: {
      wrong: '{\n  "pages": [\n    { "path": "/", "title": "Home", "sections": [] },\n    { "path": "/prices", "title": "Prices", "sections": [] }\n  ]\n}',
      right: '{\n  "pages": [\n    { "path": "/", "title": "Home", "sections": [{ "type": "linkList", "links": [{ "label": "Our prices", "href": "/prices" }] }] },\n    { "path": "/prices", "title": "Prices", "sections": [] }\n  ]\n}',
      words: { path: '/prices' },
    },
  }),
}
