import { entry, nearOr, type Near } from './entry'

/** PS41: what blocks find in their own fields. */
export const blockWording = {
  nothingPicked: entry<object>({
    code: 'PS410', title: 'A choice of nothing',
    what: () => 'Nothing is picked here, so the list would be empty.',
    todo: () => 'Name the slugs to show, or delete the field to show all of them.',
  }),
  unevenRow: entry<{ cells: number; columns: number }>({
    code: 'PS411', title: 'A row with more or fewer cells than columns',
    what: ({ cells, columns }) => `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but there ${columns === 1 ? 'is 1 column' : `are ${columns} columns`}.`,
    todo: ({ cells, columns }) => (cells < columns ? 'Add the missing cells; a dash can stand for none.' : 'Delete the cells that are too many, or add a column.'),
  }),
  doubleField: entry<{ name: string }>({
    code: 'PS412', title: 'Two fields with one name',
    what: ({ name }) => `There is already a field called "${name}" in this form; only one of them would be read.`,
    todo: () => 'Give one of them another name.',
  }),
  impossibleLengths: entry<{ least: number; most: number }>({
    code: 'PS413', title: 'A rule that nobody can meet',
    what: ({ least, most }) => `At least ${least} characters are asked for, but at most ${most} can be written: nobody can fill this in.`,
    todo: () => 'Make "minLength" smaller than "maxLength".',
  }),
  nothingMatches: entry<Near>({
    code: 'PS414', title: 'A list that nothing matches',
    what: ({ name }) => `No item has the category "${name}", so the list would be empty.`,
    todo: nearOr('categories'),
  }),
}
