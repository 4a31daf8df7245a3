import type { CheckContext } from '../../parts/check'
import type { Table } from './schema'

/** Every row has a cell for each column. */
export function check({ columns, rows }: Table, { report }: CheckContext): void {
  rows.forEach((cells, index) => {
    if (cells.length !== columns.length) report(['rows', index], { name: 'unevenRow', words: { cells: cells.length, columns: columns.length } })
  })
}
