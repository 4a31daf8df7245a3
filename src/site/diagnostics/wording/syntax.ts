import { counted } from '../../../parts/counted'
import { historyWords } from './history'

/** What keeps a text from being JSON: PS110 in all its forms. */
export const syntaxWording = {
  bareWord: { message: 'Here stands something that is neither a text in quotes, a number, true, false nor null.', hint: 'Put texts into straight double quotes.' },
  bareName: { message: 'The name of a field needs double quotes.', hint: 'Write it as "name": value.' },
  wordCase: { message: 'true, false and null are written in small letters.', hint: 'Write it in small letters.' },
  singleQuotes: { message: 'Single quotes cannot hold a text in JSON.', hint: 'Type " before and after it.' },
  otherQuotes: { message: 'Such quotes cannot hold a text in JSON.', hint: 'Type " before and after it.' },
  fence: { message: 'Here stands a line that sets code off in chats and in Markdown.', hint: 'Delete this line.' },
  dots: { message: 'Here stand points where something was left out.', hint: 'Delete them, or write what belongs here.' },
  dash: { message: 'Here stands a dash before an entry.', hint: 'Delete it: entries of a list are only separated by commas.' },
  plus: { message: 'Here stands a plus between two texts.', hint: 'Write them as one text.' },
  fullStop: { message: 'Here stands a full stop between two entries.', hint: 'Put a comma in its place.' },
  nothing: { message: 'This word says that there is no value.', hint: 'Write null, or the value.' },
  call: { message: 'Here a function is called, as in a program; this file holds only values.', hint: 'Write the text alone, in straight double quotes.' },
  number: { message: 'This is not a number as JSON writes it.', hint: 'Write digits with a point, for example 12.5, or put it into quotes.' },
  commaAtEnd: { message: 'There is a comma after the last entry, before the closing bracket.', hint: 'Delete that comma.' },
  commaTwice: { message: 'Here is a comma with nothing before it.', hint: 'Delete that comma.' },
  nameMissing: { message: 'Here the name of a field is expected, in double quotes.', hint: 'Write it as "name": value.' },
  valueMissing: { message: 'Here a value is missing.', hint: 'Write a text in quotes, a number, true, false, [ … ] or { … }.' },
  colonMissing: { message: 'A colon is missing between the name of a field and its value.', hint: 'Write "name": value.' },
  colonTooMuch: { message: 'Here is a colon that belongs to no field.', hint: 'Write "name": value, and a comma between two entries.' },
  semicolon: { message: 'Here stands a semicolon.', hint: 'Put a comma in its place; after the last entry nothing.' },
  equals: { message: 'Here stands = between the name of a field and its value.', hint: 'Put a colon in its place.' },
  yesOrNo: { message: 'This word says yes or no to people only.', hint: 'Write true for yes, or false for no.' },
  fieldInList: {
    message: 'Here stands a field in a list; in [ ] only whole entries can stand.',
    hint: 'Put { and } around the fields that belong together, or in place of the [ and ] around them.',
  },
  entryAlone: {
    message: 'Here stands an entry in { } where the name of a field is expected.',
    hint: 'Move it into a list, between [ and ], or write a name before it: "name": { … }.',
  },
  entryInside: { message: 'Here stands an entry inside of another, before its fields.', hint: 'Cut it, with its comma, and paste it before the { above it.' },
  startMissing: { message: 'The brace is missing with which the file starts.', hint: 'Put a { before the first line and a } behind the last.' },
  beforeStart: { message: 'Here stands something before the first brace.', hint: 'Delete it: the file starts with {.' },
  around: { message: 'Here stands code, or words, around the content.', hint: 'Delete all before the first { and all behind the last }.' },
  commaMissing: { message: 'A comma is missing here.', hint: 'Put a comma between the two entries.' },
  afterEnd: { message: 'The file goes on after its last closing brace.', hint: 'Delete what follows, or look for a brace that closes too early.' },
  comment: { message: 'Comments are not possible in JSON.', hint: 'Delete the comment.' },
  commentOpen: { message: 'A comment is opened and never closed.', hint: 'Delete the comment.' },
  quoteMissing: { message: 'A quotation mark is missing on this line.', hint: 'Put a straight " before and after the text, on the same line; write \\n for a line break.' },
  quoteInside: { message: 'Here a quotation mark stands inside a text and would end it.', hint: 'Write \\" there, or use curly quotes inside the text.' },
  lineBreak: { message: 'This text goes on in the next line.', hint: 'Write it in one line, and \\n for a line break.' },
  unicode: { message: 'After \\u four hexadecimal digits are expected.', hint: 'Write the character itself instead.' },
  escape: { message: 'After a backslash only " \\ / b f n r t or u may stand.', hint: 'Write \\\\ for a backslash.' },
  control: { message: 'Here stands an invisible character, such as a tab or a line break inside a text.', hint: 'Delete it; write \\n for a line break.' },
  oddSpace: { message: 'Here stands an invisible character that is no plain space.', hint: 'Delete it, or type a space.' },
  lineNumbers: { message: 'Here stand the numbers of lines, which were copied along with them.', hint: 'Delete the numbers.' },
  comparison: {
    message: 'Here stand the marks of a comparison: - before lines that are old, + before those that are new.',
    hint: 'Delete the lines with a -, and each + at the start of a line.',
  },
  mailQuotes: { message: 'Here stands a > before each line, as in a mail that somebody answers.', hint: 'Delete each > at the start of a line.' },
  escapedQuotes: { message: 'Here stands a backslash before each quotation mark, as in a text of a program.', hint: 'Write " in place of \\", throughout the file.' },
  htmlQuotes: { message: 'Here stand quotation marks as HTML writes them.', hint: 'Write " in place of &quot;, throughout the file.' },
  tabs: { message: 'Here stand rows out of a spreadsheet.', hint: 'Write each as a list: ["Monday", "9-17"], with a comma behind it.' },
  yaml: { message: 'This is written in YAML, and the file holds JSON.', hint: 'Let "npm run check -- --fix" write it as JSON.' },
  html: { message: 'Here stands HTML in place of an entry.', hint: 'Write { "type": "prose", "text": "…" } in its place, with its words, or delete it.' },
  openMissing: { message: 'Here an opening bracket is missing.', hint: 'Put a { or [ before it: the one that is closed further down.' },
  openTooMuch: { message: 'Here a bracket is opened a second time, and closed only once.', hint: 'Delete one of the two.' },
  closeMissing: { message: 'Here a closing bracket is missing.', hint: 'Put a } or ] behind it.' },
  closeWrong: { message: 'This bracket closes another kind than the one that is open.', hint: 'A [ is closed by a ], a { by a }.' },
  closeTooMuch: { message: 'This bracket closes nothing.', hint: 'Delete it, or look for an opening bracket that is missing.' },
  cutOff: { message: 'The file ends before all of its brackets are closed.', hint: 'Look whether its end was lost; else close every { with a } and every [ with a ].' },
  stray: { message: 'Here stands something between what belongs to the file.', hint: 'Delete it.' },
  anchor: { message: 'Here stands a link of HTML in place of an entry.', hint: 'Write it as { "label": "its words", "href": "/its-address" }.' },
  wideSigns: { message: 'Here stands a sign as keyboards of other scripts have it.', hint: 'Type : , { } [ ] with a Latin keyboard.' },
  roundBrackets: { message: 'Here stands a round bracket.', hint: 'Write { and } around fields, and [ and ] around entries of a list.' },
  bullets: { message: 'Here stand lines of a list as texts have them.', hint: 'Write each as a text in quotes, with a comma behind it.' },
  torn: { message: 'In this line one entry goes on with the middle of another: what stood between them is gone.', hint: 'Bring back what stood between them.' },
  other: { message: 'The file is not valid JSON.', hint: 'Compare it with its last good version.' },
} as const

