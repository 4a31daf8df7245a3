import { toySettings } from './toy'

/** Colours that can be told apart. */
const colors = {
  ink: '#10192a',
  muted: '#545d6b',
  paper: '#fdfcf9',
  tint: '#f4f0e7',
  dark: '#0d1729',
  onDark: '#f6f2e9',
  mutedOnDark: '#b3bac6',
  line: '#ddd6c8',
  lineOnDark: '#2c3850',
  accent: '#b48a4a',
  accentText: '#7d5718',
  accentOnDark: '#d9b777',
  error: '#a3271c',
}
/** Every name that a sample may use: a page with an anchor, a shared section, a collection, a fact, a link, a gradient. */
const site = {
  ...toySettings,
  links: { ...toySettings.links, apply: 'https://forms.example.com/apply' },
  facts: { ...toySettings.facts, loan: { amount: '$5K-$500K' } },
  theme: { colors, gradients: { dusk: ['#101010', '#202020'] } },
}
const question = { question: 'What does it cost?', answer: 'Nothing.' }
const talkToUs = { type: 'cta', title: 'Talk to us', actions: [{ label: 'Write', href: 'mailto:{site.contact.email}' }] }
const articles = [{ slug: 'first-steps', title: 'First steps', excerpt: 'How to begin.', category: 'Guides' }]

/** Where a sample belongs, told by its keys. `null` is the place of the sample. */
const PLACES: readonly (readonly [keys: readonly string[], around: object])[] = [
  [['path', 'sections'], withPages(null)],
  [['slug', 'excerpt'], { ...withPages(), collections: { articles: [...articles, null] } }],
  [['question', 'answer'], withSection({ type: 'faqGroup', items: [null] })],
  [['label', 'href'], withSection({ type: 'linkList', links: [null] })],
  [['type'], withSection(null)],
  [['use'], withSection(null)],
]

function withPages(...more: unknown[]) {
  const pages = [
    { path: '/', title: 'Home', sections: [] },
    {
      path: '/faq',
      title: 'Questions',
      description: 'What clients ask most often: fees, terms, papers, and how long each step takes.',
      sections: [{ type: 'faqGroup', id: 'fees', items: [question] }],
    },
    {
      path: '/articles/$slug',
      each: 'articles',
      title: '{item.title}',
      sections: [{ type: 'article', title: '{item.title}', author: '{item.author}', date: '{item.date}', content: '{item.content}' }],
    },
  ]
  return {
    $schema: './schema/pages.schema.json',
    pages: [...pages, ...more],
    notFound: { title: 'Not found', sections: [{ use: 'talkToUs' }] },
    shared: { talkToUs },
    collections: { articles },
    versions: {},
    site,
  }
}

function withSection(section: unknown) {
  return withPages({ path: '/sample', title: 'Sample', sections: [section] })
}

/**
 * The text of a whole file with a sample in the place where it belongs: a page, an item, a question, a link, a section, or
 * parts of the top level, which are put over those that are there.
 *
 * @param sample need not be JSON
 * @param like a right form of the sample, by which its place is known; undefined when the keys belong nowhere
 */
export function placed(sample: string, like = sample): string | undefined {
  const keys = keysOf(like)
  if (keys.length === 0) return undefined
  const around = PLACES.find(([wanted]) => wanted.every((key) => keys.includes(key)))?.[1]
  if (around) return JSON.stringify(around, null, 2).replace(/^( *)((?:"[^"]*": )?)null/m, (_, indent: string, key: string) => indent + key + sample)
  return keys.every((key) => Object.hasOwn(withPages(), key)) ? JSON.stringify(over(withPages(), JSON.parse(sample)), null, 2) : undefined
}

function keysOf(sample: string): string[] {
  try {
    return Object.keys(JSON.parse(sample))
  } catch {
    return []
  }
}

/** One object over another. A page takes the place of the one with its path; other lists are replaced. */
function over(below: unknown, above: unknown): unknown {
  if (isPages(below) && isPages(above)) return [...below.filter(({ path }) => above.every((page) => page.path !== path)), ...above]
  if (!isPlain(below) || !isPlain(above)) return above
  return { ...below, ...Object.fromEntries(Object.entries(above).map(([key, value]) => [key, over(below[key], value)])) }
}

function isPages(value: unknown): value is { path: string }[] {
  return Array.isArray(value) && value.every((entry) => isPlain(entry) && 'path' in entry)
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
