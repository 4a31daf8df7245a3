import { counted } from '../../../parts/counted'
import { entry, nearOr, type Near } from './entry'

/** PS41: what blocks find in their own fields. */
export const blockWording = {
  nothingPicked: entry<object>({
    code: 'PS410', title: 'A choice of nothing',
    what: () => 'Nothing is picked here, so the list would be empty.',
    todo: () => 'Name the slugs to show, or delete the field to show all of them.',
    example: {
      wrong: '{ "type": "articleList", "collection": "articles", "pick": [] }',
      right: '{ "type": "articleList", "collection": "articles", "pick": ["first-steps"] }',
      words: {},
    },
  }),
  unevenRow: entry<{ cells: number; columns: number }>({
    code: 'PS411', title: 'A row with more or fewer cells than columns',
    what: ({ cells, columns }) => `This row has ${counted(cells, 'cell')}, but there ${columns === 1 ? 'is' : 'are'} ${counted(columns, 'column')}.`,
    todo: ({ cells, columns }) => (cells < columns ? 'Add the missing cells; a dash can stand for none.' : 'Delete the cells that are too many, or add a column.'),
    example: {
      wrong: '{ "type": "table", "caption": "Fees", "columns": [{ "label": "Loan" }, { "label": "Fee" }], "rows": [["Term loan"]] }',
      right: '{ "type": "table", "caption": "Fees", "columns": [{ "label": "Loan" }, { "label": "Fee" }], "rows": [["Term loan", "None"]] }',
      words: { cells: 1, columns: 2 },
    },
  }),
  doubleField: entry<{ name: string }>({
    code: 'PS412', title: 'Two fields with one name',
    what: ({ name }) => `There is already a field called "${name}" in this form; only one of them would be read.`,
    todo: () => 'Give one of them another name.',
    example: {
      wrong: '{\n  "type": "form",\n  "fields": [\n    { "kind": "text", "name": "name", "label": "Name" },\n    { "kind": "text", "name": "name", "label": "Company" }\n  ],\n  "submit": "Send",\n  "errorSummary": "Something is missing.",\n  "success": { "title": "Sent", "message": "We write soon." },\n  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }\n}',
      right: '{\n  "type": "form",\n  "fields": [\n    { "kind": "text", "name": "name", "label": "Name" },\n    { "kind": "text", "name": "company", "label": "Company" }\n  ],\n  "submit": "Send",\n  "errorSummary": "Something is missing.",\n  "success": { "title": "Sent", "message": "We write soon." },\n  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }\n}',
      words: { name: 'name' },
    },
  }),
  impossibleLengths: entry<{ least: number; most: number }>({
    code: 'PS413', title: 'A rule that nobody can meet',
    what: ({ least, most }) => `At least ${counted(least, 'character')} ${least === 1 ? 'is' : 'are'} asked for, but at most ${most} can be written: nobody can fill this in.`,
    todo: () => 'Make "minLength" smaller than "maxLength".',
    example: {
      wrong: '{\n  "type": "form",\n  "fields": [\n    { "kind": "text", "name": "name", "label": "Name",\n      "minLength": { "value": 50, "message": "Too short." },\n      "maxLength": { "value": 5, "message": "Too long." } }\n  ],\n  "submit": "Send",\n  "errorSummary": "Something is missing.",\n  "success": { "title": "Sent", "message": "We write soon." },\n  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }\n}',
      right: '{\n  "type": "form",\n  "fields": [\n    { "kind": "text", "name": "name", "label": "Name",\n      "minLength": { "value": 5, "message": "Too short." },\n      "maxLength": { "value": 50, "message": "Too long." } }\n  ],\n  "submit": "Send",\n  "errorSummary": "Something is missing.",\n  "success": { "title": "Sent", "message": "We write soon." },\n  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }\n}',
      words: { least: 50, most: 5 },
    },
  }),
  nothingMatches: entry<Near>({
    code: 'PS414', title: 'A list that nothing matches',
    what: ({ name }) => `No item has the category "${name}", so the list would be empty.`,
    todo: nearOr('categories'),
    example: {
      wrong: '{ "type": "articleList", "collection": "articles", "category": "Guidez" }',
      right: '{ "type": "articleList", "collection": "articles", "category": "Guides" }',
      words: { name: 'Guidez', known: [], suggestion: 'Guides' },
    },
  }),
}
