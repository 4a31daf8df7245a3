import { message } from '../diagnostics/catalogue'
import { type Finding, at, atKey } from '../diagnostics/diagnostic'
import type { PagesFile } from '../schema/schema'

/** Reports pages that are to lead to others which do not exist: beside them, or before and after them. */
export function checkWays(file: PagesFile, pages: readonly { path: string }[], report: (finding: Finding) => void): void {
  const folders = new Set(pages.flatMap(({ path }) => [path, ...[...path.matchAll(/(?<=.)\//g)].map(({ index }) => path.slice(0, index))]))
  file.pages.forEach(({ side, neighbours, each }, index) => {
    if (side !== undefined && side !== '/' && !folders.has(side)) report(at(['pages', index, 'side'], message('emptySide', { path: side })))
    if (neighbours && each === undefined) report(atKey(['pages', index, 'neighbours'], message('strayNeighbours', {})))
  })
}
