import { entry } from './entry'

/** PS44: Markdown in running text, what stops a build. */
export const markdownWording = {
  textTooDeep: entry<{ limit: number }>({
    code: 'PS447', title: 'Lists or quotes that are nested too deep',
    what: ({ limit }) => `Here marks are nested more than ${limit} deep; no text needs that.`,
    todo: () => 'Look for a "-", "*" or ">" that stands here again and again. To show such a mark itself, write "\\\\" before it.',
    example: {
      wrong: '{ "type": "prose", "text": "* * * * * * * * * * * * * * * * * * * * * * * * Sale" }',
      right: '{ "type": "prose", "text": "- Sale" }',
      words: { limit: 20 },
    },
  }),
  tooManyMarks: entry<{ limit: number; of: 'marks' | 'entries' }>({
    code: 'PS448', title: 'Too many marks in a text',
    what: ({ limit, of }) => (of === 'marks' ? `This paragraph has more than ${limit} marks of emphasis, such as "*" and "_".` : `This text has more than ${limit} entries of lists and quotes.`),
    todo: ({ of }) => (of === 'marks' ? 'Part it with empty lines, or take out the marks that are not needed.' : 'Share it out over several texts.'),
    example: {
      wrong: '{ "type": "prose", "text": "*_*_*_*_*_*_*_ …" }',
      right: '{ "type": "prose", "text": "A *good* offer." }',
      words: { limit: 1000, of: 'marks' },
    },
  }),
  nothingShown: entry<object>({
    code: 'PS440', title: 'A text of which nothing is shown',
    what: () => 'Of this text nothing is shown: it has marks, but no words.',
    todo: () => 'Write what visitors should read, or delete it.',
    example: {
      wrong: '{ "type": "prose", "text": "---" }',
      right: '{ "type": "prose", "text": "There are no fees." }',
      words: {},
    },
  }),
}

export type Unshown = 'heading' | 'picture' | 'rule' | 'table' | 'definition'

const WHAT: Record<Unshown, string> = {
  heading: 'Here stands a heading, but running text has none: it is shown as a paragraph',
  picture: 'Here stands a picture, but running text has none: only the words for it are shown',
  rule: 'Here stands a line across the page, but running text has none: it is not shown',
  table: 'Here stands a table, but running text has none: it is shown as it is written',
  definition: 'Here stands an address for a link, but no link in this text uses it: it is not shown',
}

const TODO: Record<Unshown, string> = {
  heading: 'Write it in **bold**, or give the text a title of its own.',
  picture: 'Delete it, and say in words what it shows.',
  rule: 'Delete it, or begin a new section here.',
  table: 'Write a list, or use a block for tables.',
  definition: 'Write the link as [words](/address), or delete the line.',
}

/** PS44: Markdown in running text, what only is not shown. */
export const markdownAdvice = {
  removedMarkdown: entry<{ kind: Unshown; more: number }>({
    code: 'PS449', severity: 'advice', title: 'Something that running text does not show',
    what: ({ kind, more }) => `${WHAT[kind]}${more > 0 ? `. There ${more === 1 ? 'is 1 more' : `are ${more} more`} in this text` : ''}.`,
    todo: ({ kind }) => TODO[kind],
    example: {
      wrong: '{ "type": "prose", "text": "# Fees\\n\\nThere are none." }',
      right: '{ "type": "prose", "title": "Fees", "text": "There are none." }',
      words: { kind: 'heading', more: 0 },
    },
  }),
}
