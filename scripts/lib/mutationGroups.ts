const own = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}.ts`)
const tests = (names: string) => names.split(' ').map((name) => `tests/engine/${name}.test.ts`)

/** Files that belong together, and the tests that hold them: quick ones, without those that start other programs. */
export type Group = { name: string; files: readonly string[]; tests: readonly string[] }

export const GROUPS: readonly Group[] = [
  { name: 'addresses', files: [...own('src/parts', 'href link token'), ...own('src/site', 'path')], tests: tests('href hostileFiles problems') },
  { name: 'html', files: [...own('src/parts', 'sanitize html'), ...own('src/site', 'checkHtml hrefs lint/htmlRemoved')], tests: tests('sanitiser links hostileFiles problems lint') },
  {
    name: 'checks',
    files: own('src/site', 'judge read scan characters check checkSettings issues issueWords links redirects schedule moment'),
    tests: tests('read shapes links site fix problems hostileFiles lint sections publish versionProblems fixtures'),
  },
  { name: 'edits', files: own('src/site', 'edits fix repairs sectionEdits editSections sections position suggest'), tests: tests('edits fix moveSections suggest problems where') },
  { name: 'syntax', files: own('src/site/syntax', 'brackets grammar lex line quotes syntax token'), tests: tests('syntaxForms brackets quotes syntax fix hostileFiles problems') },
]
