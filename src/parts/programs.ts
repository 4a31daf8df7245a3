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
