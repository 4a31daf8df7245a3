import type { StylePart } from '../../parts/stylePart'
import type { ChartProps } from './resolve'

/** Whether the values of several lines are told in a table. */
const hasColumns = ({ picture }: ChartProps) => picture !== undefined && picture.names.length > 1

export const styles: readonly StylePart<ChartProps>[] = [
  { pattern: 'sheets', isIn: hasColumns },
  { rules: /^\.chart-(?:shares|ring|parts)(?![\w-])/, isIn: ({ picture }) => picture?.kind === 'shares' },
  { rules: /^\.chart-(?:field|ticks|lines|line|area|dot|columns|list)(?![\w-])/, isIn: ({ picture }) => picture?.kind === 'lines' },
  { rules: /^\.chart-(?:legend|table)(?![\w-])/, isIn: hasColumns },
]
