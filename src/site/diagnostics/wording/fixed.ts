import type { SyntaxName } from './syntax'

const SYNTAX: Partial<Record<SyntaxName | 'curlyQuotes', string>> = {
  commaAtEnd: 'a comma after the last entry deleted',
  commaTwice: 'a comma with nothing before it deleted',
  commaMissing: 'a comma put between two entries',
  semicolon: 'a comma put in place of a semicolon',
  equals: 'a colon put in place of =',
  curlyQuotes: 'curly quotes made straight',
  singleQuotes: 'single quotes made double',
  bareName: 'quotes put around a name',
  wordCase: 'written in small letters',
  control: 'a tab inside a text written as \\t',
  oddSpace: 'an invisible character removed',
}

/** What a repair did, in the words of pages.json. */
export const fixedWords = {
  mark: 'the invisible byte-order mark removed',
  syntax: (name: SyntaxName | 'curlyQuotes', written: string) => (name === 'comment' ? `a comment deleted: ${written.replaceAll(/\s+/g, ' ')}` : (SYNTAX[name] ?? 'mended')),
  schema: (schema: string) => `"$schema" now leads to "${schema}"`,
  schemaAdded: (schema: string) => `"$schema": "${schema}" added`,
}
