import { domainToUnicode } from 'node:url'
import type { Role } from '../../parts/role'
import { cause } from '../catalogue'
import { hrefsIn } from '../hrefs'
import { at, type Finding, type Stretch } from '../problem'
import type { Path } from '../schemaTree'
import type { LintContext, Rule } from './lint'

/** Scripts whose letters can be taken for Latin ones. */
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
/** Letters of these scripts that look like Latin ones throughout: a host of nothing else pretends to be Latin. */
const DOUBLES = /^[аеорсухіјѕһԁԛԝӏвкмтнɡοαινρτυκχ0-9-]+$/u

export const homographHost: Rule = (context) =>
  addresses(context, (href) => {
    const { host: ascii } = new URL(href)
    const host = domainToUnicode(ascii.replace(/:\d+$/, ''))
    const isMixed = host.split('.').some((label) => LOOKALIKES.test(label) && (/\p{Script=Latin}/u.test(label) || DOUBLES.test(label)))
    return isMixed ? cause('homographHost', { host, ascii }) : undefined
  })

export const insecureLink: Rule = (context) => addresses(context, (href) => (/^http:/i.test(href) ? cause('insecureLink', { href }) : undefined))

/** An address copied from the browser, of the published site or of the one on the author's machine. */
export const ownAddress: Rule = (context) => {
  const { url } = context.file.site
  return addresses(context, (href) => {
    const { origin, hostname, pathname, search, hash } = new URL(href)
    const isOwn = origin === new URL(url).origin || hostname === 'localhost' || hostname === '127.0.0.1'
    // The settings name the site itself.
    return isOwn && href !== url ? cause('ownAddress', { href, path: pathname + search + hash }) : undefined
  })
}

/** What is to be said of each full web address in the file, where it stands. */
function addresses({ strings }: LintContext, judge: (href: string) => Finding['cause'] | undefined): Finding[] {
  const findings: Finding[] = []
  for (const { text, role, path } of strings) {
    for (const { href, within } of addressesIn(text, role, path)) {
      const fault = URL.canParse(href) ? judge(href) : undefined
      if (fault) findings.push(at(path, fault, within))
    }
  }
  return findings
}

function addressesIn(text: string, role: Role | undefined, path: Path): { href: string; within: Stretch | undefined }[] {
  const isAddress = role === undefined && path[0] === 'site' && path[1] !== 'theme'
  return (isAddress ? [{ href: text, within: undefined }] : hrefsIn(text, role)).filter(({ href }) => /^https?:\/\//i.test(href))
}
