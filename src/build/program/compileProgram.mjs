import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { digestOf } from './digestOf.mjs'

const ROOT = join(import.meta.dirname, '../../..')
/** What says which packages there are: each program that installs them writes a file of its own. */
const PACKAGE_FILES = JSON.parse(readFileSync(join(import.meta.dirname, 'packageFiles.json'), 'utf8'))
const CACHE = join(ROOT, 'node_modules/.cache/quoin-programs')
/** Compiled states of the code that are kept, and for how long, in milliseconds, each is in any case: it may just be about to be loaded. */
const KEPT = 6
const IN_USE = 600_000
/** What is started by its name, from the terminal or by a build. */
const PROCESSES = ['src/build/bundleProcess.ts', 'src/build/drawProcess.ts', 'src/build/media/mediaProcess.ts', 'scripts/lib/help.ts']
/** What a block says about its data, by the names of its files. */
const BLOCK_FILES = JSON.parse(readFileSync(join(ROOT, 'src/blocks/dataFiles.json'), 'utf8')).map((name) => name.replace('.', '\\.'))
/** Files that are found in folders when the program runs: their modules are in the bundle, by their whole paths. What draws blocks is not among them. */
const FOUND = [new RegExp(`^src/blocks/[^/]+/(?:${BLOCK_FILES.join('|')})$`), /^src\/site\/lint\/(?:rules|publish)\/[^/.]+\.ts$/]
/**
 * Packages that are loaded from where they lie: they have code for the machine, find files beside themselves, or must be there only
 * once in a process. All others are compiled along, since to find and load their hundreds of files takes longer than most commands do.
 */
const ON_DISK = [
  ...['vite', 'vitest', 'rolldown', 'lightningcss', 'tsx', 'typescript', 'playwright', 'sharp', 'subset-font', 'json-schema-to-typescript'],
  ...['@resvg/resvg-js', '@capsizecss/unpack', 'react', 'react-dom'],
]
/** The module through which they are loaded. */
const IMPORT_FILE = join(ROOT, 'src/blocks/importFile.ts')

/**
 * Compiles every program of the project, once for each state of its code: to load its hundreds of files one by one, each
 * translated for itself, takes longer than most commands do.
 *
 * @returns the folder of the compiled programs; undefined when they cannot be compiled or kept
 */
export async function compiledPrograms() {
  try {
    const files = sources()
    const kept = join(CACHE, digestOf([...files, import.meta.filename], `${ROOT} ${process.version}`, `${CACHE}-last`))
    if (!existsSync(kept)) await promisify(execFile)(process.execPath, [import.meta.filename, kept])
    const now = new Date()
    utimesSync(kept, now, now)
    return kept
  } catch {
    return undefined
  }
}

/** The name of a program's file, or of what has been made of it, below the folder of the compiled ones. */
export const compiledName = (file) => `${relative(ROOT, file).replaceAll('\\', '/').replaceAll('/', '.').replace(/\.ts$/, '')}.mjs`

/** Whole paths of all files that programs are made of. */
function sources() {
  const found = ['src', 'scripts'].flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
  const files = found.filter((entry) => entry.isFile() && /\.(?:ts|json)$/.test(entry.name)).map((entry) => join(entry.parentPath, entry.name))
  return [...files.sort(), ...PACKAGE_FILES.map((name) => join(ROOT, name)).filter((file) => existsSync(file))]
}

async function compile(files, kept) {
  mkdirSync(CACHE, { recursive: true })
  const staging = mkdtempSync(join(CACHE, 'new-'))
  try {
    const { build } = await import('rolldown')
    await build({
      input: Object.fromEntries(entries(files).map((file) => [compiledName(file).slice(0, -'.mjs'.length), file])),
      platform: 'node',
      resolve: { mainFields: ['module', 'main'] },
      external: (id) => ON_DISK.some((name) => id === name || id.startsWith(`${name}/`)),
      plugins: [{ name: 'places', transform: (code, id) => withPlaces(id === IMPORT_FILE ? tableOf(files) : code, id) }],
      output: { dir: staging, format: 'esm', sourcemap: true, sourcemapExcludeSources: true, entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash].mjs' },
      logLevel: 'silent',
    })
    renameSync(staging, kept)
    forgetOld()
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    // Another one may have been quicker; what it kept is the same.
    if (!existsSync(kept)) throw error
  }
}

const entries = (files) => [...files.filter((file) => dirname(file) === join(ROOT, 'scripts') && file.endsWith('.ts')), ...PROCESSES.map((name) => join(ROOT, name)), IMPORT_FILE]

/** A compiled module knows where its source lies: it finds folders and packages from there. Lines stay where they are. */
function withPlaces(code, id) {
  // The bundler's own part asks for packages from where it comes to lie.
  if (id.startsWith('\0')) return undefined
  const placed = code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
  return { code: placed, map: null }
}

/** In place of loading a file by its path: the modules that can be asked for. */
function tableOf(files) {
  const found = files.filter((file) => FOUND.some((place) => place.test(relative(ROOT, file).replaceAll('\\', '/'))))
  const imports = found.map((file, index) => `import * as m${index} from ${JSON.stringify(file)}`)
  const rows = found.map((file, index) => `[${JSON.stringify(file)}, m${index}]`)
  return `${imports.join('\n')}\nconst modules = new Map([${rows.join(', ')}])
export const importFile = async (file) => modules.get(file) ?? import(${JSON.stringify(pathToFileURL('/').href)} + file)`
}

function forgetOld() {
  const kept = readdirSync(CACHE).map((name) => ({ folder: join(CACHE, name), used: statSync(join(CACHE, name)).mtimeMs }))
  kept.sort((one, other) => other.used - one.used)
  for (const { folder, used } of kept.slice(KEPT)) if (Date.now() - used > IN_USE) rmSync(folder, { recursive: true, force: true })
}

// In a process of its own: it takes hundreds of megabytes, which a command would keep as long as it runs.
if (process.argv[1] === import.meta.filename) await compile(sources(), process.argv[2])
