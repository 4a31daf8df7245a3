/** All that a visitor may change on a page without leaving it. */
const CHANGEABLE = 'details,input:not([type=file]),textarea,select,[role=tab],[tabindex="0"]'

/** An element with what may change of it: a track that is moved by script says as "data-scroll-left" how far it would be scrolled. */
type Part = HTMLElement & { open?: boolean; checked?: boolean; value?: string }
export type PageState = readonly { scrollLeft: number | string; ariaSelected: string | null }[]

const parts = (): Part[] => [...document.querySelectorAll<Part>(CHANGEABLE)]

/** Returns what a visitor has opened, typed, chosen and scrolled inside the page on the screen. */
export function readPageState(): PageState {
  return parts().map(({ open, checked, value, ariaSelected, scrollLeft, dataset }) => ({ open, checked, value, ariaSelected, scrollLeft: dataset.scrollLeft ?? scrollLeft }))
}

/** Makes the page on the screen what it was when it was left. Another page than that stays as it came. */
export function restorePageState(state: PageState | undefined): void {
  const found = parts()
  if (found.length !== state?.length) return
  state.forEach(({ ariaSelected, ...was }, index) => {
    const part = Object.assign(found[index] as Part, was)
    if (ariaSelected === 'true' && part.ariaSelected !== ariaSelected) part.click()
  })
}
