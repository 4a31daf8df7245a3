import type { TextRange } from '../text/location'
import type { Blocks } from '../../blocks/schemas'
import { type Message, message } from '../diagnostics/catalogue'
import { publishWording } from '../diagnostics/wording/publish'
import { placeholdersIn } from './placeholders'
import { at, atKey, type Finding } from '../diagnostics/diagnostic'
import { blockFindings, unallowed } from './publishBlocks'
import { NO_HOST } from '../schema/complete'
import { homeOf } from '../schema/languages'
import type { PagesFile, pagesSchema } from '../schema/schema'
import type { Site } from '../schema/site'
import { isHidden, visitFile } from '../schema/visitFile'

type FileSchema = ReturnType<typeof pagesSchema>
type Homes = Pick<Site, 'pages' | 'languages'>

/** Hosts of RFC 2606 and 6761: the first wherever they stand, the others where an address says that they are hosts. */
const EXAMPLE_HOST = /(?<![\p{L}\p{N}.-])(?:[a-z0-9-]+\.)*example\.(?:com|net|org)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/giu
const RESERVED_HOST = /(?<=@|\/\/)(?:(?:[a-z0-9-]+\.)*[a-z0-9-]+\.(?:test|invalid|example|localhost)|localhost)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/giu

/** 555-0100 to 555-0199, which North America keeps for fiction, in any way of writing, with its area code. */
const RESERVED_NUMBER = /(?<![\p{L}\p{N}])(?:(?:\+?1[\s().\u2010-\u2015-]*)?\(?[2-9]\d{2}[\s().\u2010-\u2015-]*)?555[\s().\u2010-\u2015-]*01\d{2}(?!\d)/gu

/**
 * What a site without mistakes has that must not go live: reserved contact values, text left for later, and what blocks say of
 * themselves; what is hidden does not. Nor may one without its first page.
 */
export function prepublish(file: PagesFile, schema: FileSchema, blocks: Blocks, site: Homes): Finding[] {
  return unallowed(file, publishFindings(file, schema, blocks, site))
}

/** The same, allowed or not, each with the name of its rule. */
export function publishFindings(file: PagesFile, schema: FileSchema, blocks: Blocks, site: Homes): Finding[] {
  const findings = blockFindings(file, blocks)
  if (file.site.url === NO_HOST) findings.push(atKey(['site', 'url'], message('noAddress', {})))
  for (const home of absentHomes(site)) findings.push(homeless(file, home))
  visitFile(schema, file, (text, role, path) => {
    // Only what is found is asked whether it is hidden: that takes longer.
    const found: Finding[] = []
    const tell = (said: Message, within: TextRange) => found.push(at(path, said, within))
    if (path.at(-2) === 'allow' || (text === NO_HOST && path.join() === 'site,url')) return
    for (const match of [...text.matchAll(EXAMPLE_HOST), ...text.matchAll(RESERVED_HOST)]) tell(message('reservedHost', { host: match[0] }), range(match))
    for (const match of text.matchAll(RESERVED_NUMBER)) tell(message('reservedNumber', { number: match[0] }), range(match))
    for (const { text: unfinished, within } of placeholdersIn(text, role, file.site.lang)) tell(message('unfinishedText', { text: unfinished }), within)
    if (found.length > 0 && !isHidden(file, path)) for (const finding of found) findings.push(finding)
  })
  return findings.map((finding) => ({ rule: ruleOf(finding), ...finding }))
}

function ruleOf({ message: { name } }: Finding): string | undefined {
  return name in publishWording ? publishWording[name as keyof typeof publishWording].rule?.name : undefined
}

/** The addresses of first pages, of each language, that are not part of the site now. */
function absentHomes({ pages, languages = [] }: Homes): string[] {
  const homes = new Set(['/', ...languages.map(homeOf)])
  return [...homes].filter((home) => !pages.some(({ path }) => path === home))
}

/** Told where the first page is written, if it is. */
function homeless({ pages }: PagesFile, home: string): Finding {
  const index = pages.findIndex(({ path }) => path === home)
  const found = message('noFirstPage', { home })
  return index < 0 ? atKey(['pages'], found) : at(['pages', index, 'path'], found)
}

function range({ index, 0: found }: RegExpExecArray): TextRange {
  return { start: index, length: found.length }
}
