import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledName, compiledPrograms } from './compileProgram.mjs'

const IMPORT_FILE = join(import.meta.dirname, '../../blocks/importFile.ts')
/** Says in a folder of compiled programs that all that is found in folders can be loaded. */
const SOUND = 'sound'
/** Loads what it has just written, so it is loaded as it is written, too. */
const WRITES_CODE = join(import.meta.dirname, '../../../scripts/block.ts')

/**
 * Starts a program of the project that is written in TypeScript, compiled where that is possible. Where it is not, because one
 * of its files is broken, every file is translated when it is loaded: what needs the broken one says so.
 *
 * @param file whole path
 * @returns what its module exports
 */
export async function loadProgram(file) {
  process.setSourceMapsEnabled(true)
  const compiled = file === WRITES_CODE ? undefined : await soundPrograms()
  const program = compiled && join(compiled, compiledName(file))
  if (program && existsSync(program)) {
    return import(pathToFileURL(program).href)
  }
  const { register } = await import('tsx/esm/api')
  register()
  return import(pathToFileURL(file).href)
}

/**
 * The folder of the compiled programs when all that is found in folders can be loaded: one broken block must not end what needs none.
 * It is tried once for each state of the code, since many programs need nothing of it.
 */
async function soundPrograms() {
  const compiled = await compiledPrograms()
  if (!compiled || existsSync(join(compiled, SOUND))) return compiled
  try {
    await import(pathToFileURL(join(compiled, compiledName(IMPORT_FILE))).href)
  } catch {
    return undefined
  }
  try {
    writeFileSync(join(compiled, SOUND), '')
  } catch {
    // Where nothing can be written it is tried each time.
  }
  return compiled
}
