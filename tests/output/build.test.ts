import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'quoin-build-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function run(command: string, options: string[], cwd = process.cwd()) {
  return spawnSync('npx', ['tsx', `scripts/${command}.ts`, ...options], { cwd, encoding: 'utf8' })
}

/** All files of a folder with their bytes. */
function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(files.map((entry) => join(entry.parentPath, entry.name)).sort().map((file) => [relative(folder, file), readFileSync(file, 'base64')]))
}

test('two builds of the same input are identical byte for byte', () => {
  const out = join(root, 'again')
  expect(run('build', ['--out', out, '--fresh']).status).toBe(0)
  const [first, second] = [contents(inject('sites').main.folder), contents(out)]
  expect([...second.keys()]).toEqual([...first.keys()])
  for (const [file, bytes] of second) expect(bytes === first.get(file), file).toBe(true)
})

describe('bad input', () => {
  const out = join(root, 'kept')
  const cases: [string, string | undefined, RegExp][] = [
    ['is missing', undefined, /PS101/],
    ['is empty', '', /PS102/],
    ['is not JSON', '{ "site": ', /PS110/],
    ['is a list', '[]', /PS211/],
    ['is full of mistakes', '{ "site": {}, "pages": [{ "path": "faq", "titel": 1, "sections": [{ "type": "heroo" }] }] }', /PS20\d[\s\S]*PS20\d/],
  ]
  beforeAll(() => {
    mkdirSync(out)
    writeFileSync(join(out, 'index.html'), 'the last good site')
  })

  test.each(cases)('a file that %s gets problems and exit 1; the last site stays', (name, text, expected) => {
    const file = join(root, `${name}.json`)
    if (text !== undefined) writeFileSync(file, text)
    const { status, stderr } = run('build', ['--pages', file, '--out', out])
    expect(status).toBe(1)
    expect(stderr).toMatch(expected)
    expect(stderr).not.toMatch(/\bat .+:\d+:\d+\)|invalid_|undefined/)
    expect([...contents(out).keys()]).toEqual(['index.html'])
  })
})

describe('a block is a folder', () => {
  const copy = join(root, 'copy')
  const block = join(copy, 'src/blocks/notice')
  const out = join(root, 'with-notice')

  beforeAll(() => {
    cpSync('.', copy, { recursive: true, filter: (source) => !/(?:^|\/)(?:node_modules|dist|shots|\.git)(?:\/|$)/.test(relative(process.cwd(), source)) })
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    mkdirSync(block)
    writeFileSync(join(block, 'schema.ts'), `import { z } from 'zod'\nimport { text } from '../../parts/text'\nexport const schema = z.strictObject({ words: text.describe('What to notice.') }).meta({ title: 'Notice', description: 'One line.', icon: 'bell' })\n`)
    writeFileSync(join(block, 'View.tsx'), `export default function NoticeView({ words }: { words: string }) {\n  if (words === 'break') throw new Error('It broke.')\n  return <p className="notice">{words}</p>\n}\n`)
    usePage('Mind the new folder.')
  })

  function usePage(words: string): void {
    const site = JSON.parse(readFileSync('pages.json', 'utf8'))
    site.pages[0].sections.push({ type: 'notice', words })
    writeFileSync(join(copy, 'pages.json'), JSON.stringify(site))
  }

  test('creating it is all: it is checked, built and shown', () => {
    expect(run('check', [], copy).stdout).toMatch(/no problems/)
    expect(run('build', ['--out', out], copy).status).toBe(0)
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<p class="notice">Mind the new folder.</p>')
  })

  test('its fields are known to the checker', () => {
    usePage('')
    const { status, stderr } = run('check', [], copy)
    expect(status).toBe(1)
    expect(stderr).toMatch(/page "\/" › section 10 \(notice\) › words/)
  })

  test('if it throws, the build fails with its page and leaves the last site as it was', () => {
    usePage('break')
    const before = contents(out)
    const { status, stderr } = run('build', ['--out', out], copy)
    expect(status).toBe(1)
    expect(stderr).toMatch(/page "\/" › section 10 \(notice\)[\s\S]*It broke\./)
    expect(contents(out)).toEqual(before)
  })
})
