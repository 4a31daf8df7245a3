import { counted } from '../../parts/counted'
import type { CheckContext } from '../../parts/check'
import { entry } from '../../parts/message'
import type { Chart } from './schema'

/** A chart as an author writes it, from its lines behind the caption. */
const chart = (...lines: string[]) => `{\n${['"type": "chart"', '"caption": "Loans of the year."', ...lines].map((line) => `  ${line}`).join(',\n')}\n}`

const TWO_YEARS = '"data": [{ "label": "2025", "value": 3 }, { "label": "2026", "value": 4 }]'
const SERIES = '"series": "Loans"'
const SHARES = '"kind": "shares"'
const ONE_KIND = '"data": [{ "label": "Term", "value": 3 }]'
const BEFORE = '"compare": [{ "series": "Before", "values": [2] }]'

const unevenValues = entry<{ values: number; labels: number }>({
  code: 'PS450',
  title: 'A series with more or fewer values than labels',
  message: ({ values, labels }) => `This series has ${counted(values, 'value')}, but "data" has ${counted(labels, 'label')}.`,
  hint: ({ values, labels }) => (values < labels ? 'Add the missing values.' : 'Delete the values that are too many, or add entries to "data".'),
  example: {
    wrong: chart(SERIES, TWO_YEARS, BEFORE),
    right: chart(SERIES, TWO_YEARS, '"compare": [{ "series": "Before", "values": [2, 3] }]'),
    words: { values: 1, labels: 2 },
  },
})

const severalWholes = entry<object>({
  code: 'PS451',
  title: 'Shares of more than one whole',
  message: () => 'Shares are parts of one whole, so a chart of shares has one series.',
  hint: () => 'Delete "compare", or draw bars.',
  example: {
    wrong: chart(SHARES, SERIES, ONE_KIND, BEFORE),
    right: chart('"kind": "bars"', SERIES, ONE_KIND, BEFORE),
    words: {},
  },
})

const negativeShare = entry<{ value: number }>({
  code: 'PS452',
  title: 'A share below zero',
  message: ({ value }) => `The share ${value} is below zero; a part of a whole cannot be.`,
  hint: () => 'Write zero or more, or draw bars.',
  example: {
    wrong: chart(SHARES, SERIES, '"data": [{ "label": "Term", "value": 3 }, { "label": "Line", "value": -1 }]'),
    right: chart(SHARES, SERIES, '"data": [{ "label": "Term", "value": 3 }, { "label": "Line", "value": 1 }]'),
    words: { value: -1 },
  },
})

export const messages = [unevenValues, severalWholes, negativeShare]

/** Reports a series that has not one value for each label, a chart of shares with several series, and shares below zero. */
export function check({ kind, data, compare = [] }: Chart, { report }: CheckContext): void {
  compare.forEach(({ values }, index) => {
    if (values.length !== data.length) report(['compare', index, 'values'], unevenValues, { values: values.length, labels: data.length })
  })
  if (kind !== 'shares') return
  if (compare.length > 0) report(['compare'], severalWholes, {})
  data.forEach(({ value }, index) => {
    if (value < 0) report(['data', index, 'value'], negativeShare, { value })
  })
}
