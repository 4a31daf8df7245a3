import { counted } from '../../../parts/counted'
import { entry } from '../../../parts/message'

/** What a text has too many of. */
const MANY = {
  marks: (limit: number) => `This paragraph has more than ${counted(limit, 'mark of emphasis')}, such as "*" and "_".`,
  open: (limit: number) => `This paragraph has more than ${counted(limit, 'mark')} such as "<!", "<?" and "\\\`\`", which begin a comment or code that may have no end.`,
  entries: (limit: number) => `This text has more than ${counted(limit, 'entry of lists and quotes')}, or of underlined headings.`,
}

/** PS44: Markdown in running text, what stops a build. */
export const markdownWording = {
  textTooDeep: entry<{ limit: number }>({
    code: 'PS447',
    title: 'Lists, quotes or pictures that are nested too deep',
    message: ({ limit }) => `Here marks are nested more than ${limit} deep; no text needs that.`,
    hint: () => 'Look for a "-", "*", ">" or "![" that stands here again and again. To show such a mark itself, write "\\\\" before it.',
    example: {
      wrong: '{ "type": "prose", "text": "* * * * * * * * * * * * * * * * * * * * * * * * Sale" }',
      right: '{ "type": "prose", "text": "- Sale" }',
      words: { limit: 20 },
    },
  }),
  tooManyMarks: entry<{ limit: number; of: keyof typeof MANY }>({
    code: 'PS448',
    title: 'Too many marks in a text',
    message: ({ limit, of }) => MANY[of](limit),
    hint: ({ of }) => (of === 'entries' ? 'Share it out over several texts.' : 'Part it with empty lines, or take out the marks that are not needed.'),
    example: {
      wrong: '{ "type": "prose", "text": "*_*_*_*_*_*_*_ …" }',
      right: '{ "type": "prose", "text": "A *good* offer." }',
      words: { limit: 1000, of: 'marks' },
    },
  }),
  nothingShown: entry<object>({
    code: 'PS440',
    title: 'A text of which nothing is shown',
    message: () => 'Of this text nothing is shown: it has marks, but no words.',
    hint: () => 'Write what visitors should read, or delete it.',
    example: {
      wrong: '{ "type": "prose", "text": "---" }',
      right: '{ "type": "prose", "text": "There are no fees." }',
      words: {},
    },
  }),
}
