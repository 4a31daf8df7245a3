import type { SyntaxName } from './syntax'

const SYNTAX: Partial<Record<SyntaxName | 'curlyQuotes', string>> = {
  commaAtEnd: 'a comma after the last entry deleted',
  commaTwice: 'a comma with nothing before it deleted',
  commaMissing: 'a comma put between two entries',
  semicolon: 'a comma put in place of a semicolon',
  equals: 'a colon put in place of =',
  curlyQuotes: 'curly quotes made straight',
  singleQuotes: 'single quotes made double',
  otherQuotes: 'other quotes made straight',
  quoteInside: 'quotes inside a text written as \\"',
  fence: 'a line that sets code off deleted',
  dash: 'a dash before an entry deleted',
  plus: 'two texts joined to one',
  fullStop: 'a comma put in place of a full stop',
  fieldInList: '{ } put around fields in place of [ ]',
  entryAlone: '[ ] put around entries in place of { }',
  entryInside: 'an entry put before the one in which it stood',
  colonMissing: 'a colon put between a name and its value',
  call: 'the text of a call written alone',
  yesOrNo: 'quotes put around yes or no',
  quoteMissing: 'a missing quotation mark put',
  lineNumbers: 'numbers of lines deleted',
  comparison: 'marks of a comparison deleted, and the lines that are old',
  mailQuotes: 'the > before each line deleted',
  escapedQuotes: 'backslashes before quotation marks deleted',
  htmlQuotes: 'quotation marks of HTML made straight',
  closeMissing: 'a bracket closed where its lines end',
  closeWrong: 'a closing bracket made that of its opening one',
  tabs: 'rows of a spreadsheet written as lists',
  anchor: 'a link of HTML written as an entry',
  wideSigns: 'a sign of another keyboard made one of JSON',
  roundBrackets: 'a round bracket made one of JSON',
  bullets: 'lines of a list written as texts',
  yaml: 'YAML written as JSON',
  bareWord: 'quotes put around a text',
  nothing: 'a word that means nothing written as null',
  bareName: 'quotes put around a name',
  wordCase: 'written in small letters',
  control: 'a tab inside a text written as \\t',
  escape: 'backslashes of a text written twice',
  lineBreak: 'line breaks inside a text written as \\n',
  oddSpace: 'an invisible character removed',
}

const DELETED: Partial<Record<SyntaxName | 'curlyQuotes', string>> = {
  comment: 'a comment',
  beforeStart: 'what stood before the first brace',
  around: 'what stood around the content',
  afterEnd: 'what stood after the last brace',
}

/** What a repair did, in the words of pages.json. */
export const fixedWords = {
  mark: 'the invisible byte-order mark removed',
  syntax: (name: SyntaxName | 'curlyQuotes', written: string, by = '') => {
    if (name in DELETED) return `${DELETED[name]} deleted: ${written.replaceAll(/\s+/g, ' ')}`
    if (name === 'control' && by === '\\n') return SYNTAX.lineBreak ?? ''
    return name === 'number' ? `${written} is now the number ${by}` : (SYNTAX[name] ?? 'mended')
  },
  encoding: 'written anew as UTF-8',
  runOn: 'a } and a { put between two entries',
  schema: (schema: string) => `"$schema" now leads to "${schema}"`,
  schemaAdded: (schema: string) => `"$schema": "${schema}" added`,
}
