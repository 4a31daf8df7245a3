import { make } from './make'
import styles from './say.css?inline'

/** How long a sentence stays, in milliseconds: time to read it twice. */
const STAYS = 12_000

let host: HTMLElement | undefined
let leaving: ReturnType<typeof setTimeout> | undefined

/** Says something in the page for a while, to whoever hears it as well. */
export function say(words: string): void {
  clearTimeout(leaving)
  host?.remove()
  const shown = make('quoin-said')
  const line = make('p', { role: 'status' })
  shown.attachShadow({ mode: 'open' }).append(make('style', { textContent: styles }), line)
  document.body.append(shown)
  line.textContent = words
  host = shown
  leaving = setTimeout(() => shown.remove(), STAYS)
}
