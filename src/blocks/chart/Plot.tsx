import { BarChart } from '@mantine/charts'
import { useState } from 'react'
import type { Chart } from './schema'

export type PlotProps = Pick<Chart, 'data' | 'series'>

/** Milliseconds until the bars have grown; the width of the gaps matches the bars from the server. */
const GROWTH = 900

/** The drawn bars. They lie over those of the server, whose figures and labels stay as they are. */
export default function Plot({ data, series }: PlotProps) {
  // Asked at once: an answer after the first drawing would stop the bars half grown. Once grown they never move again, whatever happens to the window.
  const [isGrowing, setGrowing] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const rows = data.map(({ label, value }) => ({ label, [series]: Math.max(0, value) }))
  return (
    <BarChart
      h="100%"
      data={rows}
      dataKey="label"
      series={[{ name: series, color: 'var(--accent)' }]}
      withXAxis={false}
      withYAxis={false}
      withTooltip={false}
      gridAxis="none"
      tickLine="none"
      barProps={{ isAnimationActive: isGrowing, animationDuration: GROWTH, onAnimationEnd: () => setGrowing(false) }}
      barChartProps={{ margin: { top: 0, right: 0, bottom: 0, left: 0 }, barCategoryGap: '11%', accessibilityLayer: false }}
      yAxisProps={{ domain: [0, 'dataMax'] }}
    />
  )
}
