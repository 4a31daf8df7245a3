import { hrefFault } from '../../parts/href'
import { WRITTEN_FILES } from '../../parts/writtenFile'
import { RESERVED } from '../../parts/pathFault'

/** Longest old address, in characters, and longest name in it, in bytes: a file of that name stands where hosts know no redirects. */
const LONGEST = 200
const LONGEST_NAME = 240
/** What can stand in an address and means nothing to any host: letters and digits of all scripts, marks, and these. */
const ODD = /[^\p{L}\p{M}\p{N}\-._~!&()+,=@ /]/u
/** Files that a build writes: for everybody, for browsers, and for hosts. */
const WRITTEN = new Set([...WRITTEN_FILES, '/icon.svg', '/favicon.ico', '/_headers', '/_redirects'])

/** An address in the letters that it means, without its escapes. */
export function decodedAddress(from: string): string {
  try {
    return decodeURIComponent(from).normalize()
  } catch {
    return from
  }
}

/** The one form of an address that has moved: "/%C3%89quipe/", "/Équipe.html" and "/Équipe/index.html" are "/Équipe". */
export function oldAddress(from: string): string {
  const plain = decodedAddress(from)
    .replace(/\/+$/, '')
    .replace(/\.html?$/i, '')
    .replace(/\/index$/i, '')
  return plain === '' ? '/' : plain
}

/** Where each address that has moved leads, by its one form. Of two that are the same the first counts. */
export function movedAddresses(redirects: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const moved = new Map<string, string>()
  for (const [from, to] of Object.entries(redirects)) if (!moved.has(oldAddress(from))) moved.set(oldAddress(from), to)
  return moved
}

/** Why nothing can have moved from this address, or undefined when it can. It may be as odd as old addresses are. */
export function oldAddressFault(from: string): string | undefined {
  if (!from.startsWith('/')) return 'it does not start with a slash'
  if (/[?#]/.test(from)) return 'hosts are asked for what stands before "?" and "#" only'
  if (from.endsWith('/$slug')) return 'each address that has moved is written by itself, without "$slug"'
  const fault = hrefFault(from)
  if (fault) return fault
  const plain = oldAddress(from)
  if (plain === '/') return 'it is the address of the home page'
  if (from.length > LONGEST) return `it has more than ${LONGEST} characters`
  const names = plain.slice(1).split('/')
  return namesFault(names) ?? charactersFault(plain)
}

function charactersFault(plain: string): string | undefined {
  // An escape that could not be read is still there.
  if (/%/.test(plain)) return '"%" stands before two digits or letters from a to f that mean a character'
  const [odd] = ODD.exec(plain) ?? []
  return odd === undefined ? undefined : `"${odd}" means something else to some hosts`
}

function namesFault(names: readonly string[]): string | undefined {
  if (names.includes('')) return 'it has two slashes in a row'
  if (names.some((name) => name.startsWith('.') || name.endsWith('.'))) return 'a name in it begins or ends with a dot'
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const reserved =
    names.find((name) => RESERVED.has(name.toLowerCase())) ??
    (WRITTEN.has(`/${first}`.toLowerCase()) ? first : /\.(?:br|gz)$/i.test(last) || last.toLowerCase() === 'rss.xml' ? last : undefined)
  if (reserved !== undefined) return `"${reserved}" is reserved`
  return names.some((name) => Buffer.byteLength(name) > LONGEST_NAME) ? `a name in it has more than ${LONGEST_NAME} bytes` : undefined
}