/** What is said at a bracket that is never closed: the closing one is missing behind this line and column, both from 1. */
export function openWords(opens: string, line: number, column: number, closes: string): { message: string; hint: string } {
  const isOne = closes.length === 1
  return {
    message: `This ${opens} is never closed: ${isOne ? 'a ' : ''}${closes} is missing in line ${line}.`,
    hint: `Put ${isOne ? 'a ' : ''}${closes} into line ${line}, behind column ${column}, or delete this ${opens}.${isOne ? '' : ` ${historyWords.orUndo}`}`,
  }
}

/** What is said of an entry behind the end of a list, which stands in this line. */
export function behindListWords(line: number): { message: string; hint: string } {
  return { ...syntaxWording.entryAlone, hint: `Move the ] of line ${line} behind it, if it belongs to that list; else write a name before it: "name": { … }.` }
}

/** What is said of an entry behind the end of the file. */
export const entryBehindWords = {
  message: 'Behind the last brace of the file stands another entry.',
  hint: 'Cut it, from its { to its }, and paste it into the list that it belongs to: a section into "sections" of its page, a page into "pages".',
}

/** What is said of a text whose end is taken for a sign in it. */
export const backslashWords = {
  message: 'Here a backslash stands before the quotation mark that ends the text.',
  hint: 'Delete the \\ before the last " of this line; if that belongs to the text, write another " behind it.',
}

