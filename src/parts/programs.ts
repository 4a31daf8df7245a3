/** Whether another program of the same host answers at an address: one of these, or below it. */
export function isOfProgram(path: string, programs: readonly string[] | undefined): boolean {
  return programs?.some((program) => path === program || path.startsWith(`${program}/`)) ?? false
}

/** A link in HTML to a place on the same host that says nothing of where it opens. */
const OWN_LINK = /<a(?=\s)(?![^>]*\btarget=)([^>]*?\shref="(\/[^"?#]*)[^"]*")/g

/** HTML in which links to other programs are left to the browser: with a target the router, which knows pages only, does not ask for them. */
export function withPlainLinks(html: string, programs: readonly string[]): string {
  return html.replaceAll(OWN_LINK, (link, attributes: string, path: string) => (isOfProgram(path, programs) ? `<a${attributes} target="_self"` : link))
}

/** What programs beside a site are often found at. */
const USUAL = new Set(['account', 'admin', 'api', 'app', 'cart', 'checkout', 'cms', 'dashboard', 'forum', 'login', 'shop', 'signin', 'store', 'webmail', 'wiki', 'wp-admin'])

/** What to do about a link to no page that may be meant for another program; nothing where a page may be meant. */
export function programHint({ name, suggestion }: { name: string; suggestion: string | undefined }): string {
  const [, first = ''] = name.split('/')
  return suggestion === undefined && USUAL.has(first) ? ` If another program of the host answers there, name it: "programs": ["/${first}"] in "site".` : ''
}
