/** What an element of running text is in Markdown. */
const SIGNS: Readonly<Record<string, string>> = { STRONG: '**', B: '**', EM: '*', I: '*' }
/** Signs that would become marks. */
const SPECIAL = /[\\`*[\]]|_(?!\w)|(?<!\w)_|<(?=[a-z/!?])/gi
/** What at the beginning of a line would become a list, a heading or a quote. */
const OPENER = /^(?:[-+>](?=\s)|#{1,6}(?=\s)|(\d{1,9})([.)])(?=\s))/

/**
 * The words of a line or paragraph of a page as Markdown.
 *
 * @param hrefOf where a link leads as it is written in the file; without an answer its words stay
 */
export function toMarkdown(element: Element, hrefOf: (link: Element) => string | undefined): string {
  const text = inner(element, hrefOf).replaceAll(/[\s\u00a0]+/g, ' ')
  return text.trim().replace(OPENER, (found, digits?: string, sign?: string) => (digits ? `${digits}\\${sign}` : `\\${found}`))
}

function inner(node: Node, hrefOf: (link: Element) => string | undefined): string {
  return [...node.childNodes].map((child) => markdownOf(child, hrefOf)).join('')
}

function markdownOf(node: Node, hrefOf: (link: Element) => string | undefined): string {
  if (node.nodeType === 3) return (node.textContent ?? '').replaceAll(SPECIAL, '\\$&')
  if (node.nodeType !== 1) return ''
  const element = node as Element
  if (element.tagName === 'BR') return ' '
  if (element.tagName === 'CODE') return `\`${element.textContent ?? ''}\``
  const words = inner(element, hrefOf)
  if (element.tagName === 'A') {
    const href = hrefOf(element)
    return href === undefined || words.trim() === '' ? words : `[${words}](${/[\s()]/.test(href) ? `<${href}>` : href})`
  }
  const sign = SIGNS[element.tagName]
  return sign === undefined ? words : marked(words, sign)
}

/** Words between marks; spaces at the edges stay outside, or they would be no marks. */
function marked(words: string, sign: string): string {
  const [, lead = '', own = '', trail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
  return own === '' ? words : `${lead}${sign}${own}${sign}${trail}`
}
