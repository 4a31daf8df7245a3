import { entry } from '../../../parts/message'
import { historyWords } from './history'

/** PS1: the file cannot be read. */
export const fileWording = {
  missingFile: entry<{ reason: string }>({
    code: 'PS101',
    title: 'The file cannot be read',
    message: ({ reason }) => `The file cannot be read: ${reason}.`,
    hint: () => 'Check its name, or name another with --pages FILE.',
    example: {
      wrong: 'npm run check -- --pages page.json',
      right: 'npm run check -- --pages pages.json',
      words: { reason: 'there is no such file' },
    },
  }),
  emptyFile: entry<object>({
    code: 'PS102',
    title: 'The file is empty',
    message: () => 'The file is empty.',
    hint: () => 'A site starts with { "site": { "name": "…" }, "pages": [ … ] }; npm run site -- "Your name" writes one.',
    example: {
      wrong: '(nothing)',
      right: '{ "site": { "name": "Corner Bakery" }, "pages": [ … ] }',
      words: {},
    },
  }),
  encoding: entry<{ encoding: string }>({
    code: 'PS103',
    title: 'The file is not UTF-8',
    message: ({ encoding }) => `The file is not UTF-8 text: ${encoding}.`,
    hint: () => 'Open it in the encoding that it was saved in, such as "Western (Windows 1252)", and save it as "UTF-8"; VS Code does both in its bar below.',
    example: {
      wrong: '"title": "Caf\ufffd"',
      right: '"title": "Café"',
      words: { encoding: 'byte 170 belongs to no character' },
    },
  }),
  tooLarge: entry<{ size: string; limit: string }>({
    code: 'PS104',
    title: 'The file is too large',
    message: ({ size, limit }) => `The file has ${size}; at most ${limit} can be read.`,
    hint: () => 'Shorten it: long repeated texts belong into "shared", once.',
    example: {
      wrong: 'pages.json with 80 MB',
      right: 'pages.json with 2 MB',
      words: { size: '80.0 MB', limit: '64.0 MB' },
    },
  }),
  tooDeep: entry<{ limit: number }>({
    code: 'PS105',
    title: 'Brackets are nested too deep',
    message: ({ limit }) => `Here brackets are nested more than ${limit} deep; no page needs that.`,
    hint: () => 'Look for a "[" or "{" that was typed or pasted too often.',
    example: {
      wrong: '"sections": [[[[[[[[[[[[ … ]]]]]]]]]]]]',
      right: '"sections": [ … ]',
      words: { limit: 32 },
    },
  }),
  unincluded: entry<{ name: string; reason: string }>({
    code: 'PS106',
    title: 'A file that cannot be included',
    message: ({ name, reason }) => `"${name}" cannot be included: ${reason}.`,
    hint: () => 'Mend its name here, put the file there, or delete it here.',
    example: {
      wrong: '"include": ["page/*.json"]',
      right: '"include": ["pages/*.json"]',
      words: { name: 'page/*.json', reason: 'there is no such file yet' },
    },
  }),
  notIncludable: entry<{ name: string | undefined; isKnown?: boolean }>({
    code: 'PS107',
    title: 'What an included file cannot hold',
    message: ({ name, isKnown = false }) =>
      name === undefined
        ? 'An included file is no list and no text: it has fields.'
        : isKnown
          ? `"${name}" is of another kind in an included file.`
          : `"${name}" cannot stand in an included file.`,
    hint: ({ name }) =>
      name === 'include'
        ? 'Name the files in "include" of the main file.'
        : `It may hold "pages": [ … ], and "collections", "shared" and "redirects" in { }${name === undefined ? '' : '; all else stands in the main file'}.`,
    example: {
      wrong: '{ "site": { "name": "Corner Bakery" }, "pages": [ … ] }',
      right: '{ "pages": [ … ] }',
      words: { name: 'site' },
    },
  }),
  syntax: entry<{ message: string; hint: string }>({
    code: 'PS110',
    title: 'The file is not valid JSON',
    message: ({ message }) => message,
    hint: ({ hint }) => hint,
    example: {
      wrong: '{ "type": "hero", "title": "Welcome" "size": "full" }',
      right: '{ "type": "hero", "title": "Welcome", "size": "full" }',
      words: { message: 'A comma is missing here.', hint: 'Put a comma between the two entries.' },
    },
  }),
  /** `left` is a mark whose others are gone; empty where all are there. */
  mergeConflict: entry<{ left: string }>({
    code: 'PS111',
    title: 'A merge conflict is left in the file',
    message: ({ left }) => (left === '' ? 'Here a merge conflict was left in the file.' : `Here ${left} was left of a merge conflict, and other marks of it are gone.`),
    hint: ({ left }) =>
      left === ''
        ? 'Run "npm run merge": it puts both versions together, and asks where both say something else.'
        : `Delete this line. Where the same stands above and below it in two versions, delete one of them. ${historyWords.orUndo}`,
    example: {
      wrong: '{ "type": "hero",\n<<<<<<< HEAD\n  "title": "Welcome"\n=======\n  "title": "Hello"\n>>>>>>> draft\n}',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: { left: '' },
    },
  }),
  curlyQuotes: entry<object>({
    code: 'PS112',
    title: 'Curly quotes around a name or text',
    message: () => 'Here stands a curly quotation mark where JSON needs a straight one.',
    hint: () => 'Type " instead. Inside a text, curly quotes are fine.',
    example: {
      wrong: '{ "type": “hero”, "title": "Welcome" }',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: {},
    },
  }),
  duplicateKey: entry<{ name: string; line: number | string }>({
    code: 'PS113',
    title: 'The same name stands twice',
    message: ({ name, line }) =>
      typeof line === 'number'
        ? `"${name}" stands twice in the same braces; the first is in line ${line}. Only one of them can count.`
        : `"${name}" has been given already, at ${line}. Only one of the two can count.`,
    hint: () => 'Delete one of the two.',
    example: {
      wrong: '{ "type": "hero", "title": "Welcome", "title": "Hello" }',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: { name: 'title', line: 41 },
    },
  }),
  runOn: entry<{ name: string }>({
    code: 'PS116',
    title: 'An entry in the braces of another',
    message: ({ name }) => `With "${name}" another entry begins in the same braces: a } and a { are missing before it.`,
    hint: () => 'Write }, { in place of the comma before it.',
    example: {
      wrong: '{ "type": "faqGroup", "title": "Fees", "items": [{ "question": "Why?", "answer": "So.", "question": "How?", "answer": "Well." }] }',
      right: '{ "type": "faqGroup", "title": "Fees", "items": [{ "question": "Why?", "answer": "So." }, { "question": "How?", "answer": "Well." }] }',
      words: { name: 'question' },
    },
  }),
  controlCharacter: entry<{ name: string }>({
    code: 'PS114',
    title: 'An invisible character',
    message: ({ name }) => `This text contains an invisible character (${name}) that no page can show.`,
    hint: () => 'Delete it; often it came along when the text was pasted.',
    example: {
      wrong: '{ "type": "hero", "title": "Wel\\u0007come" }',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: { name: 'U+0007' },
    },
  }),
  turnedDirection: entry<{ name: string }>({
    code: 'PS115',
    title: 'An invisible character that turns letters round',
    message: ({ name }) => `This text contains an invisible character (${name}) that turns round what follows: visitors read something else than is written.`,
    hint: () => 'Delete it; often it came along when the text was pasted.',
    example: {
      wrong: '{ "type": "hero", "title": "Wel\\u202ecome" }',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: { name: 'U+202E' },
    },
  }),
}
