import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { htmlAt, startDev } from '../browser/devServer'
import { loadBlocks } from '../../src/blocks/schemas'
import { buildSite } from '../../src/build/build'
import { compiledEngine } from '../../src/build/compiledEngine'
import { compileFile } from '../../src/site/compile'
import { runCommand } from '../lib/command'
import { figure } from '../lib/figure'
import { contents } from './contents'
import { expectSame } from './expectSame'

const root = mkdtempSync(join(tmpdir(), 'quoin-build-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('two builds of the same input are identical byte for byte, also on a machine in another time zone', { timeout: 180_000 }, ({ task }) => {
  const out = join(root, 'again')
  expect(runCommand('build', ['--out', out, '--fresh'], process.cwd(), { TZ: process.env.TZ === 'Pacific/Pago_Pago' ? 'UTC' : 'Pacific/Pago_Pago' }).status).toBe(0)
  figure({ task }, 'B12', `two builds: ${expectSame(out)} files, 0 differences (goal 0)`)
})

test('pages are drawn by the half of React that is for production, whatever this machine says of itself', async () => {
  const { serverFile } = await compiledEngine(join(root, 'engine'))
  const code = readFileSync(fileURLToPath(serverFile), 'utf8')
  expect(['renderToStaticMarkup', 'process.env.NODE_ENV', 'Each child in a list should have'].map((word) => code.includes(word))).toEqual([true, false, false])
})

test('a build on two threads is identical to one on a single thread', { timeout: 120_000 }, async ({ task }) => {
  const out = join(root, 'threads')
  const { site } = compileFile('tests/sites/bakery.json', await loadBlocks())
  if (!site) throw new Error('bakery.json has problems.')
  await buildSite(site, out, { threads: 2 })
  figure({ task }, 'B12', `one thread and two: ${expectSame(out, 'bakery')} files, 0 differences (goal 0)`)
})

test('a build says when the site changes next, of a file with a byte-order mark, too', () => {
  const site = JSON.parse(readFileSync('tests/sites/bakery.json', 'utf8')) as { pages: { path: string; sections: Record<string, unknown>[] }[] }
  const {
    path,
    sections: [first, second],
  } = site.pages[0] ?? { path: '', sections: [] }
  if (first && second) second.until = '2099-01-01'
  const file = join(root, 'marked.json')
  writeFileSync(file, `\ufeff${JSON.stringify(site)}`)
  const { status, stdout, stderr } = runCommand('build', ['--pages', file, '--out', join(root, 'marked')])
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain(`Build again after 2 Jan 2099, 00:00 (`)
  expect(stdout).toContain(`then page "${path}" › section 2 (${second?.type}) goes.`)
})

