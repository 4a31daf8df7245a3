import { Actions } from '../../parts/Actions'
import { Heading } from '../../parts/Heading'
import { mayOverflow, scrollable, sheetsOf } from '../../parts/tableWidth'
import type { Table } from './schema'
import { Inline } from '../../parts/Inline'
import classes from './View.module.css'

export default function TableView({ caption, columns, rows, note, actions, ...heading }: Table) {
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
                  {cells.map((cell, index) =>
                    index === 0 ? (
                      <th key={index} scope="row">
                        <Inline>{cell}</Inline>
                      </th>
                    ) : (
                      <td key={index} data-align={columns[index]?.align} data-label={columns[index]?.label}>
                        <Inline>{cell}</Inline>
                      </td>
                    ),
                  )}
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
