import { brokenWidth } from '../../parts/tableWidth'
import classes from './Island.module.css'
import type { Picture } from './picture'

/** Characters in a row of a table on the narrowest phone, and how many of them the space between two columns takes. */
const ROOM = 34
const GAP = 2

/** The values of lines as words, where they do not stand at the points. */
export function Values({ picture: { names, points, dataLabel }, labelledBy }: { picture: Picture; labelledBy: string }) {
  if (names.length === 1)
    return (
      <ol className={`${classes.values} ${classes.list}`}>
        {points.map(({ label, texts }, place) => (
          <li key={place}>
            <span>{label}</span> <bdi className={classes.number}>{texts[0]}</bdi>
          </li>
        ))}
      </ol>
    )
  const widest = Math.max(...points.flatMap(({ label, texts }) => [label, ...texts]).map((text) => text.length), ...names.map(brokenWidth))
  return (
    <div className={(widest + GAP) * (names.length + 1) > ROOM ? `${classes.values} sheets` : classes.values}>
      <table className={classes.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {dataLabel ? <th scope="col">{dataLabel}</th> : <td />}
            {names.map((name, series) => (
              <th key={series} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, texts }, place) => (
            <tr key={place}>
              <th scope="row">{label}</th>
              {texts.map((text, series) => (
                <td key={series} data-label={names[series]}>
                  <bdi>{text}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
