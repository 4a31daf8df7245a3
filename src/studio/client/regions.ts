/** The parts of the Studio in the order in which they are gone through. */
const REGIONS = '.bar, .pages, .outline, .stage, .right-body'
/** What can have the focus; in a list first what is selected in it. */
const CURRENT = '[aria-current]:not(:disabled)'
const FOCUSABLE = 'iframe, button:not(:disabled), input:not([type=hidden], :disabled), textarea, select, [contenteditable=true], [tabindex="0"]'

const isSeen = (element: Element) => element.getClientRects().length > 0

/** Puts the focus into the next part of the Studio, or the one before, that is in view and has something to be done; after the last comes the first. */
export function focusRegion(by: 1 | -1, page: Document = document): void {
  const regions = [...page.querySelectorAll<HTMLElement>(REGIONS)].flatMap((region) => {
    const goal = goalIn(region)
    return goal ? [{ region, goal }] : []
  })
  const here = regions.findIndex(({ region }) => region.contains(page.activeElement))
  const start = here < 0 && by < 0 ? 0 : here
  regions.at((start + by) % regions.length)?.goal.focus()
}

/** What gets the focus: the page itself, what is selected, the first line of a list, or else the first thing. */
function goalIn(region: HTMLElement): HTMLElement | undefined {
  for (const selector of ['iframe', CURRENT, '.line', FOCUSABLE]) {
    const found = [...region.querySelectorAll<HTMLElement>(selector)].find(isSeen)
    if (found) return found
  }
  return undefined
}
