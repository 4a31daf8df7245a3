import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { compile } from '../../src/site/compile'
import { siteScope } from '../../src/site/expand/tokens'
import { placed } from '../lib/samples'

const blocks = await loadBlocks()
const readme = readFileSync('README.md', 'utf8')
const { scripts, engines }: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'))
const fences = [...readme.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({ language, text }))
const prose = readme.replaceAll(/^```[\s\S]*?^```$/gm, '')
/** What stands between backticks, and where links lead. */
const spans = [...prose.matchAll(/`([^`]+)`|\]\(([^)]+)\)/g)].map((match) => match[1] ?? match[2] ?? '')
const commands = [
  ...new Set(
    [...spans, ...fences.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.split(/\n|&&|#.*/))]
      .map((text) => text.trim())
      .filter((text) => text.startsWith('npm ')),
  ),
]

test('the README is short', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(260)
})

test.each(fences.filter(({ language }) => language === 'json').map(({ text }) => [text.split('\n')[1]?.trim() || text.trim(), text]))(
  'the sample with %s is right where it belongs',
  (_start, text) => {
    const file = placed(text)
    if (file === undefined) return expect.unreachable('The sample is no whole section, page, item, question, link or part of the top level.')
    expect(compile(new TextEncoder().encode(file), 'pages.json', blocks).problems.map(({ message, where }) => `${where}: ${message}`)).toEqual([])
  },
)

test('every token that the README names exists', () => {
  const scope = siteScope(JSON.parse(readFileSync('pages.json', 'utf8')).site)
  const tokens = spans.flatMap((span) => [...span.matchAll(/\{([a-z]+\.[A-Za-z.]+)\}/g)].map((match) => match[1] ?? ''))
  expect(tokens.length).toBeGreaterThan(0)
  expect(tokens.filter((token) => !scope.has(token))).toEqual([])
})

/** These come into being by a command; all other paths that the README names exist. */
const MADE = ['media.before/', 'dist/', 'dist-at/', '.dist-published/', 'shots/', 'src/blocks/quote/', '.github/workflows/']

test('every path that the README names exists', () => {
  const paths = spans
    .filter((span) => /^(?!https?:)[\w.-]+\/[\w./-]*$/.test(span) || /^[\w-]+\.(?:json|md)$/.test(span))
    .filter((path) => !path.startsWith('@') && path !== 'examples.json')
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !MADE.includes(path) && !existsSync(path))).toEqual([])
})

test('the README names every command, and no other', () => {
  const named = commands.map((command) => /^npm (?:run )?([a-z:]+)/.exec(command)?.[1] ?? '').filter((name) => name !== 'ci' && name !== 'install')
  expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort())
})

describe('commands', () => {
  /** These go on until they are stopped, take minutes, or are a part of "npm test" already; of the builds, one is run, and those on several machines are tests of their own. */
  const LEFT_OUT = [
    'npm start',
    'npm test',
    'npm run dev',
    'npm run studio',
    'npm run preview',
    'npm run preview -- --lan',
    'npm run site -- "Corner Bakery"',
    'npm run site -- "Corner Bakery" --kind shop --accent "#0b6e4f"',
    'npm run build',
    'npm run build -- --plan plan',
    'npm run build -- --shard 1/4 --plan plan',
    'npm run build -- --merge --plan plan',
    'npm run bench',
    'npm run bench -- load',
    'npm run fuzz',
    'npm run mutation',
    'npm run shots',
    'npm run draw',
    'npm run lint',
    'npm run format',
    'npm run test:fast',
  ]
  /** Time for the first build after a change of the code, in milliseconds. */
  const COMPILING = 180_000
  /** The first site is a sample, which must not go live. */
  const REFUSES = ['npm run merge', 'npm run check -- --publish', 'npm run publish', 'npm run publish -- --back', 'npm run deliver']
  const copy = mkdtempSync(join(tmpdir(), 'quoin-readme-'))
  cpSync('.', copy, { recursive: true, filter: (path) => !/^(?:node_modules|dist(?:-at)?|shots|\.git)$/.test(path) })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test.each(commands.filter((command) => command.startsWith('npm run ') && !LEFT_OUT.includes(command)))(
    '%s does its work',
    (command) => {
      // A build is made of the project itself, where the engine is often compiled already, and put aside.
      const isBuild = command.startsWith('npm run build -- ')
      const words = [...command.split(' ').slice(1), ...(isBuild ? ['--out', join(copy, command.includes('--at') ? 'dist-at' : 'dist')] : [])]
      const { status, stdout, stderr } = spawnSync('npm', words, { cwd: isBuild ? '.' : copy, encoding: 'utf8' })
      expect(status, stdout + stderr).toBe(REFUSES.includes(command) ? 1 : 0)
    },
    COMPILING,
  )
})

describe('scripts', () => {
  test('each is one file, and is started by way of the question for Node', () => {
    const odd = Object.entries(scripts).filter(([name, line]) => !['lint', 'format'].includes(name) && !/^node -r \.\/scripts\/node\.cjs scripts\/run\.mjs \w+$/.test(line))
    expect(odd).toEqual([])
    expect(
      Object.values(scripts)
        .flatMap((line) => line.match(/(?<=run\.mjs )\w+/g) ?? [])
        .filter((name) => !existsSync(`scripts/${name}.ts`)),
    ).toEqual([])
  })

  test('an old Node is told in one sentence', () => {
    const as = (version: string) =>
      spawnSync(process.execPath, ['-e', `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); require('./scripts/node.cjs')`], { encoding: 'utf8' })
    const { status, stderr } = as('18.20.8')
    expect([status, stderr]).toEqual([
      1,
      `This project needs Node ${engines.node.replace('>=', '')} or newer, and this is Node 18.20.8. Install the current one from nodejs.org and try again.\n`,
    ])
    expect(['20.18.3', '20.19.0', '22.1.0', '100.0.0'].map((version) => as(version).status)).toEqual([1, 0, 0, 0])
  })

  test('npm ci refuses an old Node', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^engine-strict=true$/m)
  })
})
