import type { Element, Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** What draws, and nothing that runs, loads or holds HTML. */
const DRAWS = new Set(
  [
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath marker pattern mask clipPath image style switch a',
    'linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight',
    'feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((names) => names.toLowerCase().split(' ')),
)
/** What is written around the drawing and would be read by an XML parser alone. */
const HIDDEN = /<!ENTITY|<!\[CDATA\[|<\?xml-stylesheet|<!DOCTYPE[^>]*\[/i
/** Addresses that lead nowhere else: a part of the drawing itself, or a picture that is written out. */
const OWN_ADDRESS = /^\s*(?:#|data:image\/(?:png|jpe?g|webp|gif|avif);)/i

export type Size = { width: number; height: number }

/** Returns the size of an SVG drawing in pixels; undefined for what is none, or says neither its size nor its area. */
export function vectorSize(text: string): Size | undefined {
  const svg = rootOf(text)
  if (!svg) return undefined
  const { width, height, viewBox } = svg.properties
  const [, , boxWidth, boxHeight] = String(viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const size = { width: lengthOf(width) ?? boxWidth ?? 0, height: lengthOf(height) ?? boxHeight ?? 0 }
  return size.width >= 1 && size.height >= 1 && Math.max(size.width, size.height) <= 100_000 ? { width: Math.round(size.width), height: Math.round(size.height) } : undefined
}

/** Returns what of an SVG drawing may not be published, in the words of the file, such as "<script>"; undefined when all may. */
export function vectorFault(text: string): string | undefined {
  const hidden = HIDDEN.exec(text)?.[0]
  if (hidden !== undefined) return `"${hidden}"`
  return faultIn(parsed(text).children)
}

function faultIn(nodes: readonly RootContent[]): string | undefined {
  for (const node of nodes) {
    const found = node.type === 'element' ? (ownFault(node) ?? faultIn(node.children)) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function ownFault({ tagName, properties, children }: Element): string | undefined {
  if (!DRAWS.has(tagName.toLowerCase())) return `<${tagName}>`
  for (const [name, value] of Object.entries(properties)) {
    const text = String(value)
    if (/^on/i.test(name)) return `the attribute "${name.toLowerCase()}"`
    // Some programs still read from there where "#leaf" lies.
    if (/^xml:?base$/i.test(name)) return 'the attribute "xml:base"'
    if (/href$/i.test(name) && !OWN_ADDRESS.test(text)) return `the address "${text.trim().slice(0, 80)}"`
    if (leadsAway(text)) return `the address in "${name}"`
  }
  const css = tagName.toLowerCase() === 'style' ? children.map((child) => ('value' in child ? child.value : '')).join('') : ''
  return leadsAway(css) ? 'an address in <style>' : undefined
}

/** Whether rules of style load something from elsewhere. A letter of them may be written by its number. */
function leadsAway(written: string): boolean {
  const css = written.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, letter) => letter ?? letterOf(Number.parseInt(code, 16)))
  return (
    /@import|\b(?:image-set|image|src)\s*\(/i.test(css) ||
    Array.from(css.matchAll(/url\(\s*['"]?([^)]*)/gi), ([, address = '']) => address).some((address) => !OWN_ADDRESS.test(address))
  )
}

const letterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')

/** Whether a drawing says that it is one: on a page it need not, but of a file that does not browsers show nothing. */
export function isNamedVector(text: string): boolean {
  return /<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(text.replaceAll(/<!--[\s\S]*?-->/g, ''))
}

/** What programs and people note in a drawing and nobody sees: comments, instructions, metadata. The first line of XML is none of it. */
const NOTES = /<\?(?!xml\s)[\s\S]*?\?>|<!--[\s\S]*?-->|<metadata\b[^>]*\/>|<metadata\b[\s\S]*?<\/metadata\s*>/g
/** Where an editor keeps names of files and folders of its machine. */
const EDITORS = /\s(?:inkscape|sodipodi):[\w.-]+\s*=\s*(?:"[^"]*"|'[^']*')/g

/** Returns a drawing, which is well-formed, as it is published: of its letters all that are seen, and nothing else of what its author's machine has noted. */
export function publishedVector(bytes: Buffer): Buffer {
  // Byte by byte, whatever it is written in.
  const drawn = bytes.toString('latin1').replaceAll(NOTES, '')
  return Buffer.from(
    drawn.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(EDITORS, '')),
    'latin1',
  )
}

function rootOf(text: string): Element | undefined {
  return parsed(text).children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg')
}

/** The nesting of an SVG is read as that of HTML is, in which it may stand. */
function parsed(text: string): Root {
  return unified()
    .use(rehypeParse, { fragment: true })
    .parse(text.replace(/^\ufeff?\s*<\?xml[^>]*\?>/, ''))
}

/** Pixels of a length that is written without a unit or in pixels. */
function lengthOf(written: unknown): number | undefined {
  const [, number] = /^\s*([0-9.]+)(?:px)?\s*$/.exec(String(written ?? '')) ?? []
  return number === undefined ? undefined : Number(number)
}
