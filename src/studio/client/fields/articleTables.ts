import { type Attribute, mergeAttributes, Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

/** What each kind of node is for what edits tables. */
const ROLES: Readonly<Record<string, string>> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' }

/** A document may hold tables beside all else; what is in a cell may not. */
const ArticleDocument = Node.create({ name: 'doc', topNode: true, content: '(block | table)+' })

const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this
    const goBy = (by: 1 | -1) => () => goToNextCell(by)(editor.state, editor.view.dispatch)
    return { Tab: goBy(1), 'Shift-Tab': goBy(-1) }
  },
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  addAttributes: () => ({
    isHead: {
      default: false,
      parseHTML: ({ parentElement }) => parentElement?.tagName === 'THEAD',
      renderHTML: ({ isHead }) => (isHead ? { 'data-head': '' } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

/** How many columns or rows a cell takes: one, unless said. */
const span = (name: 'colspan' | 'rowspan'): Attribute => ({
  default: 1,
  parseHTML: (cell) => Number(cell.getAttribute(name) ?? 1),
  renderHTML: ({ [name]: count }) => (count === 1 ? {} : { [name]: count }),
})

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan'), colwidth: { default: null, rendered: false }, align: { default: null }, scope: { default: null } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

/** The document of an article, and tables in it. */
export const tableExtensions = [ArticleDocument, Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')]

/** A table to begin with: a row of headings and two below it. */
export const newTable = {
  type: 'table',
  content: [true, false, false].map((isHead) => ({
    type: 'tableRow',
    attrs: { isHead },
    content: Array.from({ length: 3 }, () => ({ type: isHead ? 'tableHeader' : 'tableCell', content: [{ type: 'paragraph' }] })),
  })),
}
