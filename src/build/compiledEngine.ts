import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { digestOf } from './program/digestOf.mjs'
import packageFiles from './program/packageFiles.json'
import { type Bundle, bundle } from './bundle'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/quoin')
/** Compiled engines that are kept: enough for several states of the code and builds at the same time. */
const KEPT = 6

/**
 * The compiled engine: the one of the last build when no line of code has changed since, else a new one. The content of
 * the site takes no part in it, so an editor waits for the compiler once.
 *
 * @param folder for the server's code of a new one; the caller removes it
 * @param fresh compiles in any case, and keeps nothing
 */
export async function compiledEngine(folder: string, fresh = false): Promise<Bundle> {
  if (fresh) return bundle(folder)
  const kept = join(CACHE, fingerprint())
  return remembered(kept) ?? remember(await bundle(folder), folder, kept)
}

/** Says in one word what pages are drawn by: the compiled code of the server and the packages. Code that draws nothing takes no part in it. */
export function codeOf({ serverFile }: Pick<Bundle, 'serverFile'>): string {
  const files = [fileURLToPath(serverFile), ...packages()]
  return files.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest('hex')
}

/** Says in one word what the compiled engine depends on: the code, the packages, this Node and this place. */
export function fingerprint(): string {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = [...sources.map((entry) => join(entry.parentPath, entry.name)).sort(), join(ROOT, 'vite.config.ts'), ...packages()]
  return digestOf(files, `${ROOT} ${process.version} ${process.platform} ${process.arch}`, `${CACHE}-last`)
}

/** What says which packages there are, whichever program has installed them. */
const packages = () => packageFiles.map((name) => join(ROOT, name)).filter((file) => existsSync(file))

function remembered(folder: string): Bundle | undefined {
  try {
    const made: Bundle = deserialize(readFileSync(join(folder, 'bundle')))
    const server = join(folder, 'server.mjs')
    if (!existsSync(server)) return undefined
    const now = new Date()
    utimesSync(folder, now, now)
    return { ...made, serverFile: pathToFileURL(server).href, peakMemory: 0 }
  } catch {
    return undefined
  }
}

/** Keeps a compiled engine for the next build. Where that is not possible this build goes on without. */
function remember(made: Bundle, folder: string, kept: string): Bundle {
  try {
    mkdirSync(CACHE, { recursive: true })
    const staging = mkdtempSync(join(CACHE, 'new-'))
    cpSync(folder, staging, { recursive: true })
    writeFileSync(join(staging, 'bundle'), serialize(made))
    // Another build may have been quicker; what it kept is the same.
    if (existsSync(kept)) rmSync(staging, { recursive: true })
    else renameSync(staging, kept)
    forgetOld()
  } catch {
    // A cache that cannot be written costs a few seconds, never the build.
  }
  return made
}

function forgetOld(): void {
  const kept = readdirSync(CACHE)
    .map((name) => join(CACHE, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const folder of kept.slice(KEPT)) rmSync(folder, { recursive: true, force: true })
}
