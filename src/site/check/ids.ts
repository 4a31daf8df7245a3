import type { z } from 'zod'
import { FRAME_IDS } from '../../parts/id'
import { at, type Finding } from '../diagnostics/diagnostic'
import { message } from '../diagnostics/catalogue'
import type { ExpandedPage } from '../expand/expand'
import { reporterFor } from '../expand/shared'
import { replaceTokens } from '../expand/tokens'
import { visitStrings } from '../schema/walk'
import { idsInHtml } from './htmlIds'

type Report = (finding: Finding) => void
export type Ids = { all: ReadonlySet<string>; fields: ReadonlySet<string> }

/** The ids of a page, by which links can lead into it; each may stand once. Those of an item's HTML are checked where the item stands. */
export function uniqueIds(schema: z.ZodType, page: ExpandedPage, report: Report): Ids {
  const ids = new Set(['main'])
  for (const { section, source, idFrom, overrides } of page.sections) {
    const reportUse = reporterFor(source, overrides, report)
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
  return { fields: ids, all: withHtmlIds(schema, page, ids, report) }
}

function withHtmlIds(schema: z.ZodType, { sections, scope }: ExpandedPage, fields: ReadonlySet<string>, report: Report): Set<string> {
  const ids = new Set(fields)
  const fill = replaceTokens(scope, () => {}, [])
  for (const { section, source, overrides } of sections) {
    const reportUse = reporterFor(source, overrides, report)
    visitStrings(
      schema,
      [section],
      (raw, role, path, own) => {
        const filled = fill(raw, role, path, own)
        for (const { id, within } of idsInHtml(filled)) {
          if (filled === raw && ids.has(id)) reportUse(at([...source, ...path.slice(1)], message('doubleId', { id }), within))
          ids.add(id)
        }
      },
      ['html'],
    )
  }
  return ids
}
