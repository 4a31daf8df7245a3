import { message } from '../diagnostics/catalogue'
import { type Finding, at, atKey } from '../diagnostics/diagnostic'
import { isOfProgram } from '../../parts/programs'
import type { ExpandedPage } from '../expand/expandedPage'
import type { PagesFile } from '../schema/schema'

/** Reports pages that are to lead to others which do not exist: beside them, or before and after them. */
export function checkWays(file: PagesFile, pages: readonly { path: string }[], report: (finding: Finding) => void): void {
  const folders = new Set(pages.flatMap(({ path }) => [path, ...[...path.matchAll(/(?<=.)\//g)].map(({ index }) => path.slice(0, index))]))
  file.pages.forEach(({ side, neighbours, each }, index) => {
    if (side !== undefined && side !== '/' && !folders.has(side)) report(at(['pages', index, 'side'], message('emptySide', { path: side })))
    if (neighbours && each === undefined) report(atKey(['pages', index, 'neighbours'], message('strayNeighbours', {})))
  })
}

/** Reports addresses of other programs that are none, and pages that lie where another program answers. */
export function checkPrograms({ site }: PagesFile, pages: readonly Pick<ExpandedPage, 'path' | 'source'>[], report: (finding: Finding) => void): void {
  const { programs = [] } = site
  programs.forEach((program, index) => {
    if (!PROGRAM.test(program)) report(at(['site', 'programs', index], message('badProgram', { program })))
  })
  const found = new Set<string>()
  for (const { path, source } of pages) {
    const program = programs.find((one) => PROGRAM.test(one) && isOfProgram(path, [one]))
    if (program === undefined || found.has(JSON.stringify(source))) continue
    found.add(JSON.stringify(source))
    report(at([...source, 'path'], message('pageOfProgram', { path, program })))
  }
}

/** A folder of the same host: "/admin", "/api/v2". */
const PROGRAM = /^(?:\/[A-Za-z0-9](?:[A-Za-z0-9._~-]*[A-Za-z0-9_~-])?)+$/