/** What is said where the braces of "site" are not opened. */
export const siteMissingWords = { message: 'Here the braces of "site" are not opened.', hint: 'Put "site": { before it.' }

/**
 * What is said of a line in which two entries have run together.
 *
 * @param instead what ends the one and goes on to the other
 * @param name the first whole field of the other in this line
 */
export function tornWords(instead: string, name: string | undefined): { message: string; hint: string } {
  const without = name === undefined ? `in place of this line` : `in this line in place of what stands before ${name}`
  return { ...syntaxWording.torn, hint: `${historyWords.orUndo} To go on without what is gone, write ${instead} ${without}.` }
}

/**
 * What is said of the rest of an entry whose beginning is gone.
 *
 * @param lines its first and its last line
 * @param instead what closes what is open before it
 * @param isComma whether the comma before it goes, too
 */
export function tornTailWords([first, last]: readonly [number, number], instead: string, isComma: boolean): { message: string; hint: string } {
  const lines = first === last ? `line ${first}` : `lines ${first} to ${last}`
  const way = `${instead === '' ? `delete ${lines}` : `write ${instead} in place of ${lines}`}${isComma ? ' and the comma before' : ''}`
  return { message: 'Here begins the rest of an entry whose beginning is gone.', hint: `${historyWords.orUndo} To go on without it, ${way}.` }
}

/** What is said of a line that was not written to its end. */
export const begunWords = { message: 'This line was begun, and not written to its end.', hint: 'Delete this line, or write it to its end: "name": value, with a comma behind it.' }

/** What is said where a file is cut off, which these brackets would close. */
export function cutOffWords(closes: string): { message: string; hint: string } {
  return { ...syntaxWording.cutOff, hint: `Look whether its end was lost. ${historyWords.orUndo} If nothing else is missing, write ${closes} at its end.` }
}

/** Longest part of a file that a sentence repeats, in characters. */
const LONGEST = 60

/** What is said of a part of the file that belongs to nothing in it. */
export function strayWords(part: string, sample = '{ "type": "prose", "text": "…" }'): { message: string; hint: string } {
  const isSection = sample.startsWith('{ "type"')
  const lines = part.split('\n').length
  const named = part.length > LONGEST || lines > 1 ? counted(lines, 'line') : `"${part}"`
  const what = part.length <= LONGEST && lines === 1 ? named : lines === 1 ? 'this line' : `the ${named} from here on`
  return {
    message: `Here ${lines > 1 ? 'stand' : 'stands'} ${named} between what belongs to the file.`,
    hint: `Delete ${what}; what visitors are to read stands ${isSection ? 'in a section' : 'here as'}: ${sample}.`,
  }
}

/** What is said once of a way of writing that goes through the file. */
export function repeatedWords({ message, hint }: { message: string; hint: string }, others: number): { message: string; hint: string } {
  return { message: `${message} It is so in ${counted(others, 'other place')}, too.`, hint: `${hint} The command "npm run check -- --fix" mends all of them.` }
}

export type SyntaxName = keyof typeof syntaxWording
