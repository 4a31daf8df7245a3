/** Files and folders of a built site, and names that Windows keeps for devices. */
export const RESERVED: ReadonlySet<string> = new Set([
  'assets',
  '404',
  'index',
  'con',
  'prn',
  'aux',
  'nul',
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((port) => [`com${port}`, `lpt${port}`]),
])

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
