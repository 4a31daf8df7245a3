import type { z } from 'zod'
import { FRAME_IDS } from '../../parts/id'
import { at, type Finding } from '../diagnostics/diagnostic'
import { message } from '../diagnostics/catalogue'
import type { ExpandedPage } from '../expand/expandedPage'
import { reporterFor } from '../expand/shared'
import { replaceTokens, withoutHtml } from '../expand/tokens'
import { visitStrings } from '../schema/walk'
import { tokensIn } from '../../parts/token'
import { type JsonPath, valueAt } from '../text/jsonPath'
import { type HtmlId, idsInHtml } from './htmlIds'

type Report = (finding: Finding) => void

/**
 * The ids of a page, by which links can lead into it; each may stand once. One that the body of an item brings along is told
 * where the item stands. What the body says twice by itself is not told here: it is so on every page.
 *
 * @param file as it was written, before tokens were filled in
 */
export function uniqueIds(schema: z.ZodType, page: ExpandedPage, file: unknown, report: Report): ReadonlySet<string> {
  const ids = new Set(['main'])
  for (const { section, source, idFrom, overrides, gone } of page.sections) {
    const reportUse = reporterFor({ source, overrides, gone }, report)
    visitStrings(
      schema,
      [section],
      (id, _, path) => {
        if (ids.has(id) || FRAME_IDS.test(id)) reportUse(at([...(path.length === 2 && idFrom ? idFrom : source), ...path.slice(1)], message('doubleId', { id })))
        ids.add(id)
      },
      ['id'],
    )
  }
  addHtmlIds(schema, page, file, ids, report)
  return ids
}

function addHtmlIds(schema: z.ZodType, { sections, scope, item = [] }: ExpandedPage, file: unknown, ids: Set<string>, report: Report): void {
  const add = (found: readonly HtmlId[], tell: (twice: HtmlId) => void) => {
    for (const one of found) {
      if (ids.has(one.id)) tell(one)
      ids.add(one.id)
    }
  }
  const body: JsonPath = [...item, 'content']
  const fill = replaceTokens(withoutHtml(scope), () => {}, [])
  for (const { section, source, overrides, gone } of sections) {
    const reportUse = reporterFor({ source, overrides, gone }, report)
    visitStrings(
      schema,
      [section],
      (raw, role, path, own) => {
        const filled = fill(raw, role, path, own)
        add(idsInHtml(filled), ({ id, within }) => reportUse(at([...source, ...path.slice(1)], message('doubleId', { id }), filled === raw ? within : undefined)))
        for (const { name } of tokensIn(raw)) {
          const { html = false, value = '' } = scope.get(name) ?? {}
          const first = new Map(html ? idsInHtml(value).map((one) => [one.id, one]) : [])
          add([...first.values()], ({ id, within }) => report(at(body, message('doubleId', { id }), valueAt(file, body) === value ? within : undefined)))
        }
      },
      ['html'],
    )
  }
}
