import { at, type Finding } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { ownerOf } from '../../schema/findings/issueWords'
import { childSchema, isRequired } from '../../schema/schemaTree'
import { isObject, type JsonPath } from '../../text/jsonPath'
import type { LintContext, Rule } from '../rule'

const empty = advice<{ field: string; owner: string }>({
  code: 'PS526',
  title: 'An empty list',
  message: ({ field, owner }) => `"${field}" of ${owner} is empty, so nothing is shown.`,
  hint: () => 'Add an entry, or hide the section with "hidden": true until there is one.',
  example: {
    wrong: '{ "type": "linkList", "links": [] }',
    right: '{ "type": "linkList", "links": [{ "label": "Questions on fees", "href": "/faq" }] }',
    words: { field: 'links', owner: 'a linkList' },
  },
})

/** A list that a block cannot do without, and that has no entry. An optional one may be empty: it is left out. */
export const rule: Rule = {
  meaning: 'A list has entries.',
  messages: [empty],
  checkEntry: ({ hidden, sections }, place, context) => (hidden ? [] : foundIn(sections, [...place, 'sections'], context)),
  check: (context) => {
    const { shared = {}, notFound } = context.file
    const inShared = Object.entries(shared).flatMap(([name, section]) => foundIn(section, ['shared', name], context))
    // Of one without sections the frame says what there is to say.
    return [...inShared, ...(notFound.sections.length > 0 ? foundIn(notFound.sections, ['notFound', 'sections'], context) : [])]
  },
}

/** What is empty in a section or a list of them. */
function foundIn(looked: unknown, place: JsonPath, { file, schema }: LintContext): Finding[] {
  // Nearly all sections have none, and are not looked through a second time.
  if (!hasOne(looked)) return []
  const findings: Finding[] = []
  const visit = (parent: Parameters<typeof childSchema>[0], value: unknown, path: JsonPath): void => {
    if (Array.isArray(value) && value.length === 0 && isRequired(parent)) {
      findings.push(at(path, message(empty, { field: String(path.at(-1)), owner: ownerOf(file, path.slice(0, -1)) })))
    }
    if (isObject(value) && value.hidden === true) return
    const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
    for (const [key, child] of entries) {
      const own = typeof child === 'object' ? childSchema(parent, value, key) : undefined
      if (own) visit(own, child, [...path, key])
    }
  }
  const { sections } = schema.shape.pages.element.shape
  visit(Array.isArray(looked) ? sections : sections.element, looked, place)
  return findings
}

const hasOne = (value: unknown): boolean => typeof value === 'object' && value !== null && ((Array.isArray(value) && value.length === 0) || Object.values(value).some(hasOne))
