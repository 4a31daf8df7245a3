import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { JsonPath } from '../../text/jsonPath'
import type { Rule } from '../rule'

const future = advice<{ day: string }>({
  code: 'PS524',
  title: 'A day that has not come yet',
  message: ({ day }) => `${day} has not come yet.`,
  hint: ({ day }) => `Correct it, or hold the entry back until then with "from": "${day}".`,
  example: {
    wrong: '{ "path": "/prices", "title": "Prices", "published": "2099-03-02", "sections": [] }',
    right: '{ "path": "/prices", "title": "Prices", "published": "2026-03-02", "sections": [] }',
    words: { day: '2099-03-02' },
  },
})

/** The earth's earliest time zone is so many milliseconds ahead. */
const EARLIEST_ZONE = 14 * 60 * 60 * 1000

/** A day of publication or change that is nowhere yet, of what is there already. */
export const rule: Rule = {
  meaning: 'A day lies in the past.',
  messages: [future],
  check: ({ file, site }) => {
    const left = new Set((site.absent ?? []).map(({ source }) => JSON.stringify(source)))
    const today = new Date(Date.now() + EARLIEST_ZONE).toISOString().slice(0, 10)
    const check = (entry: Record<string, unknown>, fields: readonly string[], place: JsonPath) =>
      (left.has(JSON.stringify(place)) ? [] : fields).flatMap((field) => {
        const day = entry[field]
        return typeof day === 'string' && day > today ? [at([...place, field], message(future, { day }))] : []
      })
    const pages = file.pages.flatMap((page, index) => check(page, ['published', 'modified'], ['pages', index]))
    const items = Object.entries(file.collections ?? {}).flatMap(([name, entries]) =>
      entries.flatMap((item, index) => check(item, ['date', 'modified'], ['collections', name, index])),
    )
    return [...pages, ...items]
  },
}
