import { suggest } from './suggest'

/** What other programs call a field, in small letters, and what it is called here, the likeliest first. */
export const OTHERS: Readonly<Record<string, readonly string[]>> = {
  image: ['picture', 'pictures', 'src'],
  images: ['pictures', 'picture'],
  img: ['picture', 'src'],
  photo: ['picture', 'src'],
  thumbnail: ['picture', 'poster'],
  cover: ['picture', 'poster'],
  preview: ['poster'],
  video: ['src'],
  film: ['src'],
  file: ['src'],
  videourl: ['src'],
  socialimage: ['picture'],
  ogimage: ['picture'],
  limit: ['newest'],
  max: ['newest'],
  count: ['newest'],
  heading: ['title'],
  headline: ['title'],
  header: ['title'],
  question: ['title'],
  subtitle: ['intro', 'text', 'eyebrow'],
  subheading: ['intro', 'text', 'eyebrow'],
  content: ['text', 'paragraphs', 'answer', 'sections'],
  body: ['text', 'paragraphs', 'answer', 'sections'],
  copy: ['text', 'paragraphs'],
  description: ['text', 'intro', 'excerpt'],
  text: ['label', 'message', 'answer', 'quote'],
  name: ['label', 'title', 'type'],
  title: ['name', 'label', 'question'],
  src: ['href'],
  url: ['href', 'src', 'path', 'slug'],
  postname: ['slug'],
  link: ['href', 'action', 'actions'],
  to: ['href'],
  alternativetext: ['alt'],
  alttext: ['alt'],
  primarycolor: ['accent'],
  primary: ['accent'],
  brandcolor: ['accent'],
  color: ['accent'],
  mode: ['scheme'],
  colorscheme: ['scheme'],
  colormode: ['scheme'],
  borderradius: ['radius'],
  corners: ['radius'],
  rounded: ['radius'],
  font: ['fonts'],
  fontfamily: ['fonts'],
  typography: ['fonts'],
  permalink: ['path', 'slug'],
  slug: ['path'],
  route: ['path'],
  buttons: ['actions'],
  button: ['actions', 'action', 'submit'],
  cta: ['actions', 'action'],
  cards: ['items'],
  questions: ['items'],
  faqs: ['items'],
  entries: ['items'],
  members: ['items'],
  testimonials: ['slides', 'items'],
  quotes: ['slides'],
  reviews: ['slides'],
  author: ['name'],
  person: ['name'],
  role: ['title'],
  position: ['title'],
  jobtitle: ['title'],
  metatitle: ['title'],
  metadescription: ['description'],
  submitlabel: ['submit'],
  submittext: ['submit'],
  buttontext: ['submit', 'label'],
  robots: ['noindex'],
  plans: ['items'],
  bio: ['description'],
  favicon: ['icon'],
  openinghours: ['hours'],
  social: ['profiles'],
  sociallinks: ['profiles'],
  blocks: ['sections'],
  components: ['sections'],
  widgets: ['sections'],
  component: ['type'],
  block: ['type'],
  template: ['type'],
  _type: ['type'],
  __component: ['type'],
  __typename: ['type'],
  _template: ['type'],
  blocktype: ['type'],
  blockname: ['type'],
  componentname: ['type'],
  sectiontype: ['type'],
  slicetype: ['type'],
  acffclayout: ['type'],
  layout: ['type'],
  modules: ['sections'],
  slices: ['sections'],
  elements: ['sections', 'items'],
  children: ['sections', 'items', 'links'],
  submenu: ['links'],
  dropdown: ['links'],
  items: ['links', 'slides'],
  fieldtype: ['kind', 'type'],
  type: ['kind', 'use'],
  use: ['type'],
  list: ['items'],
  slides: ['items'],
  rows: ['items'],
  richtext: ['text', 'paragraphs', 'answer'],
  markdown: ['text', 'paragraphs', 'answer'],
  html: ['text', 'paragraphs', 'answer'],
  paragraph: ['text', 'paragraphs'],
  subheadline: ['intro', 'text', 'eyebrow'],
  tagline: ['eyebrow', 'intro', 'text'],
  kicker: ['eyebrow'],
  lead: ['intro', 'text'],
  summary: ['excerpt', 'intro', 'text'],
  q: ['question'],
  a: ['answer'],
  menu: ['navigation'],
  nav: ['navigation'],
  anchor: ['id'],
  background: ['ground'],
  bg: ['ground'],
  draft: ['hidden'],
  visible: ['hidden'],
  disabled: ['hidden'],
}

/** Names that hold here what they hold elsewhere: only the name has to be another one. */
const SAME_VALUE: ReadonlySet<string> = new Set([
  'title',
  'text',
  'label',
  'href',
  'src',
  'path',
  'slug',
  'sections',
  'type',
  'actions',
  'id',
  'name',
  'items',
  'intro',
  'eyebrow',
  'excerpt',
  'question',
  'answer',
  'quote',
  'description',
  'slides',
  'submit',
  'newest',
  'links',
  'kind',
  'use',
  'alt',
  'accent',
  'scheme',
])

/** Where it is a whole address there, and the last part of one here. */
const OTHER_VALUE: ReadonlySet<string> = new Set(['url slug', 'permalink slug'])

/** What other programs write beside each entry for themselves. */
const BOOKKEEPING = /^_(?:key|id|uid|rev|ref|createdAt|updatedAt|editable|order|weak)$/

/** What other programs know of a picture, and this one finds out by itself. */
const OF_A_PICTURE = /^(?:width|height|size|sizes|srcset|mime|mimetype|ext|extension|format|formats|hash|provider|contenttype|aspectratio|blurhash|loading|filename)$/i

/** What kind of document a page is, which is not said here. */
const KIND_OF_PAGE = /^(?:_?type|_template|template|layout|__typename)$/

/** @param owner what the braces are called in which the field stands */
export const isBookkeeping = (name: string, owner = '') =>
  BOOKKEEPING.test(name) || (owner === '"picture"' && OF_A_PICTURE.test(name)) || (owner === 'an entry of "pages"' && KIND_OF_PAGE.test(name))

/** The field that was meant by a name: what it is called here, or else one that is nearly the same. */
export function meantField(name: string, candidates: readonly string[]): string | undefined {
  return otherName(name)?.find((candidate) => candidates.includes(candidate)) ?? suggest(name, candidates)
}

/** Whether a field is certainly meant by the name that other programs give it, with the value that stands there. */
export function isOtherName(name: string, field: string, known: readonly string[] = [field]): boolean {
  if (OTHER_VALUE.has(`${name.toLowerCase()} ${field}`)) return false
  return withoutKind(name) === field || (SAME_VALUE.has(field) && otherName(name)?.find((candidate) => candidate === field || known.includes(candidate)) === field)
}

/** Whether a field is called so elsewhere, with whatever stands there. */
export function isCalled(name: string, field: string): boolean {
  return otherName(name)?.includes(field) === true
}

function otherName(name: string): readonly string[] | undefined {
  const own = withoutKind(name)
  const key = [name.toLowerCase(), wordsOf(name).join('')].find((one) => Object.hasOwn(OTHERS, one))
  return key === undefined ? (own === undefined ? undefined : [own, ...(otherName(own) ?? [])]) : OTHERS[key]
}

/** The words of a name in small letters, however they are told apart. */
export const wordsOf = (name: string) =>
  name
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)

/** What some programs write before every field of an entry. */
const KIND = /^(?:post|page|item|entry|article|product|section|block)[_-](?=.)/i

/** "post_title" without what kind of entry it is the title of. */
const withoutKind = (name: string) => (KIND.test(name) ? name.replace(KIND, '') : undefined)
