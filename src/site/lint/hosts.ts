import { domainToUnicode } from 'node:url'
import type { Role } from '../../parts/role'
import { cause } from '../catalogue'
import { hrefsIn } from '../hrefs'
import { at, type Finding, type Stretch } from '../problem'
import type { Path } from '../schemaTree'
import type { StringRule } from './lint'

/** Scripts whose letters can be taken for Latin ones. */
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
/** Letters of these scripts that look like Latin ones throughout: a host of nothing else pretends to be Latin. */
const DOUBLES = /^[аеорсухіјѕһԁԛԝӏвкмтнɡοαινρτυκχ0-9-]+$/u

export const homographHost: StringRule = () =>
  ofAddresses((href) => {
    const { host: ascii } = new URL(href)
    const host = domainToUnicode(ascii.replace(/:\d+$/, ''))
    const isMixed = host.split('.').some((label) => LOOKALIKES.test(label) && (/\p{Script=Latin}/u.test(label) || DOUBLES.test(label)))
    return isMixed ? cause('homographHost', { host, ascii }) : undefined
  })

export const insecureLink: StringRule = () => ofAddresses((href) => (/^http:/i.test(href) ? cause('insecureLink', { href }) : undefined))

/** An address copied from the browser, of the published site or of the one on the author's machine. */
export const ownAddress: StringRule = ({ file: { site } }) => {
  const own = new URL(site.url).origin
  return ofAddresses((href) => {
    const { origin, hostname, pathname, search, hash } = new URL(href)
    const isOwn = origin === own || hostname === 'localhost' || hostname === '127.0.0.1'
    // The settings name the site itself.
    return isOwn && href !== site.url ? cause('ownAddress', { href, path: pathname + search + hash }) : undefined
  })
}

/** What is to be said of each full web address in a string. */
function ofAddresses(judge: (href: string) => Finding['cause'] | undefined): ReturnType<StringRule> {
  return (text, role, path) =>
    addressesIn(text, role, path).flatMap(({ href, within }) => {
      const fault = URL.canParse(href) ? judge(href) : undefined
      return fault ? [at(path, fault, within)] : []
    })
}

function addressesIn(text: string, role: Role | undefined, path: Path): { href: string; within: Stretch | undefined }[] {
  // Either may be written with characters by their name or number.
  if (!text.includes('://') && !text.includes('&')) return []
  const isAddress = role === undefined && path[0] === 'site' && path[1] !== 'theme'
  return (isAddress ? [{ href: text, within: undefined }] : hrefsIn(text, role)).filter(({ href }) => /^https?:\/\//i.test(href))
}
