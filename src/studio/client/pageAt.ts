import type { JsonPath } from '../../site/text/jsonPath'
import type { State } from '../types'

/** Where a link of the page leads: a page of the file, and the address that it is to be shown at where it has several. */
export type Goal = { page: JsonPath; show: string | undefined; title: string }

/** The page of the file at an address; undefined where there is none. */
export function pageAt(pathname: string, { pages, others }: Pick<State, 'pages' | 'others'>): Goal | undefined {
  const address = pathname.replace(/(?<=.)\/+$/, '')
  const page = pages.find((line) => line.address === address)
  if (page) return { page: page.path, show: undefined, title: page.title }
  const item = others.find(({ href }) => href === address)
  const made = item && pages.find(({ each }) => each === item.group)
  if (made) return { page: made.path, show: address, title: item.title }
  const without = pages.find(({ address: path, path: place }) => path === '404' && place.length > 0 && address === '/404')
  return without && { page: without.path, show: undefined, title: without.title }
}
