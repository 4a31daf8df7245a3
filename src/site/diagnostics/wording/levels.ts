import { counted } from '../../../parts/counted'
import { entry } from '../../../parts/message'
import { unnestWords } from '../remedy'
import type { RootFields } from '../rootFields'

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** A page with these fields, and with the two that it cannot do without. */
function pageOf(fields: readonly string[]): string {
  const added = [['path', '"path": "/"'] as const, ['title', '"title": "Home"'] as const].flatMap(([field, written]) => (fields.includes(field) ? [] : [written]))
  return [...added, ...fields.map((field) => `"${field}": …`)].join(', ')
}

/** PS22: what stands a level too deep, too high, or in another place of the file. */
export const levelWording = {
  misplaced: entry<{ what: string; list: string; home: string }>({
    code: 'PS221',
    title: 'An entry in a list of others',
    message: ({ what, list }) => `This is ${what}, and "${list}" holds other entries.`,
    hint: ({ home }) => `Cut it, from its { to its }, and paste it ${home}.`,
    example: {
      wrong: '{ "type": "faqGroup", "items": [{ "type": "cta", "title": "Still have questions?", "actions": [{ "label": "Ask us", "href": "/faq" }] }] }',
      right: '{ "type": "cta", "title": "Still have questions?", "actions": [{ "label": "Ask us", "href": "/faq" }] }',
      words: { what: 'a section of type "cta"', list: 'items', home: 'behind the section that it stands in, between two sections of the page' },
    },
  }),
  nested: entry<{ name: string; owner: string; others?: number }>({
    code: 'PS223',
    title: 'Fields a level too deep',
    message: ({ name, owner, others }) =>
      `The fields of ${owner} stand in "${name}", which it does not have.${others === undefined ? '' : ` It is so in ${counted(others, 'other place')}, too.`}`,
    hint: ({ name }) => unnestWords(name),
    example: {
      wrong: '{ "type": "prose", "props": { "text": "We bake." } }',
      right: '{ "type": "prose", "text": "We bake." }',
      words: { name: 'props', owner: 'a prose' },
    },
  }),
  flat: entry<{ type: string; fields: readonly string[] }>({
    code: 'PS224',
    title: 'A section without braces of its own',
    message: ({ type }) => `The fields of a section of type "${type}" stand in the page itself.`,
    hint: ({ fields }) => `Put ${fields.map((field) => `"${field}"`).join(', ')} into "sections": [{ … }].`,
    example: {
      wrong: '{ "path": "/bread", "title": "Bread", "type": "prose", "text": "We bake." }',
      right: '{ "path": "/bread", "title": "Bread", "sections": [{ "type": "prose", "text": "We bake." }] }',
      words: { type: 'prose', fields: ['type', 'text'] },
    },
  }),
  apart: entry<{ field: string; names: readonly string[]; owner: string; written: string; isGuess: boolean }>({
    code: 'PS225',
    title: 'Parts of one field that stand apart',
    message: ({ field, names, owner }) =>
      names.length === 1
        ? `There is no field ${quoted(names)} in ${owner}: it is a part of "${field}".`
        : `There are no fields ${quoted(names)} in ${owner}: they are parts of "${field}".`,
    hint: ({ field, names, written }) => `Write "${field}": ${written} in place of ${['it', 'both'][names.length - 1] ?? 'all of them'}.`,
    example: {
      wrong: '{ "type": "cta", "title": "Call", "button_label": "Fees", "button_link": "/faq" }',
      right: '{ "type": "cta", "title": "Call", "actions": [{ "label": "Fees", "href": "/faq" }] }',
      words: { field: 'actions', names: ['button_label', 'button_link'], owner: 'a cta', written: '[{ "label": "Fees", "href": "/faq" }]', isGuess: false },
    },
  }),
  fieldElsewhere: entry<RootFields>({
    code: 'PS222',
    title: 'A field that belongs elsewhere',
    message: ({ name, home, fields = [name] }) => {
      const where = home === 'site' ? '"site"' : 'a page'
      if (fields.length > 1) return `${quoted(fields)} are no fields of the file itself: they belong into ${where}.`
      return `"${name}" is no field of the file itself: it belongs into ${where}.`
    },
    hint: ({ name, home, fields = [name] }) => {
      const it = fields.length > 1 ? 'them' : 'it'
      return home === 'site' ? `Cut ${it} and paste ${it} into "site".` : `Write around ${it}: "pages": [{ ${pageOf(fields)} }].`
    },
    example: {
      wrong: '{ "contact": { "email": "hello@your-name.com" } }',
      right: '{ "site": { "contact": { "email": "hello@your-name.com" } } }',
      words: { name: 'contact', home: 'site' },
    },
  }),
}
