import { readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { loadBlocks } from '../src/blocks/schemas'
import config from '../vite.config'
import { commandWords } from '../src/site/diagnostics/wording/commands'
import { readOptions } from './lib/arguments'
import { tryClasses } from './lib/fuzzClasses'
import { cutIntoPages, outcomeOf, mutated, randomFrom } from './lib/fuzzing'
import { dearestRequest, MOST_CALLS } from './lib/fuzzServing'
import { withWildText } from './lib/fuzzingText'
import { complain, say } from './lib/print'
import { NO_ASSETS } from '../src/page/assets'

/**
 * Changes pages.json at random, again and again, and looks whether the checker always answers and whether what it lets
 * through can be drawn: npm run fuzz [-- --runs 1000000 --seed N]. Ends at the first fault, which the same seed finds again.
 */
const { own } = await readOptions({ takes: [], values: { runs: '1000000', seed: String(Date.now() % 2 ** 32) } })
for (const [name, value] of Object.entries(own)) {
  if (/^\d{1,15}$/.test(value)) continue
  complain(commandWords.wrongNumber(name, value))
  process.exit(2)
}
const [runs, seed] = [Number(own.runs), Number(own.seed)]
/** Drawing takes ten times as long as compiling: of the files that pass, one in so many is drawn. */
const DRAWN = 10
const REPORT_EVERY = 10_000
/** One run in so many has a text of the greatest length, and may take so many seconds of the processor. */
const WILD = { every: 500, seconds: 20 }

say(`Seed ${seed}, ${runs.toLocaleString('en')} runs.`)
const server = await createServer({
  ...config,
  configFile: false,
  // Its packages are prepared otherwise, and in one folder they would take the place of those of a dev server that is running.
  cacheDir: `${config.cacheDir}/fuzz`,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
})
const { createRenderer } = (await server.ssrLoadModule('/page/render.tsx')) as typeof import('../src/page/render')
const blocks = await loadBlocks()
const files = cutIntoPages(readFileSync('pages.json', 'utf8'))
const random = randomFrom(seed)
let passed = 0

/** Makes the next file and compiles it; the answer says what may never be. */
async function tryOne(run: number): Promise<string | undefined> {
  const { text, steps } = mutated(files[run % files.length] ?? '', random)
  const { site, fault } = outcomeOf(text, blocks)
  const [page] = site?.pages ?? []
  if (fault || !site || !page || passed++ % DRAWN > 0) return fault && `${steps.join(', ')}\n${fault}\n${text}`
  return createRenderer(
    site,
    NO_ASSETS,
  )(page).then(
    () => undefined,
    (error: unknown) => `could not be drawn after ${steps.join(', ')}\n${error}\n${text}`,
  )
}

/** The same with a text that nobody means to write: it must be refused or drawn, and soon. */
async function tryWild(run: number): Promise<string | undefined> {
  const { text, shape } = withWildText(files[run % files.length] ?? '', random)
  const before = process.cpuUsage()
  const { site, fault } = outcomeOf(text, blocks)
  const [page] = site?.pages ?? []
  const broken =
    site && page
      ? await createRenderer(
          site,
          NO_ASSETS,
        )(page).then(
          () => undefined,
          (error: unknown) => `could not be drawn: ${error}`,
        )
      : undefined
  const { user, system } = process.cpuUsage(before)
  const slow = (user + system) / 1_000_000 > WILD.seconds ? `took ${Math.round((user + system) / 1_000_000)} s` : undefined
  const found = fault ?? broken ?? slow
  return found && `${shape}\n${found}\n${text}`
}

let fault: string | undefined
for (let run = 0; run < runs && !fault; run++) {
  fault = (await tryOne(run)) ?? (run % WILD.every === 0 ? await tryWild(run) : undefined)
  if (fault) complain(`Run ${run}, seed ${seed}: ${fault}`)
  else if ((run + 1) % REPORT_EVERY === 0) say(`${(run + 1).toLocaleString('en')} runs, ${passed.toLocaleString('en')} still sites, no fault.`)
}
await server.close()
// A request takes as long as some fifty files take to be compiled.
const dearest = await dearestRequest(Math.ceil(runs / 50), randomFrom(seed))
say(`${Math.ceil(runs / 50).toLocaleString('en')} long addresses: at most ${dearest.calls} calls of the disk for one.`)
if (dearest.calls > MOST_CALLS) fault ??= `${dearest.calls} calls of the disk for ${dearest.address}`
process.exitCode = fault || !tryClasses(seed) ? 1 : 0
