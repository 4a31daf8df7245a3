/**
 * Loads what completes the menus, when the first one is about to open: the browser does that by itself, and goes on so where it cannot
 * be had. One that cannot has its clicks heard. Answers to questions, which open, too, do not say so before.
 */
export function watchMenus(): void {
  for (const sign of 'commandForElement' in HTMLButtonElement.prototype ? ['beforetoggle'] : ['beforetoggle', 'click'])
    document.addEventListener(sign, (event) => void import('../page/menus').then((menus) => menus.startMenus(event)).catch(() => {}), { capture: true, once: true })
}
