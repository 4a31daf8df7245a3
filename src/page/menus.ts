/** Makes the native menus complete: states for screen readers, closing on the way out, and help for older browsers. */
export function startMenus(): void {
  document.addEventListener('toggle', (event) => reflect(event.target), { capture: true })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const list = target instanceof Element && target.closest<HTMLElement>('.bar-list')
    if (list && relatedTarget instanceof Element && !list.contains(relatedTarget) && !opener(list)?.contains(relatedTarget)) list.hidePopover()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.panel a, .bar-list a')) closeMenus()
  })
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', command)
  matchMedia('(min-width: 75em)').addEventListener('change', closeMenus)
  for (const list of document.querySelectorAll('.bar-list, .panel')) reflect(list)
}

export function closeMenus(): void {
  document.querySelector<HTMLDialogElement>('dialog.panel[open]')?.close()
  document.querySelector<HTMLElement>('.bar-list:popover-open')?.hidePopover()
}

const opener = (element: Element) => document.querySelector(`[aria-controls="${element.id}"]`)

function reflect(element: EventTarget | null): void {
  if (!(element instanceof Element) || !element.matches('.bar-list, .panel')) return
  opener(element)?.setAttribute('aria-expanded', String(element.matches(':popover-open, [open]')))
}

function command({ target }: MouseEvent): void {
  const panel = document.querySelector<HTMLDialogElement>('dialog.panel')
  const name = target instanceof Element ? (target === panel ? 'close' : target.closest('[command]')?.getAttribute('command')) : undefined
  if (name === 'show-modal') panel?.showModal()
  else if (name === 'close') panel?.close()
}
