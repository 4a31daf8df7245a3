import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

type Compiler = { compiledPrograms: () => Promise<string | undefined>; compiledName: (file: string) => string }

/** A project with one program, one block and nothing else, in which the compiler of the programs stands. */
let project = ''
let compiler: Compiler
const cache = () => join(project, 'node_modules/.cache/quoin-programs')
function write(name: string, text: string): void {
  mkdirSync(dirname(join(project, name)), { recursive: true })
  writeFileSync(join(project, name), text)
}
beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'quoin-compile-'))
  for (const name of ['src/build/bundleProcess.ts', 'src/build/drawProcess.ts', 'src/build/media/mediaProcess.ts', 'scripts/lib/help.ts']) write(name, 'export {}\n')
  write('src/blocks/importFile.ts', 'export const importFile = (file: string) => import(file)\n')
  write('src/blocks/note/schema.ts', 'export const schema: string = "a note"\n')
  write('src/blocks/note/schema.test.ts', 'export const schema = "not this one"\n')
  write('src/blocks/note/useNote.ts', 'document.title = "in a browser"\n')
  write('src/blocks/dataFiles.json', '["schema.ts", "check.ts"]')
  write('src/site/lint/rules/short.ts', 'export const rule: string = "short"\n')
  write('scripts/hello.ts', "import { importFile } from '../src/blocks/importFile'\nexport const here: string = import.meta.dirname\nexport { importFile }\n")
  write('package-lock.json', '{}')
  mkdirSync(join(project, 'node_modules'))
  symlinkSync(join(process.cwd(), 'node_modules/rolldown'), join(project, 'node_modules/rolldown'))
  const copy = join(project, 'src/build/program/compileProgram.mjs')
  mkdirSync(dirname(copy), { recursive: true })
  for (const name of ['compileProgram.mjs', 'digestOf.mjs', 'packageFiles.json']) cpSync(join('src/build/program', name), join(dirname(copy), name))
  compiler = await import(pathToFileURL(copy).href)
})
afterEach(() => rmSync(project, { recursive: true }))

const load = async (folder: string, name: string) => import(pathToFileURL(join(folder, compiler.compiledName(join(project, name)))).href)

test('a compiled program knows its own place, and finds what lies in folders, but nothing that runs in a browser', async () => {
  const folder = (await compiler.compiledPrograms()) ?? ''
  expect(folder.startsWith(cache())).toBe(true)
  const { here, importFile } = await load(folder, 'scripts/hello.ts')
  expect(here).toBe(join(project, 'scripts'))
  expect((await importFile(join(project, 'src/blocks/note/schema.ts'))).schema).toBe('a note')
  expect((await importFile(join(project, 'src/site/lint/rules/short.ts'))).rule).toBe('short')
  await expect(importFile(join(project, 'src/blocks/note/none.ts'))).rejects.toThrow('none.ts')
  for (const name of ['src/build/bundleProcess.ts', 'src/build/drawProcess.ts', 'src/build/media/mediaProcess.ts', 'scripts/lib/help.ts', 'src/blocks/importFile.ts'])
    expect([name, existsSync(join(folder, compiler.compiledName(join(project, name))))]).toEqual([name, true])
})

test('packages are compiled along, as modules where they have that form, and know where they lie; those with code for the machine stay there', async () => {
  write('node_modules/letters/package.json', '{ "name": "letters", "main": "main.js", "module": "module.js" }')
  write('node_modules/letters/main.js', 'module.exports = require(["./", "part"].join(""))\n')
  write('node_modules/letters/module.js', 'export const letters = import.meta.dirname\n')
  write('node_modules/sharp/package.json', '{ "name": "sharp", "main": "main.js" }')
  write('node_modules/sharp/main.js', 'module.exports = require(["./", "part"].join(""))\n')
  write('node_modules/sharp/part.js', 'module.exports = { sharp: __dirname }\n')
  write('scripts/hello.ts', "import own from 'sharp'\nexport { letters } from 'letters'\nexport const { sharp } = own as { sharp: string }\n")
  const folder = (await compiler.compiledPrograms()) ?? ''
  rmSync(join(project, 'node_modules/letters'), { recursive: true })
  expect(await load(folder, 'scripts/hello.ts')).toMatchObject({ letters: join(project, 'node_modules/letters'), sharp: join(project, 'node_modules/sharp') })
})

test('the same code is compiled once, also after a change was taken back; other code or packages are compiled anew', async () => {
  const first = await compiler.compiledPrograms()
  const made = statSync(join(first ?? '', 'scripts.hello.mjs')).mtimeMs
  expect([await compiler.compiledPrograms(), statSync(join(first ?? '', 'scripts.hello.mjs')).mtimeMs]).toEqual([first, made])
  write('scripts/lib/help.ts', 'export const help: string = ""\n')
  const second = await compiler.compiledPrograms()
  write('package-lock.json', '{ }')
  const third = await compiler.compiledPrograms()
  expect(new Set([first, second, third]).size).toBe(3)
  write('package-lock.json', '{}')
  write('scripts/lib/help.ts', 'export {}\n')
  expect(await compiler.compiledPrograms()).toBe(first)
})

test('packages that another program has installed are known by its own file', async () => {
  rmSync(join(project, 'package-lock.json'))
  const none = await compiler.compiledPrograms()
  write('pnpm-lock.yaml', '')
  const some = await compiler.compiledPrograms()
  expect([none, some, new Set([none, some]).size]).toEqual([expect.any(String), expect.any(String), 2])
})

test('code that cannot be compiled is not, and nothing half made is left', async () => {
  write('scripts/hello.ts', 'export const {\n')
  expect([await compiler.compiledPrograms(), readdirSync(cache())]).toEqual([undefined, []])
})

test('six states are kept, those that were used last; what may just be about to be loaded is kept in any case', async () => {
  const own = (await compiler.compiledPrograms()) ?? ''
  const ages = { a: 5000, b: 4000, c: 3000, d: 2000, e: 1500, f: 1000, g: 60 }
  for (const [name, seconds] of Object.entries(ages)) {
    mkdirSync(join(cache(), name))
    utimesSync(join(cache(), name), Date.now() / 1000 - seconds, Date.now() / 1000 - seconds)
  }
  utimesSync(own, 1, 1)
  // Who uses one says so by its time.
  expect(await compiler.compiledPrograms()).toBe(own)
  write('scripts/lib/help.ts', 'export const help: string = ""\n')
  const now = (await compiler.compiledPrograms()) ?? ''
  expect(readdirSync(cache()).toSorted()).toEqual([...[own, now].map((folder) => folder.slice(cache().length + 1)), 'd', 'e', 'f', 'g'].toSorted())
  for (let age = 0; age < 8; age++) mkdirSync(join(cache(), `used${age}`))
  write('scripts/lib/help.ts', 'export const help: number = 1\n')
  await compiler.compiledPrograms()
  expect(readdirSync(cache()).filter((name) => name.startsWith('used'))).toHaveLength(8)
})
