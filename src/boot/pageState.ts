/** All that a visitor may change on a page without leaving it. */
const CHANGEABLE = 'details,input:not([type=file]),textarea,select,[role=tab],[tabindex="0"]'
/** What changes of it. */
const CHANGES = ['open', 'checked', 'value', 'scrollLeft', 'ariaSelected'] as const

type Part = HTMLElement & Partial<Record<(typeof CHANGES)[number], unknown>>
export type PageState = readonly (readonly unknown[])[]

const parts = (): Part[] => [...document.querySelectorAll<Part>(CHANGEABLE)]

/** Returns what a visitor has opened, typed, chosen and scrolled inside the page on the screen. */
export function readPageState(): PageState {
  return parts().map((part) => CHANGES.map((name) => part[name]))
}

/** Makes the page on the screen what it was when it was left. Another page than that stays as it came. */
export function restorePageState(state: PageState | undefined): void {
  const found = parts()
  if (found.length !== state?.length) return
  found.forEach((part, index) => {
    CHANGES.forEach((name, place) => {
      const was = state[index]?.[place]
      if (part[name] === was) return
      if (name !== 'ariaSelected') Object.assign(part, { [name]: was })
      else if (was === 'true') part.click()
    })
  })
}
