import { counted } from '../../../parts/counted'
import { entry } from '../../../parts/message'

/** What a text has too many of. */
const MANY = {
  marks: (limit: number) => `This paragraph has more than ${counted(limit, 'mark of emphasis')}, such as "*" and "_".`,
  open: (limit: number) => `This paragraph has more than ${counted(limit, 'mark')} such as "<!", "<?" and "\\\`\`", which begin a comment or code that may have no end.`,
  entries: (limit: number) => `This text has more than ${counted(limit, 'entry of lists and quotes')}, or of underlined headings.`,
  brackets: (limit: number) => `This text has more than ${counted(limit, 'word')} in brackets that lead nowhere.`,
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
  unreadBody: entry<{ file: string; reason: string }>({
    code: 'PS453',
    title: 'A body in a file that cannot be read',
    message: ({ file, reason }) => `The file "${file}" cannot be shown: ${reason}.`,
    hint: () => 'Write the path of a Markdown file from the folder of this file downwards, such as "articles/first.md".',
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "body": "articles/none.md" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "body": "articles/next-steps.md" }',
      words: { file: 'articles/none.md', reason: 'there is no such file' },
    },
  }),
  twoBodies: entry({
    code: 'PS454',
    title: 'An item with two bodies',
    message: () => 'This item has both "content" and "body", and a page shows one.',
    hint: () => 'Delete one of the two.',
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<p>Then …</p>", "body": "articles/next-steps.md" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "body": "articles/next-steps.md" }',
      words: {},
    },
  }),
  fieldsInBody: entry<{ file: string }>({
    code: 'PS455',
    title: 'Fields in the file of a body',
    message: ({ file }) => `"${file}" begins with fields between two lines of "---": they would be shown as a part of the body.`,
    hint: () => 'Write them into the item, and delete these lines.',
    example: {
      wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "body": "articles/old.md" }',
      right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "body": "articles/next-steps.md" }',
      words: { file: 'articles/old.md' },
    },
  }),
}
