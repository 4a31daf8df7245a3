import { root } from './root'

/** How long the browser waits for a page, in milliseconds, before it opens it the plain way. */
const PATIENCE = 10_000
const kept = new Map<string, Promise<string>>()

/** The address without its anchor: what the server is asked for. */
export const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search

/**
 * Gets the prerendered HTML of a page of this site. A link that was hovered and then clicked shares one request.
 * It fails when the page is not HTML, lives elsewhere, or was made by another build than this one.
 */
export function fetchPage(address: string): Promise<Document> {
  // Read anew each time, so that whoever shows the page may take its nodes.
  return keepPage(address).then(parseHtml)
}

/** Gets the HTML alone, and keeps it for `fetchPage`. Who does not wait for it need not listen whether it fails. */
export function keepPage(address: string): Promise<string> {
  const html = kept.get(address) ?? load(address)
  kept.set(address, html)
  html.catch(() => kept.delete(address))
  return html
}

/** Forgets what was fetched; used when the site has changed under an open page. */
export function forgetPages(): void {
  kept.clear()
}

/** With the origin in front: a path such as "//other.example" alone would be read as another site. */
async function load(address: string): Promise<string> {
  const response = await fetch(location.origin + address, { signal: AbortSignal.timeout(PATIENCE) })
  const html = await response.text()
  const page = parseHtml(html)
  // What is no page of this site has no build at all.
  if (response.redirected || page.documentElement.dataset.build !== root.dataset.build) throw new Error(address)
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(addStyles))
  return html
}

/**
 * Loads a stylesheet that this page does not have yet, so that the next page is never seen without it. One that is still
 * on its way, or has failed, has no rules and is asked for anew. Until another page is shown, it is for no medium: a sheet
 * more makes the browser style the page at hand again, with fonts that had come too late for it.
 */
function addStyles(link: HTMLLinkElement): Promise<unknown> | undefined {
  if ([...document.styleSheets].find(({ href }) => href === link.href)?.cssRules.length) return undefined
  link.media = 'not all'
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
    setTimeout(reject, PATIENCE)
  })
}

type HtmlPolicy = { createHTML: (html: string) => string }

/** The one Trusted Types policy: HTML of this site's own pages. Browsers without Trusted Types take the string. */
const policy = (window as { trustedTypes?: { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy } }).trustedTypes?.createPolicy('quoin', { createHTML: (html) => html })

/** Returns the HTML as the TrustedHTML of the policy "quoin"; where browsers have no Trusted Types, the string itself. */
export const trust = (html: string): string => policy?.createHTML(html) ?? html

function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trust(html), 'text/html')
}
