let isStarted = false

/**
 * Makes the native menus complete: states for screen readers, closing on the way out, and help for older browsers.
 *
 * @param first what made it start: a menu that is about to open, or a click that shall open one
 */
export function startMenus(first?: Event): void {
  if (!isStarted) listen()
  isStarted = true
  if (first?.type === 'beforetoggle') reflect(first.target)
  else if (first && !KNOWS_COMMANDS) command(first)
}

/** Whether the browser opens a dialog by the attributes of its button. */
const KNOWS_COMMANDS = 'commandForElement' in HTMLButtonElement.prototype

function listen(): void {
  document.addEventListener('toggle', (event) => reflect(event.target), { capture: true })
  document.addEventListener('focusin', ({ target }) => {
    const list = document.querySelector<HTMLElement>('.bar-list:popover-open')
    if (list && target instanceof Element && !list.contains(target) && !opener(list)?.contains(target)) list.hidePopover()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.panel a, .bar-list a')) closeMenus()
  })
  if (!KNOWS_COMMANDS) document.addEventListener('click', command)
  // A page that was left by a link in a menu comes back without it.
  addEventListener('pageshow', closeMenus)
  addEventListener('resize', closeStranded)
}

/** Sets aria-expanded on the buttons of the menus in `part`; to be called when `part` has come into the page. */
export function reflectMenus(part: ParentNode): void {
  for (const menu of part.querySelectorAll('.bar-list, .panel')) reflect(menu)
}

export function closeMenus(): void {
  document.querySelector<HTMLDialogElement>('dialog.panel[open]')?.close()
  document.querySelector<HTMLElement>('.bar-list:popover-open')?.hidePopover()
}

/** Closes what has lost its button: a wider window shows the bar's links in place of the burger, a narrower one hides them. */
function closeStranded(): void {
  for (const menu of document.querySelectorAll('.bar-list:popover-open, .panel[open]')) if (!opener(menu)?.getClientRects().length) closeMenus()
}

const opener = (element: Element) => document.querySelector(`[aria-controls="${element.id}"]`)

function reflect(element: EventTarget | null): void {
  if (!(element instanceof Element) || !element.matches('.bar-list, .panel')) return
  opener(element)?.setAttribute('aria-expanded', String(element.matches(':popover-open, [open]')))
}

function command({ target }: Event): void {
  const panel = document.querySelector<HTMLDialogElement>('dialog.panel')
  const name = target instanceof Element ? (target === panel ? 'close' : target.closest('[command]')?.getAttribute('command')) : undefined
  if (name === 'show-modal') panel?.showModal()
  else if (name === 'close') panel?.close()
}
