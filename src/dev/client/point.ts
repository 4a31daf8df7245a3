import { make } from './make'
import { openInEditor } from './openInEditor'
import styles from './point.css?inline'

/** Where parts of the page are written, as the dev server says. */
type Places = { places: { file: string; name: string; line: number; column: number }[] }
type Place = { open: string; label: string }

/** Height of the label, in pixels. */
const LABEL = 26

const host = make('quoin-point')
const outline = make('div', { className: 'outline' })
const label = make('span', { className: 'label' })
outline.append(label)
host.attachShadow({ mode: 'open' }).append(make('style', { textContent: styles }), outline)

let under: Element | undefined
let marked: HTMLElement | undefined
let known: Promise<Map<string, Place>> | undefined

/** While Alt is held, shows where the part of the page under the pointer is written; a click opens that line in the editor. */
export function startPointing(): void {
  addEventListener('keydown', (event) => {
    if (event.key === 'Alt' && !event.repeat) mark(under)
  })
  addEventListener('keyup', (event) => event.key === 'Alt' && unmark())
  addEventListener('blur', unmark)
  addEventListener('scroll', () => marked && draw(marked), { passive: true })
  document.addEventListener('pointermove', (event) => {
    under = event.target instanceof Element ? event.target : undefined
    if (isAsking(event)) mark(under)
    else unmark()
  })
  document.addEventListener('click', open, { capture: true })
}

const isAsking = ({ altKey, ctrlKey, metaKey }: MouseEvent) => altKey && !ctrlKey && !metaKey
const partOf = (element: EventTarget | null | undefined) => (element instanceof Element ? (element.closest<HTMLElement>('[data-source]') ?? undefined) : undefined)

function mark(element: Element | undefined): void {
  const part = partOf(element)
  if (!part) return unmark()
  if (part === marked) return
  marked = part
  label.textContent = ''
  draw(part)
  document.body.append(host)
  // Asked once for each time that Alt is held: the lines move while somebody writes.
  known ??= places()
  void known.then((found) => {
    if (marked === part) label.textContent = found.get(part.dataset.source ?? '')?.label ?? ''
  })
}

function unmark(): void {
  marked = undefined
  known = undefined
  host.remove()
}

function draw(part: HTMLElement): void {
  const { top, left, width, height } = part.getBoundingClientRect()
  Object.assign(outline.style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` })
  // Above the part where there is room, so that it covers none of its words.
  label.style.top = `${Math.max(-LABEL, -top)}px`
}

function open(event: MouseEvent): void {
  const part = isAsking(event) ? partOf(event.target) : undefined
  if (!part) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void (known ?? places()).then((found) => {
    const place = found.get(part.dataset.source ?? '')
    if (place) void openInEditor(place.open)
  })
}

/** The places of all parts of the page at hand, by what they say of their source. */
async function places(): Promise<Map<string, Place>> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-source]')]
  const sources = parts.map((part) => part.dataset.source ?? '')
  const response = await fetch(`/@quoin/places?sources=${encodeURIComponent(`[${sources}]`)}`)
  const { places: found }: Places = await response.json()
  return new Map(
    parts.map((part, index) => {
      const { file, name, line, column } = found[index] ?? { file: '', name: '', line: 1, column: 1 }
      return [sources[index] ?? '', { open: `${file}:${line}:${column}`, label: `${nameOf(part)} · ${name}:${line}` }]
    }),
  )
}

/** "section 3 · faqGroup", "shared talkToUs · cta", "site.navigation". */
function nameOf({ dataset }: HTMLElement): string {
  const source: (string | number)[] = JSON.parse(dataset.source ?? '[]')
  const last = source.at(-1)
  if (source[0] === 'site') return source.join('.')
  return `${typeof last === 'number' ? `section ${last + 1}` : source.join(' ')} · ${dataset.block}`
}
