import type { AlignType, Table, TableCell } from 'mdast'
import { toString as toPlain } from 'mdast-util-to-string'
import type { ReactNode } from 'react'
import { mayOverflow, scrollable, sheetsOf } from './tableWidth'

/** A table in running text: with columns where there is room for them, else its rows one below the other. */
export function MarkdownTable({ table, drawCell }: { table: Table; drawCell: (cell: TableCell) => ReactNode }) {
  const [head, ...rows] = table.children
  const labels = head?.children.map((cell) => toPlain(cell)) ?? []
  const words = table.children.map((row) => row.children.map((cell) => toPlain(cell)))
  return (
    <div className={`scroll-x ${sheetsOf(words)}`} {...scrollable(labels.filter(Boolean).join(', '), mayOverflow(words))}>
      <table>
        <thead>
          <tr>
            {head?.children.map((cell, index) => (
              <th key={index} scope="col" data-align={sideOf(table.align?.[index])}>
                {drawCell(cell)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > 0 && (
          <tbody>
            {rows.map((row, line) => (
              <tr key={line}>
                {row.children.slice(0, labels.length).map((cell, index) => (
                  <td key={index} data-align={sideOf(table.align?.[index])} data-label={labels[index] || undefined}>
                    {drawCell(cell)}
                  </td>
                ))}
                {/* One cell in place of all that a row lacks: its text need not say how many they are. */}
                {row.children.length < labels.length && <td colSpan={labels.length - row.children.length} />}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}

/** The side as it is meant by who reads from left to right; the other way it is the other side. */
function sideOf(align: AlignType | undefined): 'end' | 'center' | undefined {
  return align === 'right' ? 'end' : align === 'center' ? 'center' : undefined
}
