const RESERVED = new Set(['assets', '404', '_blocks', '__blocks', '__pages', 'con', 'prn', 'aux', 'nul'])

/** Why no page can have this address, or undefined when one can. */
export function pathFault(path: string): string | undefined {
  if (path === '/') return undefined
  if (!path.startsWith('/')) return 'it does not start with a slash'
  if (path.endsWith('/')) return 'it ends in a slash'
  const segments = path.slice(1).split('/')
  if (segments.some((segment) => RESERVED.has(segment))) return `"${segments.find((segment) => RESERVED.has(segment))}" is reserved`
  const odd = segments.find((segment, index) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment) && !(segment === '$slug' && index === segments.length - 1))
  if (odd === undefined) return undefined
  return odd === '' ? 'it has two slashes in a row' : `"${odd}" has other characters than small letters, digits and hyphens`
}
