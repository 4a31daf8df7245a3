import { JSDOM, VirtualConsole } from 'jsdom'
import { vi } from 'vitest'

/** What tells of an element that it comes into view. */
export type ToyObserver = { options: IntersectionObserverInit | undefined; observed: Element[]; isOff: boolean; show: (element: Element, ratio?: number) => void }

/**
 * Puts a page of a browser around the next modules that are loaded: what the page is, where it is, what it scrolls to and
 * whether it is loaded anew. Nothing of it is drawn.
 */
export function toyBrowser(html: string, path = '/') {
  vi.resetModules()
  const { window } = new JSDOM(html, { url: `https://toys.example${path}`, pretendToBeVisual: true, virtualConsole: new VirtualConsole() })
  const { document } = window
  const scrolled: unknown[] = []
  const reloads: string[] = []
  const observers: ToyObserver[] = []
  class Observer {
    constructor(callback: (entries: { target: Element; intersectionRatio: number }[]) => void, options?: IntersectionObserverInit) {
      this.own = { options, observed: [], isOff: false, show: (target, intersectionRatio = 1) => callback([{ target, intersectionRatio }]) }
      observers.push(this.own)
    }
    private readonly own: ToyObserver
    observe(element: Element) {
      this.own.observed.push(element)
    }
    disconnect() {
      this.own.isOff = true
    }
  }
  const location = { reload: () => void reloads.push('again'), assign: (href: string) => void reloads.push(href) }
  for (const name of ['href', 'origin', 'pathname', 'search', 'hash'] as const) Object.defineProperty(location, name, { get: () => window.location[name] })
  const globals = {
    window,
    document,
    location,
    history: window.history,
    sessionStorage: window.sessionStorage,
    navigator: { onLine: true },
    DOMParser: window.DOMParser,
    Element: window.Element,
    HTMLElement: window.HTMLElement,
    HTMLFormElement: window.HTMLFormElement,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    scrollY: 0,
    innerHeight: window.innerHeight,
    scrollTo: (place: unknown) => scrolled.push(place),
    requestAnimationFrame: (run: () => void) => run(),
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: Observer,
  }
  window.Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(`#${this.id}`)
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  return { window, document, scrolled, reloads, observers }
}
