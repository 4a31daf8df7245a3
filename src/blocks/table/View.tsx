import { Actions } from '../../parts/Actions'
import { Heading } from '../../parts/Heading'
import { useFrame } from '../../parts/frame'
import { mayOverflow, scrollable, sheetsOf } from '../../parts/tableWidth'
import { barsOf } from './bars'
import type { Table } from './schema'
import { Inline } from '../../parts/Inline'
import classes from './View.module.css'

/** A bar that grows from the side at which the figure stands. */
function Bar({ length, isEnd }: { length: number; isEnd: boolean }) {
  return (
    <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${isEnd ? 100 - length : 0} 0h${length}v1h${-length}z`} />
    </svg>
  )
}

export default function TableView({ caption, columns, rows, note, actions, ...heading }: Table) {
  const { lang } = useFrame()
  const bars = columns.map((column, index) =>
    column.bars
      ? barsOf(
          rows.map((cells) => cells[index] ?? ''),
          lang,
        )
      : [],
  )
  const words = [columns.map(({ label }) => label), ...rows]
  return (
    <>
      <Heading {...heading} />
      {rows.length > 0 && (
        <div className={`scroll-x ${sheetsOf(words)}`} {...scrollable(caption, mayOverflow(words))}>
          <table className={classes.table}>
            {/* Below a heading it would say the same again. */}
            <caption className={heading.title ? 'visually-hidden' : undefined}>{caption}</caption>
            <thead>
              <tr>
                {columns.map(({ label, align }, index) => (
                  <th key={index} scope="col" data-align={align}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, index) => {
                    const length = bars[index]?.[row]
                    return index === 0 ? (
                      <th key={index} scope="row">
                        <Inline>{cell}</Inline>
                      </th>
                    ) : (
                      <td key={index} data-align={columns[index]?.align} data-label={columns[index]?.label}>
                        <Inline>{cell}</Inline>
                        {length !== undefined && <Bar length={length} isEnd={columns[index]?.align === 'end'} />}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {note && (
        <p className="note">
          <Inline>{note}</Inline>
        </p>
      )}
      <Actions actions={actions} />
    </>
  )
}
