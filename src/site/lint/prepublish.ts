import type { TextRange } from '../text/location'
import type { Blocks } from '../../blocks/schemas'
import { message } from '../diagnostics/catalogue'
import { isAllowed } from './allowed'
import { placeholdersIn } from './placeholders'
import { at, atKey, type Finding } from '../diagnostics/diagnostic'
import { blockFindings, unallowed } from './publishBlocks'
import { NO_HOST } from '../schema/complete'
import type { PagesFile, pagesSchema } from '../schema/schema'
import { isHidden, visitFile } from '../schema/visitFile'

/** Hosts of RFC 2606 and 6761: the first wherever they stand, the others where an address says that they are hosts. */
const EXAMPLE_HOST = /(?<![\p{L}\p{N}.-])(?:[a-z0-9-]+\.)*example\.(?:com|net|org)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/giu
const RESERVED_HOST = /(?<=@|\/\/)(?:(?:[a-z0-9-]+\.)*[a-z0-9-]+\.(?:test|invalid|example|localhost)|localhost)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/giu

/** 555-0100 to 555-0199, which North America keeps for fiction, in any way of writing, with its area code. */
const RESERVED_NUMBER = /(?<![\p{L}\p{N}])(?:(?:\+?1[\s().\u2010-\u2015-]*)?\(?[2-9]\d{2}[\s().\u2010-\u2015-]*)?555[\s().\u2010-\u2015-]*01\d{2}(?!\d)/gu

/** What a site without mistakes has that must not go live: reserved contact values, text left for later, and what blocks say of themselves. What is hidden does not. */
export function prepublish(file: PagesFile, schema: ReturnType<typeof pagesSchema>, blocks: Blocks): Finding[] {
  const findings = unallowed(file, blockFindings(file, blocks))
  if (file.site.url === NO_HOST) findings.push(atKey(['site', 'url'], message('noAddress', {})))
  visitFile(schema, file, (text, role, path) => {
    // Only what is found is asked whether it is hidden: that takes longer.
    const found: Finding[] = []
    if (path.at(-2) === 'allow' || (text === NO_HOST && path.join() === 'site,url')) return
    for (const match of [...text.matchAll(EXAMPLE_HOST), ...text.matchAll(RESERVED_HOST)]) found.push(at(path, message('reservedHost', { host: match[0] }), range(match)))
    for (const match of text.matchAll(RESERVED_NUMBER)) found.push(at(path, message('reservedNumber', { number: match[0] }), range(match)))
    for (const { text: unfinished, within } of placeholdersIn(text, role, file.site.lang)) {
      const finding = at(path, message('unfinishedText', { text: unfinished }), within)
      if (!isAllowed(file, finding, 'placeholder-text')) found.push(finding)
    }
    if (found.length > 0 && !isHidden(file, path)) for (const finding of found) findings.push(finding)
  })
  return findings
}

function range({ index, 0: found }: RegExpExecArray): TextRange {
  return { start: index, length: found.length }
}