test('without compressed forms only the plain files are written, and files that are other than before are named', { timeout: 180_000 }, () => {
  const [out, list] = [join(root, 'plain'), join(root, 'changed.txt')]
  const pageAt = (path: string) => ({ path, title: 'Toys for everybody', sections: [{ type: 'hero', title: 'Toys' }] })
  const site = { site: { name: 'Toys' }, pages: [pageAt('/'), pageAt('/bears')] }
  const file = join(root, 'plain.json')
  const build = () => {
    writeFileSync(file, JSON.stringify(site))
    const { status, stdout, stderr } = runCommand('build', ['--pages', file, '--out', out, '--no-compressed', '--changes', list])
    expect([status, stderr]).toEqual([0, ''])
    return [stdout, readFileSync(list, 'utf8').split('\n').filter(Boolean)] as const
  }
  const all = () =>
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(out, join(parentPath, name)))
  const [said, first] = build()
  expect(first).toEqual(all().sort())
  expect(first.filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([])
  expect(said).toContain(`pages, ${first.length} files, in `)
  const [, nothing] = build()
  expect(nothing).toEqual([])
  site.pages.pop()
  const [, second] = build()
  expect(second).toContain('bears.html')
  expect(second).toContain('sitemap.xml')
  expect(second.length).toBeLessThan(first.length)
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
    const { status, stderr } = runCommand('build', ['--pages', file, '--out', out])
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
    cpSync('.', copy, { recursive: true, filter: (source) => !/(?:^|\/)(?:node_modules|dist|shots|\.git|firstSite)(?:\/|$)/.test(relative(process.cwd(), source)) })
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    mkdirSync(block)
    writeFileSync(
      join(block, 'schema.ts'),
      `import { z } from 'zod'\nimport { text } from '../../parts/text'\nexport const schema = z.strictObject({ words: text.describe('What to notice.') }).meta({ title: 'Notice', description: 'One line.', icon: 'bell' })\n`,
    )
    writeFileSync(
      join(block, 'View.tsx'),
      `export default function NoticeView({ words }: { words: string }) {\n  if (words === 'break') throw new Error('It broke.')\n  return <p className="notice">{words}</p>\n}\n`,
    )
  })

  function usePage(words: string, ...others: string[]): void {
    const site = JSON.parse(readFileSync('pages.json', 'utf8'))
    const examples = others.map((type) => ({ type, ...JSON.parse(readFileSync(join(copy, 'src/blocks', type, 'examples.json'), 'utf8')).usual }))
    site.pages[0].sections.push({ type: 'notice', words }, ...examples)
    writeFileSync(join(copy, 'pages.json'), JSON.stringify(site))
  }

  /** Where the block is put: behind what the first page has by itself. */
  const NUMBER = JSON.parse(readFileSync('pages.json', 'utf8')).pages[0].sections.length + 1
  const here = (tool: string, ...options: string[]) => spawnSync(join('node_modules/.bin', tool), options, { cwd: copy, encoding: 'utf8', env: { ...process.env, VITEST: '' } })
  const filesOf = (name: string) => readdirSync(join(copy, 'src/blocks', name)).sort()

  test('npm run block makes both kinds; they pass every gate untouched', () => {
    writeFileSync(join(block, 'examples.json'), JSON.stringify(Object.fromEntries(['barest', 'usual', 'full', 'hard'].map((name) => [name, { words: 'Mind the step.' }]))))
    expect(runCommand('block', ['openingHours'], copy)).toMatchObject({ status: 0, stdout: expect.stringContaining('src/blocks/openingHours/') })
    expect(runCommand('block', ['mealPlan', '--island'], copy)).toMatchObject({ status: 0 })
    expect([filesOf('openingHours'), filesOf('mealPlan')]).toEqual([
      ['View.tsx', 'examples.json', 'schema.ts'],
      ['Island.tsx', 'examples.json', 'schema.ts'],
    ])
    const longest = Math.max(
      ...['openingHours/View.tsx', 'openingHours/schema.ts', 'mealPlan/Island.tsx', 'mealPlan/schema.ts'].map(
        (file) => readFileSync(join(copy, 'src/blocks', file), 'utf8').split('\n').length - 1,
      ),
    )
    expect(longest).toBeLessThanOrEqual(60)
    expect(here('tsc', '--project', '.')).toMatchObject({ status: 0, stdout: '' })
    expect(here('biome', 'lint', '--error-on-warnings', 'src/blocks')).toMatchObject({ status: 0 })
    expect(here('biome', 'format', 'src/blocks/openingHours', 'src/blocks/mealPlan')).toMatchObject({ status: 0 })
    const contract = here(
      'vitest',
      'run',
      '--project',
      'engine',
      'tests/blocks/contract.test.ts',
      'tests/authoring/describe/writeSchema.test.ts',
      '-t',
      'openingHours|mealPlan|fresh',
    )
    expect(contract.stdout).toMatch(/Tests .*passed/)
    expect(contract).toMatchObject({ status: 0 })
  })

  test('npm run block leaves nothing half-made when it is refused or fails', () => {
    const broken = join(copy, 'src/blocks/broken')
    const written = () => [readdirSync(join(copy, 'src/blocks')), contents(join(copy, 'schema'))]
    mkdirSync(broken)
    writeFileSync(join(broken, 'schema.ts'), 'export const schema = {')
    const before = written()
    const refused = runCommand('block', ['constructor'], copy)
    const failed = runCommand('block', ['secondTry'], copy)
    const after = written()
    rmSync(broken, { recursive: true })
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('"constructor" is reserved. Choose another name.\nNothing was written.') })
    expect(failed).toMatchObject({ status: 1, stderr: expect.stringMatching(/src\/blocks\/broken\/schema\.ts[\s\S]*Nothing was written\./) })
    expect(after).toEqual(before)
  })

  test('creating it is all: it is checked, built and shown', () => {
    usePage('Mind the new folder.', 'openingHours', 'mealPlan')
    expect(runCommand('check', [], copy).stdout).toMatch(/no problems/)
    expect(runCommand('build', ['--out', out], copy).status).toBe(0)
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<p class="notice">Mind the new folder.</p>')
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('data-island="mealPlan"')
  })

  test('its fields are known to the checker', () => {
    usePage('')
    const { status, stderr } = runCommand('check', [], copy)
    expect(status).toBe(1)
    expect(stderr).toContain(`page "/" › section ${NUMBER} (notice) › words`)
  })

  const SLOW = { timeout: 60_000 }

  test('in dev a card stands where it throws or cannot be read, and nowhere else', async () => {
    const server = await startDev(join(copy, 'pages.json'), copy)
    try {
      usePage('break')
      await expect.poll(async () => (await htmlAt(server, '/')).html, SLOW).toContain('It broke.')
      const { status, html } = await htmlAt(server, '/')
      expect(status).toBe(200)
      expect(html).toMatch(new RegExp(`data-block="notice" data-broken=""[^]*notice[^]*It broke\\.[^]*pages\\.json:\\d+:\\d+ +page &quot;/&quot; › section ${NUMBER} \\(notice\\)`))
      expect(html.match(/data-broken/g)).toHaveLength(1)
      expect(html).toContain('<h1>')
      const view = readFileSync(join(block, 'View.tsx'), 'utf8')
      writeFileSync(join(block, 'View.tsx'), view.replace('return', 'return <<'))
      await expect.poll(async () => (await htmlAt(server, '/')).html, SLOW).toMatch(/data-broken[\s\S]*src\/blocks\/notice\/View\.tsx:3/)
      expect((await htmlAt(server, '/')).html).toContain('<h1>')
      writeFileSync(join(block, 'View.tsx'), view)
      usePage('Mended.')
      await expect.poll(async () => (await htmlAt(server, '/')).html, SLOW).toContain('<p class="notice">Mended.</p>')
    } finally {
      server.stop()
    }
    // Each change of the program is compiled anew, which a busy machine takes its time for.
  }, 240_000)

  test('if it throws, the build fails with its page and leaves the last site as it was', () => {
    usePage('break')
    const before = contents(out)
    const { status, stderr } = runCommand('build', ['--out', out], copy)
    expect(status).toBe(1)
    expect(stderr).toMatch(new RegExp(`page "/" › section ${NUMBER} \\(notice\\)[^]*It broke\\.`))
    expect(contents(out)).toEqual(before)
  })
})
