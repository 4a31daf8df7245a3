/**
 * Loads what completes the menus, when the first one is opened: the browser does that by itself, and goes on so where it cannot be had.
 * One that cannot has its clicks heard. Answers to questions open, too, some as soon as they are there, and are no menu.
 */
export function watchMenus(): void {
  const signs = 'commandForElement' in HTMLButtonElement.prototype ? ['toggle'] : ['toggle', 'click']
  for (const sign of signs) document.addEventListener(sign, start, { capture: true })
}

function start(event: Event): void {
  if (event.type === 'toggle' && (event.target as Element).localName === 'details') return
  document.removeEventListener(event.type, start, { capture: true })
  void import('../page/menus').then((menus) => menus.startMenus(event)).catch(() => {})
}
