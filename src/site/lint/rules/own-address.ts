import { message } from '../../diagnostics/catalogue'
import { basePath } from '../../../parts/siteBase'
import { kindOfEnding, pathOfAddress } from '../../../parts/storedFile'
import { advice } from '../../../parts/message'
import { ofAddresses } from '../addresses'
import type { Rule } from '../rule'

const own = advice<{ href: string; path: string }>({
  code: 'PS530',
  title: 'A link to the own site by its whole address',
  message: ({ href }) => `"${href}" is a page of this site; by its whole address it opens like another site, and nobody checks it.`,
  hint: ({ path }) => `Write "${path}".`,
  example: {
    wrong: '{ "type": "linkList", "links": [{ "label": "Questions on fees", "href": "https://toys.example.com/faq" }] }',
    right: '{ "type": "linkList", "links": [{ "label": "Questions on fees", "href": "/faq" }] }',
    words: { href: 'https://toys.example.com/faq', path: '/faq' },
  },
})

/** How a file of media/ is written that lies at a path of the published site. */
function fileAt(pathname: string, hash: string): string | undefined {
  const path = pathOfAddress(pathname)
  return path === undefined || kindOfEnding(path) === undefined ? undefined : path + hash
}

/** An address copied from the browser, of the published site or of the one on the author's machine. */
export const rule: Rule = {
  meaning: 'A link to a page of the site starts with a slash.',
  messages: [own],
  checkText: ({ file: { site } }) => {
    const { origin: home } = new URL(site.url)
    const base = basePath(site.url)
    return ofAddresses((href) => {
      const { origin, hostname, pathname: whole, search, hash } = new URL(href)
      const pathname = whole.startsWith(`${base}/`) ? whole.slice(base.length) : whole === base ? '/' : whole
      const isOwn = (origin === home && `${whole}/`.startsWith(`${base}/`)) || hostname === 'localhost' || hostname === '127.0.0.1'
      // The settings name the site itself.
      return isOwn && href !== site.url ? message(own, { href, path: fileAt(pathname, hash) ?? pathname + search + hash }) : undefined
    })
  },
}
