/** What keeps a text from being JSON: PS110 in all its forms. */
export const syntaxWording = {
  bareWord: { what: 'Here stands something that is neither a text in quotes, a number, true, false nor null.', todo: 'Put texts into straight double quotes.' },
  bareName: { what: 'The name of a field needs double quotes.', todo: 'Write it as "name": value.' },
  wordCase: { what: 'true, false and null are written in small letters.', todo: 'Write it in small letters.' },
  singleQuotes: { what: 'Single quotes cannot hold a text in JSON.', todo: 'Type " before and after it.' },
  number: { what: 'This is not a number as JSON writes it.', todo: 'Write digits with a point, for example 12.5, or put it into quotes.' },
  commaAtEnd: { what: 'There is a comma after the last entry, before the closing bracket.', todo: 'Delete that comma.' },
  commaTwice: { what: 'Here is a comma with nothing before it.', todo: 'Delete that comma.' },
  nameMissing: { what: 'Here the name of a field is expected, in double quotes.', todo: 'Write it as "name": value.' },
  valueMissing: { what: 'Here a value is missing.', todo: 'Write a text in quotes, a number, true, false, [ … ] or { … }.' },
  colonMissing: { what: 'A colon is missing between the name of a field and its value.', todo: 'Write "name": value.' },
  colonTooMuch: { what: 'Here is a colon that belongs to no field.', todo: 'Write "name": value, and a comma between two entries.' },
  semicolon: { what: 'Here stands a semicolon.', todo: 'Put a comma in its place; after the last entry nothing.' },
  equals: { what: 'Here stands = between the name of a field and its value.', todo: 'Put a colon in its place.' },
  yesOrNo: { what: 'This word says yes or no to people only.', todo: 'Write true for yes, or false for no.' },
  fieldInList: {
    what: 'Here stands a field in a list; in [ ] only whole entries can stand.',
    todo: 'Put { and } around the fields that belong together, or in place of the [ and ] around them.',
  },
  entryAlone: {
    what: 'Here stands an entry in { } where the name of a field is expected.',
    todo: 'Move it into a list, between [ and ], or write a name before it: "name": { … }.',
  },
  startMissing: { what: 'The brace is missing with which the file starts.', todo: 'Put a { before the first line and a } behind the last.' },
  beforeStart: { what: 'Here stands something before the first brace.', todo: 'Delete it: the file starts with {.' },
  commaMissing: { what: 'A comma is missing here.', todo: 'Put a comma between the two entries.' },
  afterEnd: { what: 'The file goes on after its last closing brace.', todo: 'Delete what follows, or look for a brace that closes too early.' },
  comment: { what: 'Comments are not possible in JSON.', todo: 'Delete the comment.' },
  commentOpen: { what: 'A comment is opened and never closed.', todo: 'Delete the comment.' },
  quoteMissing: { what: 'A quotation mark is missing on this line.', todo: 'Put a straight " before and after the text, on the same line; write \\n for a line break.' },
  quoteInside: { what: 'Here a quotation mark stands inside a text and would end it.', todo: 'Write \\" there, or use curly quotes inside the text.' },
  lineBreak: { what: 'This text goes on in the next line.', todo: 'Write it in one line, and \\n for a line break.' },
  unicode: { what: 'After \\u four hexadecimal digits are expected.', todo: 'Write the character itself instead.' },
  escape: { what: 'After a backslash only " \\ / b f n r t or u may stand.', todo: 'Write \\\\ for a backslash.' },
  control: { what: 'Here stands an invisible character, such as a tab or a line break inside a text.', todo: 'Delete it; write \\n for a line break.' },
  oddSpace: { what: 'Here stands an invisible character that is no plain space.', todo: 'Delete it, or type a space.' },
  openMissing: { what: 'Here an opening bracket is missing.', todo: 'Put a { or [ before it: the one that is closed further down.' },
  openTooMuch: { what: 'Here a bracket is opened a second time, and closed only once.', todo: 'Delete one of the two.' },
  closeMissing: { what: 'Here a closing bracket is missing.', todo: 'Put a } or ] behind it.' },
  closeWrong: { what: 'This bracket closes another kind than the one that is open.', todo: 'A [ is closed by a ], a { by a }.' },
  closeTooMuch: { what: 'This bracket closes nothing.', todo: 'Delete it, or look for an opening bracket that is missing.' },
  cutOff: { what: 'The file ends before all of its brackets are closed.', todo: 'Look whether its end was lost; else close every { with a } and every [ with a ].' },
  other: { what: 'The file is not valid JSON.', todo: 'Compare it with its last good version.' },
} as const

/** The same as `closeMissing`, where the bracket is known that is still open. `line` is its line. */
export function openWords(opens: string, line: number): { what: string; todo: string } {
  const closes = opens === '{' ? '}' : ']'
  return { what: `Here a ${closes} is missing: the ${opens} in line ${line} is never closed.`, todo: `Put a ${closes} behind it, or delete that ${opens}.` }
}

export type SyntaxName = keyof typeof syntaxWording
