import { fileHrefFault, isFileHref } from './storedFile'
import { hasToken } from './token'

const ALLOWED_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:'])
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
// C0 controls, DEL and the C1 block are stripped by browsers before parsing, so "java\tscript:" would become a script; half a character is no address.
const CONTROL = /[\u0000-\u001f\u007f-\u009f]|\p{Cs}/u
// What takes no room or turns the order of writing around shows another address than the one that is opened. Joiners belong to words.
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u

// What `new URL` takes for one may hold signs that policies and the files for hosts read as their own: ";", "*", "$", quotation marks.
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/

/** Longer addresses do not work everywhere; in characters. */
const LONGEST = 2000

/**
 * The one policy for addresses, shared by schema, renderer and sanitiser.
 *
 * @param href as an author wrote it; a part in {braces} is checked after it is filled in
 * @returns why it may not be used, or undefined when it may
 */
export function hrefFault(href: string): string | undefined {
  if (href.length > LONGEST) return `it has more than ${LONGEST} characters`
  if (CONTROL.test(href)) return 'it contains an invisible control character'
  if (UNSEEN.test(href)) return 'it contains an invisible character'
  if (href.includes('\\')) return 'it contains a backslash'
  if (href.startsWith('//')) return 'it starts with two slashes, which leads to another site'
  // A file may have spaces in its name; they are encoded when the link is drawn.
  if (isFileHref(href)) return fileHrefFault(href)
  const scheme = SCHEME.exec(href)?.[0].toLowerCase()
  // A mail's subject may hold spaces; they are encoded when the link is drawn.
  if (/\s/u.test(scheme === 'mailto:' ? href.replace(/\?.*/su, '') : href)) return 'it contains a space'
  if (scheme) return schemeFault(href, scheme)
  // "/.//other.example" stays here as a link, but its path alone would lead away.
  if (parsed(href, 'https://here.invalid')?.pathname.startsWith('//')) return 'its path starts with two slashes'
  if (href.startsWith('/') || href.startsWith('#') || hasToken(href)) return undefined
  return 'it starts with neither "/", "#" nor a scheme such as "https:"'
}

function schemeFault(href: string, scheme: string): string | undefined {
  if (!ALLOWED_SCHEMES.has(scheme)) return `"${scheme}" addresses are not allowed`
  const isPage = isOtherSite(href)
  const rest = href.slice(scheme.length)
  if (isPage && !/^\/\/(?!\/)/.test(rest)) return `"${scheme}" must be followed by two slashes`
  if (!isPage && rest.startsWith('/')) return `"${scheme}" must not be followed by a slash`
  if (rest === '') return 'it is not a complete address'
  if (hasToken(href)) return undefined
  const url = parsed(href)
  if (!url) return 'it is not a complete address'
  if (url.username || url.password) return 'it contains a user name or password'
  if (/^https?$/.test(url.hostname)) return `"${scheme}//" stands twice in it`
  return isPage && !HOST.test(url.hostname) ? 'no host has such a name' : undefined
}

/** By `new URL`, as browsers do: `URL.canParse` of some versions of Node is of another opinion. */
function parsed(href: string, base?: string): URL | undefined {
  try {
    return new URL(href, base)
  } catch {
    return undefined
  }
}

/** Whether the address leads away from this site: another origin, or another program. */
export function isExternal(href: string): boolean {
  return SCHEME.test(href)
}

/** Whether the address opens a web page of another site. */
export function isOtherSite(href: string): boolean {
  return /^https?:/i.test(href)
}
