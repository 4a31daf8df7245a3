import { basePath } from '../../parts/siteBase'

/** The ports that a browser adds by itself. */
const USUAL_PORTS = ['80', '443']

/**
 * The path that an address of this site means, as pages and redirects are written: "/faq". One address has many spellings –
 * capitals, "http:", ports, a dot behind the host, escapes, "/faq/", "/faq.html" – and hosts take them for the same.
 *
 * @param href whole or beginning with a slash
 * @param site its address
 * @returns undefined for an address of another site or program, also of one that shares the host with this one
 */
export function ownPath(href: string, site: string): string | undefined {
  const [url, own] = [parsed(href, site), parsed(site)]
  if (!url || !own || !/^https?:$/.test(url.protocol) || hostOf(url) !== hostOf(own)) return undefined
  const path = isWhole(href) ? pathWithin(url.pathname, basePath(site)) : url.pathname
  if (path === undefined) return undefined
  const segments = decoded(path)
    .split('/')
    .filter((segment) => segment !== '')
  const plain = `/${segments.join('/')}`.replace(/\.html?$/i, '').replace(/\/index$/i, '')
  return plain === '' ? '/' : plain
}

const isWhole = (href: string) => /^\s*[a-z][a-z0-9+.-]*:|^\/\//i.test(href)

/** The path within a site that lies below a path of its host. */
function pathWithin(path: string, base: string): string | undefined {
  if (base === '' || path === base) return path.slice(base.length)
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined
}

function parsed(href: string, base?: string): URL | undefined {
  try {
    return new URL(href, base)
  } catch {
    return undefined
  }
}

/** Reading the address has made small letters and Latin ones of the host already. */
function hostOf({ hostname, port }: URL): string {
  return `${hostname.replace(/\.+$/, '')}:${USUAL_PORTS.includes(port) ? '' : port}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
