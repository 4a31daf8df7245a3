/** Files that belong together, and the tests that hold them: quick ones, without those that start other programs. Folders count with all in them. */
export type Group = { name: string; files: readonly string[]; tests: readonly string[] }

export const GROUPS: readonly Group[] = [
  { name: 'addresses', files: ['src/parts/href.ts', 'src/parts/link.ts', 'src/parts/token.ts', 'src/site/check/path.ts'], tests: ['tests/parts/href', 'tests/site'] },
  {
    name: 'html',
    files: ['src/parts/sanitize.ts', 'src/parts/html.ts', 'src/site/check/html.ts', 'src/site/check/hrefs.ts', 'src/site/lint/rules/html-removed.ts'],
    tests: ['tests/parts', 'tests/site'],
  },
  { name: 'checks', files: ['src/site/compile.ts', 'src/site/schema', 'src/site/expand', 'src/site/check'], tests: ['tests/site', 'tests/blocks/fixtures'] },
  {
    name: 'edits',
    files: ['src/site/text', 'src/site/diagnostics', 'src/authoring/edit'],
    tests: ['tests/authoring/edit', 'tests/site/text', 'tests/site/diagnostics'],
  },
  { name: 'syntax', files: ['src/site/read'], tests: ['tests/site/read', 'tests/authoring/edit/fix', 'tests/site/hostileFiles', 'tests/site/diagnostics'] },
]
