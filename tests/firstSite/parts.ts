import pages from '../../pages.json'
import { wordsOf } from '../lib/page'

/** What the specification leaves blank (names, addresses, forms) has one home each in pages.json. */
export const { site } = pages

export const SERVICES = [
  'merchant-cash-advances',
  'sba-loans',
  'lines-of-credit',
  'equipment-financing',
  'term-loans',
  'real-estate-financing',
  'acquisition-financing',
  'working-capital-loans',
]
export const ARTICLES = [
  'mca-vs-term-loan-guide',
  'sba-loans-complete-guide',
  'seasonal-cash-flow-strategies',
  'equipment-lease-vs-buy',
  'capital-efficiency-2025',
  'commercial-real-estate-trends',
]

/** Every route of the specification, and merchant services, whose route it leaves open. */
export const ROUTES = [
  ...[
    '/',
    '/about',
    '/advisory',
    '/solutions',
    '/resources',
    '/faq',
    '/ai',
    '/apply',
    '/broker-portal',
    '/academy',
    '/leadership',
    '/support',
    '/privacy-policy',
    '/terms',
    '/compliance',
  ],
  ...SERVICES.map((service) => `/services/${service}`),
  '/services/merchant-services',
  ...ARTICLES.map((slug) => `/resources/${slug}`),
]

/** Words of an element as they are seen, without those for screen readers only. */
export function labelOf(element: Element): string {
  const hidden = [...element.querySelectorAll('.visually-hidden')].map((part) => wordsOf(part))
  return hidden.reduceRight((words, end) => (words.endsWith(end) ? words.slice(0, -end.length).trim() : words), wordsOf(element))
}

export function labelsOf(scope: ParentNode, selector: string): string[] {
  return [...scope.querySelectorAll(selector)].map(labelOf)
}

/** The only element that matches and, if they are given, has these words. None or several fails with a sentence. */
export function one(scope: ParentNode, selector: string, words?: string): Element {
  const found = [...scope.querySelectorAll(selector)].filter((element) => words === undefined || labelOf(element) === words)
  const [only] = found
  if (!only || found.length > 1) throw new Error(`Expected one ${selector}${words === undefined ? '' : ` that says "${words}"`}, found ${found.length}.`)
  return only
}

function around(element: Element, selector: string): Element {
  const outer = element.closest(selector)
  if (!outer) throw new Error(`"${labelOf(element)}" stands in no ${selector}.`)
  return outer
}

/** The section of a page that has this heading; in legal texts the numbered part. */
export function sectionOf(page: Document, heading: string): Element {
  return around(one(page, 'main h1, main h2', heading), 'section')
}

/** The card, person or list entry that has this heading. */
export function cardOf(scope: ParentNode, heading: string): Element {
  return around(one(scope, 'h2, h3, h4', heading), 'li')
}

/** The question, with its answer, that can be folded. */
export function foldOf(scope: ParentNode, question: string): Element {
  return around(one(scope, 'summary :is(h2, h3, h4)', question), 'details')
}

/** Entries of the list that directly follows a heading. */
export function listUnder(scope: ParentNode, heading: string): Element[] {
  const list = one(scope, 'h2, h3, h4', heading).nextElementSibling
  if (!list?.matches('ul, ol')) throw new Error(`No list follows "${heading}".`)
  return [...list.children]
}

/** A list of terms with their values, for example { Timeline: '2-4 weeks' }. */
export function factsOf(scope: ParentNode): Record<string, string> {
  return Object.fromEntries([...scope.querySelectorAll('dl > div')].map((fact) => [wordsOf(one(fact, 'dt')), wordsOf(one(fact, 'dd'))]))
}

/** Words and address of every link, in the order of the page. */
export function linksOf(scope: ParentNode): [label: string, href: string | null][] {
  return [...scope.querySelectorAll('a')].map((link) => [labelOf(link), link.getAttribute('href')])
}

export function slidesOf(scope: ParentNode): Element[] {
  return [...scope.querySelectorAll('[aria-roledescription=slide]')]
}

/** What a section that needs a script hands to it: JSON beside its HTML. */
export function propsOf(section: Element): unknown {
  return JSON.parse(one(section, 'script[type="application/json"]').textContent ?? '')
}

type GraphNode = Record<string, unknown>

/** What the page tells search engines. */
function graphOf(page: Document): GraphNode[] {
  const { '@graph': graph }: { '@graph': GraphNode[] } = JSON.parse(one(page, 'script[type="application/ld+json"]').textContent ?? '')
  return graph
}

/** The only node of a type in what the page tells search engines. */
export function nodeOf(page: Document, type: string): GraphNode {
  const found = graphOf(page).filter((node) => node['@type'] === type)
  const [only] = found
  if (!only || found.length > 1) throw new Error(`Expected one ${type}, found ${found.length}.`)
  return only
}

/** The mail's subject, decoded. A link that is no mail to the firm's own address fails. */
export function subjectOf(link: Element): string | null {
  const { protocol, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
  if (`${protocol}${pathname}` !== `mailto:${site.contact.email}`) throw new Error(`"${labelOf(link)}" is no mail to ${site.contact.email}.`)
  return searchParams.get('subject')
}
