import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const SRC = join(ROOT, 'src')

/** The rooms from the bottom up: each may import from itself and from those above it in this list. */
const ROOMS = [
  'parts',
  'blocks',
  'site/text',
  'site/diagnostics',
  'site/read',
  'site/media',
  'site/schema',
  'site/bodies',
  'site/expand',
  'site/check',
  'site/resolve',
  'site/lint',
  'site/compile',
  'site/recompile',
  'authoring/edit',
  'authoring/merge',
  'authoring/describe',
  'authoring/sites',
  'page',
  'boot',
  'build',
  'studio',
  'dev',
]

/** What draws pages gets a finished site: of what makes one it knows the types only. */
const FINISHED: Readonly<Record<string, readonly string[]>> = {
  page: ['parts', 'blocks', 'page', 'site/schema/site'],
  boot: ['parts', 'page', 'boot'],
}

/** Files outside src/ that the code may import. */
const OUTSIDE = ['schema/pages', 'vite.config']

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:tsx?|css|html)$/.test(file) && !file.endsWith('.d.ts'))
const code = files.filter((file) => /\.tsx?$/.test(file))
const textOf = (file: string) => readFileSync(join(SRC, file), 'utf8')
const roomOf = (file: string) => ROOMS.find((room) => file.startsWith(`${room}/`) || file.replace(/\.\w+$/, '') === room)

/** The files that a file imports, for their types or when it runs included. */
function importsOf(file: string): string[] {
  const found = [...textOf(file).matchAll(/^(?:import\b.*|export\b.*|\} )from '(\.[^'?]+)|^import '(\.[^'?]+)|\bimport\('(\.[^'?]+)/gm)].map((match) =>
    resolve(SRC, dirname(file), match.slice(1).find((path) => path !== undefined) ?? ''),
  )
  return found.map((path) => relative(SRC, ['', '.ts', '.tsx'].map((end) => path + end).find((name) => existsSync(name) && /\.\w+$/.test(name)) ?? path).replaceAll('\\', '/'))
}

test('every file of the code lies in a room', () => {
  expect(files.filter((file) => roomOf(file) === undefined)).toEqual([])
})

/** Whether a file may import another. */
function mayImport(file: string, other: string): boolean {
  if (other.startsWith('../')) return OUTSIDE.some((name) => other.startsWith(`../${name}`))
  const [room = '', target = ''] = [roomOf(file), roomOf(other)]
  if (room === 'blocks' && file.split('/').length > 2) return target === 'parts' || dirname(other).startsWith(file.split('/').slice(0, 2).join('/'))
  const finished = FINISHED[room]
  if (finished) return finished.some((name) => other.startsWith(`${name}/`) || other.startsWith(`${name}.`))
  return target !== '' && ROOMS.indexOf(target) <= ROOMS.indexOf(room)
}

test.each(code)('%s imports only from its own room and from those below it', (file) => {
  expect(importsOf(file).filter((other) => !mayImport(file, other))).toEqual([])
})

test('no file imports itself by way of others, not even for a type or later', () => {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) return void circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    for (const other of importsOf(file)) if (!other.startsWith('../')) visit(other, [...trail, file])
    done.add(file)
  }
  for (const file of code) visit(file, [])
  expect(circles).toEqual([])
})

describe('what a room knows nothing of', () => {
  test.each([
    ['the data side', /^(?:site|authoring)\/|^blocks\/.*\/(?:schema|check|resolve|head|migrations)\.ts$|^blocks\/schemas\.ts$/, /from '(?:react|@mantine)/],
    ['what reaches the browser', /^(?:boot|page)\/|\/(?:View|Island)\.tsx$/, /from '(?:zod|node:)/],
  ])('%s', (_name, where, what) => {
    const own = code.filter((file) => where.test(file))
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((file) => what.test(textOf(file)))).toEqual([])
  })
})

/** Lines of a file at most, and characters of a line: what the formatter keeps, and comments and texts have to. */
const LINES = 200
const WIDTH: number = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8')).formatter.lineWidth
const written = ['src', 'scripts']
  .flatMap((room) => readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)))
  .filter((file) => /\.(?:tsx?|css|mjs|cjs)$/.test(file))
const linesOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n')

test('no source file is longer than 200 lines, and half of them are shorter than 45', () => {
  const lengths = written.map((file) => [linesOf(file).length, file] as const).sort(([one], [other]) => one - other)
  expect(lengths.filter(([length]) => length > LINES)).toEqual([])
  expect(lengths[Math.floor(lengths.length / 2)]?.[0]).toBeLessThanOrEqual(45)
})

test('no line of the code is wider than the formatter makes it', () => {
  expect(written.flatMap((file) => linesOf(file).flatMap((line, index) => ([...line].length > WIDTH ? [`${file}:${index + 1}`] : [])))).toEqual([])
})

test('a test that puts a module in the place of another one takes away what was loaded with it: the next file in the same process would meet it', () => {
  const tests = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const text = (file: string) => readFileSync(join(ROOT, 'tests', file), 'utf8')
  const exchanging = tests.filter((file) => /^\s*vi\.doMock\(/m.test(text(file)))
  expect(exchanging.length).toBeGreaterThan(10)
  expect(exchanging.filter((file) => !/vi\.doUnmock\(.*\)\n\s*vi\.resetModules\(\)/.test(text(file)))).toEqual([])
})
