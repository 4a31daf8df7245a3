import type { Chart } from '../../../src/blocks/chart/schema'
import { resolve } from '../../../src/blocks/chart/resolve'
import { toyContext } from '../../../src/authoring/describe/examples'

export const days = [
  { label: 'Mon', value: 50 },
  { label: 'Tue', value: 200 },
  { label: 'Wed', value: -50 },
]
export const chart = (parts: Partial<Chart> = {}) => resolve({ caption: 'Loaves by day.', series: 'Loaves', data: days, ...parts }, toyContext({}))
export const others = [{ series: 'Rolls', values: [10, 20, 30] }]
