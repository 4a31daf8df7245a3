import { suggest } from './suggest'

/** What other programs call a block, or a kind of field, in small letters without signs, and what such a one may be called here, the likeliest first. */
export const OTHERS: Readonly<Record<string, readonly string[]>> = {
  paragraph: ['prose', 'text'],
  heading: ['prose', 'text'],
  richtext: ['prose', 'text'],
  text: ['prose'],
  markdown: ['prose'],
  wysiwyg: ['prose'],
  html: ['prose'],
  content: ['prose'],
  copy: ['prose'],
  body: ['prose'],
  banner: ['hero'],
  jumbotron: ['hero'],
  masthead: ['hero'],
  cover: ['hero'],
  header: ['hero'],
  faq: ['faqGroup'],
  faqs: ['faqGroup'],
  accordion: ['faqGroup'],
  collapsiblecontent: ['faqGroup'],
  questions: ['faqGroup'],
  cards: ['cardGrid'],
  card: ['cardGrid'],
  grid: ['cardGrid'],
  features: ['cardGrid'],
  multicolumn: ['cardGrid'],
  columns: ['cardGrid'],
  calltoaction: ['cta'],
  callout: ['cta'],
  imagewithtext: ['feature'],
  mediatext: ['feature'],
  textimage: ['feature'],
  team: ['people'],
  staff: ['people'],
  logos: ['logoWall'],
  logolist: ['logoWall'],
  partners: ['logoWall'],
  images: ['gallery'],
  slideshow: ['carousel', 'gallery'],
  slider: ['carousel'],
  testimonials: ['carousel'],
  contactform: ['form'],
  newsletter: ['form'],
  signup: ['form'],
  comparison: ['table'],
  comparisontable: ['table'],
  map: ['embed'],
  iframe: ['embed'],
  youtube: ['embed', 'video'],
  process: ['steps'],
  timeline: ['steps'],
  products: ['productGrid'],
  pricing: ['productGrid'],
  featuredcollection: ['productGrid'],
  posts: ['articleList'],
  blogposts: ['articleList'],
  links: ['linkList'],
  files: ['downloads'],
  download: ['downloads'],
  audio: ['downloads'],
  podcast: ['downloads'],
  // What other programs call the kinds of fields in a form.
  input: ['text'],
  textarea: ['message'],
  multiline: ['message'],
  select: ['choice'],
  dropdown: ['choice'],
  checkbox: ['agreement'],
  checkboxes: ['choices'],
  multiselect: ['choices'],
  tel: ['phone'],
  telephone: ['phone'],
  url: ['website'],
  upload: ['file'],
}

/** In small letters, without what programs write before and behind the name itself: "core/paragraph", "sections.hero", "HeroBlock". */
const plain = (name: string) =>
  name
    .replace(/^.*[/.:]/, '')
    .replaceAll(/[\s_-]/g, '')
    .replace(/(?<=.)(?:block|section|module|component|slice)$/i, '')
    .toLowerCase()

/** The block that is called so elsewhere; undefined where there is none. */
export function otherBlock(name: string, known: readonly string[]): string | undefined {
  const own = plain(name)
  const same = known.find((block) => block.toLowerCase() === own)
  return same ?? (Object.hasOwn(OTHERS, own) ? OTHERS[own]?.find((block) => known.includes(block)) : undefined)
}

/** The block that was meant by a name: one that is called so elsewhere, or else one that is nearly called so. */
export function meantBlock(name: string, known: readonly string[]): string | undefined {
  return otherBlock(name, known) ?? suggest(name, known)
}
