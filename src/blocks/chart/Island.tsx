import { type ComponentType, useEffect, useState } from 'react'
import { useFrame } from '../../parts/frame'
import { Actions } from '../../parts/Actions'
import { Heading } from '../../parts/Heading'
import classes from './Island.module.css'
import type { PlotProps } from './Plot'
import type { Chart } from './schema'

/** Height of a bar in percent of the highest; what is not above zero has none. */
function heights(data: Chart['data']): number[] {
  const highest = Math.max(...data.map(({ value }) => value), 0)
  return data.map(({ value }) => (highest > 0 ? Math.max(0, (value / highest) * 100) : 0))
}

export default function ChartIsland({ points, actions, caption, series, unit = '', data, note, ...heading }: Chart) {
  const [Plot, setPlot] = useState<ComponentType<PlotProps>>()
  useEffect(() => {
    import('./Plot')
      .then((module) => setPlot(() => module.default))
      .catch(() => {
        // The bars and figures from the server stay.
      })
  }, [])
  const { lang } = useFrame()
  const number = new Intl.NumberFormat(lang)
  const percent = heights(data)
  return (
    <div className={classes.chart}>
      <div>
        <Heading {...heading} />
        {points && points.length > 0 && (
          <ul className="ticks">
            {points.map((point, index) => (
              <li key={index}>{point}</li>
            ))}
          </ul>
        )}
        <Actions actions={actions} />
      </div>
      {data.length > 0 && (
        <figure className={classes.figure}>
          <figcaption>
            <strong>{series}</strong>
            <span>{caption}</span>
          </figcaption>
          <div className={classes.plot}>
            <ol className={classes.bars} data-drawn={Plot !== undefined}>
              {data.map(({ label, value }, index) => (
                <li key={index}>
                  <span className={classes.value}>{`${number.format(value)}${unit}`}</span>
                  <svg className={classes.bar} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 100">
                    <rect width="1" y={100 - (percent[index] ?? 0)} height={percent[index] ?? 0} />
                  </svg>
                  <span className={classes.label}>{label}</span>
                </li>
              ))}
            </ol>
            {Plot && (
              <div className={classes.drawing} aria-hidden="true">
                <Plot data={data} series={series} />
              </div>
            )}
          </div>
          {note && <p className="note">{note}</p>}
        </figure>
      )}
    </div>
  )
}
