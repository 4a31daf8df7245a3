import { message } from '../../diagnostics/catalogue'
import { at } from '../../diagnostics/diagnostic'
import { advice } from '../../../parts/message'
import { isObject, type JsonPath } from '../../text/jsonPath'
import { keyed } from '../../resolve/typography/keyed'
import { settingsOf } from '../../schema/settingsOf'
import { headingsOf, seenFrom } from '../headings'
import { homeOf, pathOf } from '../home'
import { folded } from '../linkTexts'
import type { Gathered, Rule } from '../rule'

const differs = advice<{ thing: string; name: string; value: string; other: string; path: string }>({
  code: 'PS541',
  title: 'Two figures for one thing',
  message: ({ thing, name, value, other, path }) => `"${name}" of "${thing}" is "${value}" here and "${other}" on "${path}".`,
  hint: () => 'Write the right one into site.facts and use it by its token in both places; or give what is not the same another name.',
  example: {
    wrong: `{
  "type": "cardGrid",
  "items": [
    { "title": "Term loan", "text": "For a plan.", "facts": [{ "label": "Amount", "value": "$10K to $500K" }] },
    { "title": "Term loans", "text": "For an oven.", "facts": [{ "label": "Amount", "value": "$10K to $900K" }] }
  ]
}`,
    right: `{
  "type": "cardGrid",
  "items": [
    { "title": "Term loan", "text": "For a plan.", "facts": [{ "label": "Amount", "value": "$10K to $500K" }] },
    { "title": "Equipment loan", "text": "For an oven.", "facts": [{ "label": "Amount", "value": "$10K to $900K" }] }
  ]
}`,
    words: { thing: 'Term loans', name: 'Amount', value: '$10K to $900K', other: '$10K to $500K', path: '/sample' },
  },
})

/** A figure that a section gives for a thing. `path` leads into the section. */
type Figure = { thing: string; name: string; value: string; path: JsonPath }

/** A thing is one by whatever number it is called: "Term Loans" are "Term loan". */
const keyOf = (words: string) => folded(words).replace(/s$/, '')
/** "24 to 48 hours" are "24-48 hours", and no one reads a difference out of spaces and dashes. */
const sameFigure = (value: string) =>
  value
    .toLowerCase()
    .replaceAll(/\s*(?:[-‐-―−]|\bto\b)\s*/g, '-')
    .replaceAll(/\s/g, '')

/** What a page gives figures for, and its figures with the number of the section that each stands in. */
type Found = { things: string[]; figures: (Figure & { section: number })[] }

export const rule: Rule = {
  meaning: 'One thing has one figure, wherever it stands.',
  messages: [differs],
  gather: ({ title, sections }, { blocks }): Found => ({
    things: [title, ...sections.flatMap((section) => headingsOf(section, blocks).map(({ text }) => text))].map(keyOf),
    figures: sections.flatMap(({ props }, section) => figuresIn(props, []).flatMap((figure) => (/\d/.test(figure.value) ? [{ ...figure, section }] : []))),
  }),
  settle: (gathered: readonly Gathered<Found>[], { site, file }) => {
    const things = new Set(gathered.flatMap(({ found }) => found.things))
    const known = new Map<string, { value: string; path: string }>()
    return gathered.flatMap(({ page, found }) => {
      const { lang } = settingsOf(site, page)
      return found.figures.flatMap(({ thing, name, value, path, section: index }) => {
        const [key, section] = [[lang, keyOf(thing), keyOf(name)].join('\n'), page.sections[index]]
        if (!section || !things.has(keyOf(thing))) return []
        const first = known.get(key)
        if (!first) known.set(key, { value, path: page.path })
        if (!first || sameFigure(first.value) === sameFigure(value)) return []
        const why = message(differs, { thing, name, value: keyed(value), other: keyed(first.value), path: first.path })
        return [{ ...at(homeOf(file, page, pathOf(section, path)), why), seenFrom: seenFrom(page, section) }]
      })
    })
  },
}

/** Figures of whatever has a title and names its facts, and of the rows of a table, which begin with what they are about. */
function figuresIn(value: unknown, path: JsonPath): Figure[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => figuresIn(entry, [...path, index]))
  if (!isObject(value)) return []
  const inner = Object.entries(value).flatMap(([key, part]) => figuresIn(part, [...path, key]))
  return [...inner, ...factsOf(value, path), ...cellsOf(value, path)]
}

function factsOf({ title, facts }: Record<string, unknown>, path: JsonPath): Figure[] {
  if (typeof title !== 'string' || !Array.isArray(facts)) return []
  return facts.flatMap((fact: unknown, index) => {
    if (!isObject(fact) || typeof fact.label !== 'string' || typeof fact.value !== 'string') return []
    return [{ thing: title, name: fact.label, value: fact.value, path: [...path, 'facts', index, 'value'] }]
  })
}

function cellsOf({ columns, rows }: Record<string, unknown>, path: JsonPath): Figure[] {
  if (!Array.isArray(columns) || !Array.isArray(rows)) return []
  return rows.flatMap((row: unknown, index) => {
    const [thing, ...cells]: unknown[] = Array.isArray(row) ? row : []
    if (typeof thing !== 'string') return []
    return cells.flatMap((value, place) => {
      const column: unknown = columns[place + 1]
      return isObject(column) && typeof column.label === 'string' && typeof value === 'string'
        ? [{ thing, name: column.label, value, path: [...path, 'rows', index, place + 1] }]
        : []
    })
  })
}
