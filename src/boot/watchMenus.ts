/** Without it the menus open and close as the browser has them do. */
const nothing = () => {}

/** Loads what completes the menus, when the first one is opened: the browser does that by itself. One that cannot has its clicks heard. */
export function watchMenus(): void {
  for (const sign of 'commandForElement' in HTMLButtonElement.prototype ? ['toggle'] : ['toggle', 'click'])
    document.addEventListener(sign, (event) => void import('../page/menus').then((menus) => menus.startMenus(event), nothing), { capture: true, once: true })
}
