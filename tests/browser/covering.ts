import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { builtFile } from '../lib/builtFile'
import { isWhole } from '../lib/extent'
import { routesOf } from './visit'

type SiteName = 'main' | 'bakery'

/** What of the attributes of a section says nothing of its looks. */
const NAMES_ONLY = /^data-(?:key|source)$/

/**
 * What of a page can look wrong: its blocks, each with each of its settings, elements and classes. Texts are not among it.
 *
 * @param html of a whole page
 */
export function featuresOf(html: string): Set<string> {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  const sections = main.split(/(?=<section [^>]*data-block=)/).filter((part) => part.startsWith('<section'))
  return new Set(
    sections.flatMap((section) => {
      const [first = ''] = /^<[^>]*>/.exec(section) ?? []
      const [, block = ''] = /data-block="(\w+)"/.exec(first) ?? []
      const settings = [...first.matchAll(/(data-[\w-]+)(?:="([^"]*)")?/g)].filter(([, name = '']) => !NAMES_ONLY.test(name)).map(([, name, value]) => `${name}=${value}`)
      const elements = [...section.matchAll(/<(\w+)/g)].map(([, name]) => `<${name}>`)
      const classes = [...section.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(/\s+/).map((name) => `.${name}`))
      return [...settings, ...elements, ...classes].map((feature) => `${block} ${feature}`)
    }),
  )
}

/** As few pages as show each feature of all of them: always the one that shows most of what is still missing. */
export function covering(pages: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const missing = new Set([...pages.values()].flatMap((features) => [...features]))
  const chosen: string[] = []
  while (missing.size > 0) {
    const shows = (features: ReadonlySet<string>) => [...features].filter((feature) => missing.has(feature)).length
    const [route, features] = [...pages].reduce((best, next) => (shows(next[1]) > shows(best[1]) ? next : best))
    chosen.push(route)
    for (const feature of features) missing.delete(feature)
  }
  return chosen
}

const known = new Map<SiteName, readonly string[]>()

/** Of the pages of a built site those on which what is dear to look at is looked at: others show the same blocks with other words. With `--all` all of them. */
export const fewOf = (folder: string, routes: readonly string[]): readonly string[] =>
  isWhole ? routes : covering(new Map(routes.map((route) => [route, featuresOf(readFileSync(builtFile(folder, route), 'utf8'))])))

/** The same of a site that is built for all tests. */
export function dearRoutes(site: SiteName): readonly string[] {
  const routes = known.get(site) ?? fewOf(inject('sites')[site].folder, routesOf(site))
  known.set(site, routes)
  return routes
}
