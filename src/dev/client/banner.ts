import type { Notice } from '../server/notice'
import { counted } from '../../parts/counted'
import { make } from './make'
import { openInEditor } from './openInEditor'
import styles from './banner.css?inline'

/** Most problems that are listed at once: more would only hide the first. All others are a click away. */
const MOST = 20

let host: HTMLElement | undefined
let alert: HTMLElement | undefined

/**
 * Shows what is wrong in a banner over the last good page, which stays usable behind it; without problems the banner goes.
 * It lives in a shadow root, so that no stylesheet of the site reaches it.
 */
export function showNotices(notices: readonly Notice[]): void {
  if (notices.length === 0) return close()
  if (!host || !alert) {
    host = make('quoin-banner')
    alert = make('div', { className: 'banner', role: 'alert' })
    host.attachShadow({ mode: 'open' }).append(make('style', { textContent: styles }), alert)
  }
  if (!host.isConnected) document.body.append(host)
  alert.replaceChildren(...contents(notices))
}

function close(): void {
  alert?.replaceChildren()
  host?.remove()
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && host?.isConnected) close()
})

function contents([first, ...others]: readonly Notice[]): Node[] {
  if (!first) return []
  const untold = [first, ...others].reduce((sum, notice) => sum + (notice.untold ?? 0), 0)
  const count = others.length + 1 + untold
  const button = make('button', { type: 'button', className: 'close', textContent: '×', ariaLabel: 'Close', title: 'Close (Esc)', onclick: close })
  return [
    make('p', { className: 'count' }, `${untold > 0 ? 'At least ' : ''}${counted(count, 'problem')}. Until then the page shows what it can.`),
    button,
    make('p', { className: 'place' }, placeLink(first), first.where && ` ${first.where}`),
    make('p', { className: 'message', textContent: first.message }),
    ...(first.frame ? [make('pre', { textContent: first.frame, tabIndex: 0, role: 'region', ariaLabel: 'The lines in question' })] : []),
    ...(first.code ? [make('p', { className: 'code', textContent: first.code })] : []),
    ...fixWords([first, ...others]),
    ...(others.length > 0 ? [listOf(others.slice(0, MOST - 1))] : []),
    ...restOf(others.slice(MOST - 1), untold),
  ]
}

/** Problems by their places, each with its message. */
export function listOf(notices: readonly Notice[]): HTMLElement {
  return make('ul', {}, ...notices.map((notice) => make('li', {}, placeLink(notice), ` ${notice.message}`)))
}

/** What is not listed at once, and how many more there are at least that were not looked for. */
function restOf(notices: readonly Notice[], untold: number): Node[] {
  if (notices.length === 0) return untold > 0 ? [make('p', { className: 'code', textContent: `… and at least ${untold} more.` })] : []
  const more = `… and ${untold > 0 ? 'at least ' : ''}${notices.length + untold} more.`
  return [make('details', {}, make('summary', { className: 'code', textContent: more }), listOf(notices))]
}

/** The button and the command that mends what can be mended without its author, and how much of all that is. */
function fixWords(notices: readonly Notice[]): Node[] {
  const fixable = notices.filter(({ fix }) => fix)
  const [command] = fixable.flatMap(({ fix }) => fix ?? [])
  if (!command) return []
  const one = notices.length === 1 ? 'It can be mended for you: ' : `${fixable.length} of them can be mended for you: `
  return [
    make(
      'p',
      { className: 'fix' },
      fixable.length === notices.length && notices.length > 1 && !notices.some(({ untold }) => untold) ? 'All of them can be mended for you: ' : one,
      make('code', { textContent: command }),
      make('button', { type: 'button', className: 'mend', textContent: fixable.length === 1 ? 'Mend it' : `Mend ${fixable.length}`, onclick: mend }),
    ),
  ]
}

const mend = () => import.meta.hot?.send('quoin:mend')

/** The place of a problem; following it opens the file there, in the editor that is running. */
function placeLink({ place, open }: Notice): Node | string {
  return open ? make('button', { type: 'button', className: 'open', textContent: place, title: 'Open in the editor', onclick: () => void openInEditor(open) }) : place
}
