import { LineSwatch, Swatch } from './Fills'
import classes from './Island.module.css'
import type { Picture } from './picture'

/** The names of several series, each with a box that switches it on and off: by the stylesheet, so that it works before any script. */
export function Legend({ picture, id, labelledBy }: { picture: Picture; id: string; labelledBy: string }) {
  const { names } = picture
  if (names.length < 2) return null
  return (
    <div className={classes.legend} role="group" aria-labelledby={labelledBy}>
      {names.map((name, series) => (
        <label key={series}>
          <input type="checkbox" defaultChecked data-switch={series} />
          {picture.kind === 'lines' ? <LineSwatch place={series} mark={picture.lines[series]?.mark ?? ''} /> : <Swatch id={id} place={series} />}
          <span>{name}</span>
        </label>
      ))}
    </div>
  )
}
