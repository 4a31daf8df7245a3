/** The path below which a site lies, by its address: "/toys" of "https://me.example/toys"; empty where it has a host to itself. */
export function basePath(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/+$/, '')
}

/** The address of a site without a slash at its end, with letters beyond ASCII as the network writes them. */
export function siteAddress(siteUrl: string): string {
  return new URL(siteUrl).origin + basePath(siteUrl)
}

/** Returns an address from the site's root as a whole one; one that is whole already stays. */
export function wholeAddress(address: string, siteUrl: string): string {
  return address.startsWith('/') ? siteAddress(siteUrl) + address : address
}

/**
 * Returns where an address from the site's root lies on the host: in a browser whose page says below which path its site lies, below
 * that path. Elsewhere as it is: a build moves its finished pages as a whole.
 */
export function onHost(address: string): string {
  const base = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '')
  return address.startsWith('/') ? base + address : address
}
