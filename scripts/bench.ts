import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBlocks } from '../src/blocks/schemas'
import { buildSite } from '../src/build/build'
import { compileFile } from '../src/site/compile'
import { counted } from '../src/parts/counted'
import { commandWords } from '../src/site/diagnostics/wording/commands'
import { readOptions } from './lib/arguments'
import { bytesAtLoad, folderBytes } from './lib/benchBytes'
import { saveToVisible } from './lib/benchDev'
import { type Grown, measureGrown, SIZES } from './lib/benchGrow'
import { measureNextPages, measureReading } from './lib/benchReading'
import { grownSite, writeGrown } from './lib/benchSite'
import { measureStudio } from './lib/benchStudio'
import { loadServer } from './lib/load'
import { complain, say } from './lib/print'

/** From so many pages others are gone to. */
const FEW = 5

/**
 * npm run bench: the figures that the design promises, each beside its goal. `build FILE OUT` is one run in a process of its
 * own; `load DIR` lets 2,000 visitors at once at the server of a built site; `studio` opens the Studio and types in it; `grow` builds,
 * changes and checks sites of several sizes.
 */
const words = (await readOptions({ takes: [], words: true })).only
const [job, file = '', out = ''] = words
if (job === 'build' && words.length === 3) await oneBuild(file, out)
else if (job === 'load' && words.length <= 2) await load(file || 'dist')
else if (job === 'studio' && words.length === 1) await studio()
else if (job === 'grow' && words.length === 1) await grow()
else if (job === undefined) await all()
else {
  complain(commandWords.noJob(words.join(' ')))
  process.exitCode = 2
}

async function oneBuild(pages: string, folder: string): Promise<void> {
  const { site } = compileFile(pages, await loadBlocks())
  if (!site) throw new Error(`${pages} has problems.`)
  say(JSON.stringify(await buildSite(site, folder)))
}

async function load(folder: string): Promise<void> {
  const { connections, seconds, answers, errors, memory } = await loadServer(folder, { connections: 2000, seconds: 30 })
  const answered = `${connections} connections, ${seconds} s: ${(answers / seconds).toFixed(0)} answers/s, ${counted(errors.length, 'error')} (goal 0)`
  say(`${answered}, MB when all had been answered once ${megabytes(memory.early)}, at the end ${megabytes(memory.late)} (goal: no more than at first)`)
  if (errors.length > 0) say([...new Set(errors)].slice(0, 5).join('\n'))
}

async function studio(): Promise<void> {
  say('pages   Studio opens ms   once more   a key until it is seen, median   worst   in a text with marks, median   worst   (goals 1500, 1500, 150, –, –, –)')
  for (const count of [30, 3000]) {
    const { first, again, key, drawn } = await measureStudio(count)
    say([count, first, again, key.median, key.worst, drawn.median, drawn.worst].join('   '))
  }
}

async function grow(): Promise<void> {
  say('pages   clean build s   after one change s   largest process MB   save → visible ms   check after one change s   (each with its goal)')
  for (const count of SIZES) {
    const { clean, changed, largest, visible, check } = await measureGrown(count)
    const seconds = ({ measured, goal }: Grown['clean']) => `${measured.toFixed(1)} (${goal})`
    const whole = ({ measured, goal }: Grown['clean']) => `${measured.toFixed(0)} (${goal})`
    say([count, seconds(clean), seconds(changed), whole(largest), whole(visible), seconds(check)].join('   '))
  }
}

async function all(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  const content = readFileSync('pages.json', 'utf8')
  let first = 0
  say('pages   build s   pages/s   MB build   MB bundler   KB/page   KB a visitor of Home loads')
  for (const count of [30, 300, 3000]) {
    const source = join(root, `${count}.json`)
    const folder = join(root, String(count))
    writeFileSync(source, grownSite(content, count))
    const { stdout, stderr } = spawnSync('npx', ['tsx', new URL(import.meta.url).pathname, 'build', source, folder], { encoding: 'utf8' })
    const line = stdout.trim().split('\n').at(-1)
    if (!line?.startsWith('{')) throw new Error(stderr)
    const { pages, seconds, memory } = JSON.parse(line)
    const home = await bytesAtLoad(folder, '/')
    first ||= home.total
    const row = [
      pages,
      seconds.toFixed(1),
      (pages / seconds).toFixed(0),
      megabytes(memory.build),
      megabytes(memory.bundler),
      (folderBytes(folder) / pages / 1024).toFixed(1),
      `${(home.total / 1024).toFixed(1)} (${((home.total / first - 1) * 100).toFixed(1)} %)`,
    ]
    say(row.join('   '))
  }
  say('goal at 3000: ≤ 20 s on two free cores, ≤ 700 MB, a visitor loads the same to 1 %\n')
  say('route   HTML   CSS   script   fonts   (brotli bytes at load; goals 12288, 14336, 2560, 51200)')
  const { site } = compileFile('pages.json', await loadBlocks())
  for (const { path } of site?.pages ?? []) {
    const { html, css, script, fonts } = await bytesAtLoad(join(root, '30'), path)
    say([path, html, css, script, fonts].join('   '))
  }
  const paths = site?.pages.map(({ path }) => path) ?? []
  await printReading(join(root, '30'), paths)
  const { median, worst } = await saveToVisible(writeGrown(content, 30, root))
  say(`\nsave → visible in dev at 30 pages: median ${median} ms, worst of 10 ${worst} ms (goal 50 ms)\n`)
  await studio()
  rmSync(root, { recursive: true, force: true })
}

/** What reading costs on slow 4G with a processor four times as slow. */
async function printReading(folder: string, paths: readonly string[]): Promise<void> {
  say('\nroute   script at load   scrolled   a link pointed at   blocking ms   shift   (brotli bytes, slow 4G, 4 × CPU; goals 2560, 2560, 2560, 0, 0)')
  const uses: string[] = []
  await measureReading(folder, paths, (path, { atLoad, scrolled, pointed, blocking, shift }, used) => {
    say([path, atLoad, scrolled, pointed, blocking, shift.toFixed(3)].join('   '))
    for (const { block, bytes, answer, paint } of used) uses.push(`${block}   ${bytes}   ${answer}   ${paint}`)
  })
  say('\nfirst use of   script   ms until it answers   ms to the next paint   (goals –, 1500, 200)')
  for (const line of uses) say(line)
  say('\nfrom   ms to a page that was fetched ahead   to one whose link was pointed at for 150 ms   (goals 150, 450)')
  await measureNextPages(folder, paths.slice(0, FEW), (path, { ahead = '–', pointed = '–' }) => say([path, ahead, pointed].join('   ')))
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0)
}
