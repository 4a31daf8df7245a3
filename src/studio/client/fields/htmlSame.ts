const SAME: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' }
const BLOCKS = /^(?:P|H[2-4]|UL|OL|LI|BLOCKQUOTE|PRE|HR|BODY|TABLE|THEAD|TBODY|TR|TH|TD)$/

/** Whether two texts of HTML say the same, however their spaces between elements and their attributes are written. */
export function saysTheSame(one: string, other: string): boolean {
  return shapeOf(one) === shapeOf(other)
}

function shapeOf(html: string): string {
  return shape(new DOMParser().parseFromString(html, 'text/html').body)
}

function shape(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll(/\s+/g, ' ')
  if (!(node instanceof Element)) return ''
  const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort()
  const isBlock = BLOCKS.test(node.tagName)
  const children = [...node.childNodes].map(shape)
  const inner =
    node.tagName === 'PRE'
      ? (node.textContent ?? '')
      : isBlock
        ? children
            .join('')
            .replaceAll(/(?<=>) (?=<)/g, '')
            .trim()
        : children.join('')
  return `<${[SAME[node.tagName] ?? node.tagName, ...attributes].join(' ')}>${inner}</${SAME[node.tagName] ?? node.tagName}>`
}
