import { REFUSED, REFUSED_PATH } from '../../build/headers'
import { escapedAddress } from '../../build/redirects'
import type { Site } from '../../site/schema/site'

const IS_REFUSED = new RegExp(REFUSED, 'i')
const IS_REFUSED_PATH = new RegExp(REFUSED_PATH, 'i')

/**
 * Where the finished site leads on from an address: one that has moved, or a page's that is written otherwise.
 *
 * @param url path and query, as they were asked for
 */
export function movedTo({ redirects, pages }: Pick<Site, 'redirects' | 'pages'>, url: string): string | undefined {
  const path = pathOf(url)
  if (path === undefined || IS_REFUSED.test(url) || IS_REFUSED.test(path) || IS_REFUSED_PATH.test(path)) return undefined
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  const target = redirects.find(({ from }) => from === path)?.to
  if (target !== undefined) return escapedAddress(target) + (/[?#]/.test(target) ? '' : query)
  const plain = path.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/'
  const isKnown = plain !== path && (pages.some((page) => page.path === plain) || redirects.some(({ from }) => from === plain))
  return isKnown ? plain + query : undefined
}

/** The decoded path of an address, or undefined where it is malformed. */
export function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return undefined
  }
}
