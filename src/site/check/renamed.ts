import { message } from '../diagnostics/catalogue'
import type { Finding } from '../diagnostics/diagnostic'

/** For so many pages that are gone it is asked what else was meant: that takes time. */
const MOST_ASKED = 500

/**
 * Tells a page that is gone once, where several links lead to it and none of the pages is near: it was renamed or taken away,
 * which is one mistake, however many links there are.
 */
export function gatherRenamed(findings: readonly Finding[]): Finding[] {
  const links = new Map<string, number>()
  for (const finding of findings) {
    const name = deadLinkOf(finding)?.name
    if (name !== undefined) links.set(name, (links.get(name) ?? 0) + 1)
  }
  const isGone = new Map<string, boolean>()
  return findings.flatMap((finding) => {
    const words = deadLinkOf(finding)
    const count = words ? (links.get(words.name) ?? 1) : 1
    if (!words || count === 1) return [finding]
    const known = isGone.get(words.name)
    if (known !== undefined) return known ? [] : [finding]
    const gone = isGone.size < MOST_ASKED && words.suggestion === undefined
    isGone.set(words.name, gone)
    return gone ? [{ ...finding, message: message('deadLink', Object.assign(words, { links: count })) }] : [finding]
  })
}

/** Of a link that leads to a page in vain what is said of it, where no redirect and no file of media/ stands for the page. */
function deadLinkOf({ message: found }: Finding) {
  return found.name === 'deadLink' && found.words.moved === undefined && found.words.file === undefined ? found.words : undefined
}
