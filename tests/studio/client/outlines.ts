import { outline } from '../../lib/drawn'
import { soon } from './hand'

/** Names that are made anew each time mean nothing to a reader, and neither does what the library sets for its own stylesheet, or the lines of a picture. */
function drawnNow(): string {
  // A dialog and a menu stand beside what is drawn.
  const drawn = (document.querySelector('[role="dialog"]') ?? document.querySelector('[role="menu"]') ?? document.getElementById('drawn'))?.cloneNode(true) as HTMLElement
  for (const element of drawn.querySelectorAll('svg > *')) element.remove()
  const html = drawn.innerHTML.replaceAll(/ style="[^"]*"/g, '').replaceAll(/ src="data:[^"]*icon-tabler-([a-z0-9-]+)[^"]*"/g, ' src="$1"')
  return outline(html.replaceAll(' data-initialized="true"', '')).replaceAll(
    / (?:id|for|name|aria-(?:controls|describedby|labelledby|owns)|data-rfd-[\w-]*context-id)="[^"]*"/g,
    (found) => found.replaceAll(/(?:mantine-|_r_|:r|rfd-)[\w:-]*/g, '…'),
  )
}

/** What is drawn once all answers are there: the same several times in a row. */
export async function settled(ready: string): Promise<string> {
  let [before, times] = ['', 0]
  await soon(() => {
    const now = drawnNow()
    times = now === before ? times + 1 : 0
    before = now
    if (times < 3 || !now.includes(ready)) throw new Error(`"${ready}" is not there yet, or changes still.`)
  })
  return before
}
