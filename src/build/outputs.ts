import type { Page, Site } from '../site/schema/site'
import { compressedEndings } from './compress'
import type { PageJob } from './writeText'

/** The pages of a site, each with its file: "/about" lies in about.html, so that plain hosts serve it at its address. */
export function pageJobs(site: Site): PageJob[] {
  const shown = site.pages.map((page) => ({ page, file: page.path === '/' ? 'index.html' : `${nameOf(page)}.html` }))
  const folders = site.missing.map((page) => ({ page, file: `${nameOf(page)}/404.html` }))
  return [...shown, ...folders, { page: site.notFound, file: '404.html' }]
}

function nameOf({ path }: Page): string {
  return path.slice(1)
}

/**
 * Every file that a build writes, with its compressed forms, by its path in the output.
 *
 * @param names of the files that are not compressed forms, as their writers call them
 * @throws Error when two of them would be written to the same place, which may be one on some disks: they tell no cases apart
 */
export function outputsOf(names: readonly string[]): string[] {
  const outputs = names.map((name) => name.replace(/^\//, '')).flatMap((name) => [name, ...compressedEndings(name).map((ending) => name + ending)])
  const taken = new Set<string>()
  for (const output of outputs) {
    const place = output.toLowerCase()
    if (taken.has(place)) throw new Error(`Two parts of the site would write the file ${output}.`)
    taken.add(place)
  }
  const folder = outputs.find((output) => foldersOf(output.toLowerCase()).some((above) => taken.has(above)))
  if (folder !== undefined) throw new Error(`The file ${folder} would lie in a folder that is a file.`)
  return outputs
}

function foldersOf(output: string): string[] {
  const parts = output.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
