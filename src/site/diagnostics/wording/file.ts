import { entry } from '../../../parts/message'

/** PS1: the file cannot be read. */
export const fileWording = {
  missingFile: entry<{ reason: string }>({
    code: 'PS101',
    title: 'The file cannot be read',
    what: ({ reason }) => `The file cannot be read: ${reason}.`,
    todo: () => 'Check its name, or name another with --pages FILE.',
    example: {
      wrong: 'npm run check -- --pages page.json',
      right: 'npm run check -- --pages pages.json',
      words: { reason: 'there is no such file' },
    },
  }),
  emptyFile: entry<object>({
    code: 'PS102',
    title: 'The file is empty',
    what: () => 'The file is empty.',
    todo: () => 'A site starts with { "site": { … }, "pages": [ … ], "notFound": { … } }.',
    example: {
      wrong: '(nothing)',
      right: '{ "site": { … }, "pages": [ … ], "notFound": { … } }',
      words: {},
    },
  }),
  encoding: entry<{ encoding: string }>({
    code: 'PS103',
    title: 'The file is not UTF-8',
    what: ({ encoding }) => `The file is not UTF-8 text: ${encoding}.`,
    todo: () => 'Save it again with the encoding "UTF-8".',
    example: {
      wrong: '"title": "Caf\ufffd"',
      right: '"title": "Café"',
      words: { encoding: 'byte 170 belongs to no character' },
    },
  }),
  tooLarge: entry<{ size: string; limit: string }>({
    code: 'PS104',
    title: 'The file is too large',
    what: ({ size, limit }) => `The file has ${size}; at most ${limit} can be read.`,
    todo: () => 'Shorten it: long repeated texts belong into "shared", once.',
    example: {
      wrong: 'pages.json with 80 MB',
      right: 'pages.json with 2 MB',
      words: { size: '80.0 MB', limit: '64.0 MB' },
    },
  }),
  tooDeep: entry<{ limit: number }>({
    code: 'PS105',
    title: 'Brackets are nested too deep',
    what: ({ limit }) => `Here brackets are nested more than ${limit} deep; no page needs that.`,
    todo: () => 'Look for a "[" or "{" that was typed or pasted too often.',
    example: {
      wrong: '"sections": [[[[[[[[[[[[ … ]]]]]]]]]]]]',
      right: '"sections": [ … ]',
      words: { limit: 32 },
    },
  }),
  syntax: entry<{ what: string; todo: string }>({
    code: 'PS110',
    title: 'The file is not valid JSON',
    what: ({ what }) => what,
    todo: ({ todo }) => todo,
    example: {
      wrong: '{ "type": "hero", "title": "Welcome" "size": "full" }',
      right: '{ "type": "hero", "title": "Welcome", "size": "full" }',
      words: { what: 'A comma is missing here.', todo: 'Put a comma between the two entries.' },
    },
  }),
  mergeConflict: entry<object>({
    code: 'PS111',
    title: 'A merge conflict is left in the file',
    what: () => 'Here a merge conflict was left in the file.',
    todo: () => 'Keep one of the two versions and delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
    example: {
      wrong: '{ "type": "hero",\n<<<<<<< HEAD\n  "title": "Welcome"\n=======\n  "title": "Hello"\n>>>>>>> draft\n}',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: {},
    },
  }),
  curlyQuotes: entry<object>({
    code: 'PS112',
    title: 'Curly quotes around a name or text',
    what: () => 'Here stands a curly quotation mark where JSON needs a straight one.',
    todo: () => 'Type " instead. Inside a text, curly quotes are fine.',
    example: {
      wrong: '{ "type": “hero”, "title": "Welcome" }',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: {},
    },
  }),
  duplicateKey: entry<{ name: string; line: number }>({
    code: 'PS113',
    title: 'The same name stands twice',
    what: ({ name, line }) => `"${name}" stands twice in the same braces; the first is in line ${line}. Only one of them can count.`,
    todo: () => 'Delete one of the two.',
    example: {
      wrong: '{ "type": "hero", "title": "Welcome", "title": "Hello" }',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: { name: 'title', line: 41 },
    },
  }),
  controlCharacter: entry<{ name: string }>({
    code: 'PS114',
    title: 'An invisible character',
    what: ({ name }) => `This text contains an invisible character (${name}) that no page can show.`,
    todo: () => 'Delete it; often it came along when the text was pasted.',
    example: {
      wrong: '{ "type": "hero", "title": "Wel\\u0007come" }',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: { name: 'U+0007' },
    },
  }),
  turnedDirection: entry<{ name: string }>({
    code: 'PS115',
    title: 'An invisible character that turns letters round',
    what: ({ name }) => `This text contains an invisible character (${name}) that turns round what follows: visitors read something else than is written.`,
    todo: () => 'Delete it; often it came along when the text was pasted.',
    example: {
      wrong: '{ "type": "hero", "title": "Wel\\u202ecome" }',
      right: '{ "type": "hero", "title": "Welcome" }',
      words: { name: 'U+202E' },
    },
  }),
}
