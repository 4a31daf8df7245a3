import { counted } from '../../parts/counted'
import type { CheckContext } from '../../parts/check'
import { entry } from '../../parts/message'
import type { Table } from './schema'

const unevenRow = entry<{ cells: number; columns: number; surplus?: readonly string[] }>({
  code: 'PS411',
  title: 'A row with more or fewer cells than columns',
  message: ({ cells, columns }) => `This row has ${counted(cells, 'cell')}, but there ${columns === 1 ? 'is' : 'are'} ${counted(columns, 'column')}.`,
  hint: ({ cells, columns, surplus = [] }) =>
    cells < columns ? 'Add the missing cells; a dash can stand for none.' : `Delete ${surplus.map((cell) => `"${cell}"`).join(', ')}, or add a column.`,
  example: {
    wrong: '{ "type": "table", "caption": "Fees", "columns": [{ "label": "Loan" }, { "label": "Fee" }], "rows": [["Term loan"]] }',
    right: '{ "type": "table", "caption": "Fees", "columns": [{ "label": "Loan" }, { "label": "Fee" }], "rows": [["Term loan", "None"]] }',
    words: { cells: 1, columns: 2 },
  },
})

export const messages = [unevenRow]

/** Every row has a cell for each column. */
export function check({ columns, rows }: Table, { report }: CheckContext): void {
  rows.forEach((cells, index) => {
    if (cells.length !== columns.length)
      report(['rows', index], unevenRow, { cells: cells.length, columns: columns.length, ...(cells.length > columns.length && { surplus: cells.slice(columns.length) }) })
  })
}
