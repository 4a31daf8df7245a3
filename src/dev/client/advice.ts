import type { Notice } from '../server/notice'
import { counted } from '../../parts/counted'
import bannerStyles from './banner.css?inline'
import styles from './advice.css?inline'
import { listOf } from './banner'
import { make } from './make'

const host = make('quoin-advice')
const button = make('button', { type: 'button', className: 'ask', textContent: 'Advice', title: 'What could be better on this site', onclick: ask })
const place = make('div')
host.attachShadow({ mode: 'open' }).append(make('style', { textContent: `${bannerStyles}\n${styles}` }), button, place)

/** Puts a button into the page that asks for advice, which is shown only then. Within another page, as in the Studio, there is none. */
export function startAdvice(): void {
  if (window.top === window) document.body.append(host)
}

/** Shows what the server has answered. */
export function showAdvice(notices: readonly Notice[]): void {
  const words = notices.length === 0 ? 'Nothing could be better, as far as this can be told.' : `${counted(notices.length, 'piece of advice')}. None of them stops anything.`
  const close = make('button', { type: 'button', className: 'close', textContent: '×', ariaLabel: 'Close', title: 'Close', onclick: leave })
  const panel = make('div', { className: 'banner advice', role: 'region', ariaLabel: 'Advice', tabIndex: -1 }, make('p', { className: 'count', textContent: words }), close)
  if (notices.length > 0) panel.append(listOf(notices))
  place.replaceChildren(panel)
  panel.focus()
}

function ask(): void {
  if (place.hasChildNodes()) leave()
  else import.meta.hot?.send('quoin:advise')
}

function leave(): void {
  place.replaceChildren()
  button.focus()
}
