import type { Page } from 'playwright'
import type { OpenOptions } from '../../browser/browser'
import { asleep, openPrepared, wakeApp } from '../../browser/visit'
import { pageAt, wordsOf } from '../../lib/page'
import { CALM } from './calm'

type Open = (path: string, options?: OpenOptions) => Promise<Page>

/** So far a page is scrolled before it is left. */
export const FAR = 700

/** The same journeys with React and the router, and with `boot` alone while these are still on their way. */
export const STATES = [
  {
    state: 'awake',
    start: async (open: Open, path: string) => {
      const page = await open(path, CALM)
      await wakeApp(page)
      return page
    },
  },
  { state: 'asleep', start: (open: Open, path: string) => openPrepared(open, path, asleep, CALM) },
]

/** What a visitor, with or without a screen, notices of where they are. */
export const arrival = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    heading: document.querySelector('h1')?.textContent?.replaceAll(/\s+/g, ' ').trim(),
    focus: document.activeElement?.localName,
    top: scrollY,
    announced: document.getElementById('announcer')?.textContent,
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(({ href }) => href),
    current: [...document.querySelectorAll('.bar-nav [aria-current=page]')].map((link) => link.getAttribute('href')),
  }))

/** What they notice of a page that was reached by a link. */
export function expectedAt(route: string) {
  const page = pageAt(route)
  const hrefs = (selector: string) => [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
  return {
    path: route,
    title: page.title,
    heading: wordsOf(page.querySelector('h1')),
    focus: 'h1',
    top: 0,
    announced: page.title,
    canonical: hrefs('link[rel=canonical]'),
    current: hrefs('.bar-nav [aria-current=page]'),
  }
}
