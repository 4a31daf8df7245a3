import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { randomFrom } from '../../scripts/lib/fuzzing'
import { undoChange } from '../../src/authoring/edit/changeFile'
import { runs } from '../lib/runs'
import { fileWith, pageWith } from '../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-killed-saves-'))
// Beside the packages, which the program imports.
const programs = join('node_modules', '.cache', `quoin-killed-saves-${process.pid}`)
const program = join(programs, 'saves.mjs')
afterAll(() => [folder, programs].forEach((left) => rmSync(left, { recursive: true, force: true })))

/** So often the server is killed, at one of so many changes of the disk: a save makes about ten of them. */
const [KILLS, CHANGES] = [20, 36]
const file = join(folder, 'pages.json')
const start = fileWith({ pages: [pageWith({ type: 'note', text: 'Hello', title: 'Begun' })] })
const states = join(folder, 'states')
/** The content after so many saves. */
const written = (save: number) => (save === 0 ? start : start.replace('"Begun"', `"Save ${save}"`))

/** What no save asks for and takes long to load: what makes the Studio's program and looks at pictures, and the rules of advice. */
const IDLE = /^(?:vite|sharp)$|\/(?:findRules|css)$/
const asOne = {
  name: 'as-one',
  resolveId: (id: string) => (IDLE.test(id) ? '\0idle' : undefined),
  load: (id: string) =>
    id === '\0idle'
      ? 'export default {}; export const build = () => {}; export const cutCss = () => {}; export const rules = new Map(); export const publishRules = new Map(); export const entries = new Map()'
      : undefined,
  // Modules look for what lies beside them where they lay before they became one.
  transform: (code: string, id: string) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
}

beforeAll(async () => {
  // As one file it starts in a tenth of the time, twenty times over.
  mkdirSync(programs, { recursive: true })
  const bundle = await rolldown({ input: 'tests/lib/studioSaves.ts', platform: 'node', external: ['jsonc-parser'], logLevel: 'silent', plugins: [asOne] })
  await bundle.write({ file: program, codeSplitting: false })
})

/** Lets a server save without end until it is killed in the midst of that; returns the number of the last save that it has answered. */
async function killAmidSaves(change: number): Promise<number> {
  const env = { ...process.env, END_AT: String(change), END_BELOW: folder, XDG_STATE_HOME: states }
  const child = spawn(process.execPath, ['-r', './tests/lib/endAt.cjs', program, file, folder], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  const signal = await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)))
  expect([signal, lines.filter((line) => !line.startsWith('200 '))]).toEqual(['SIGKILL', []])
  return Number(lines.at(-1)?.split(' ')[1] ?? 0)
}

test('wherever in a save the server is killed, the file is as it was before it or after it, whole, and every save before is undone', async () => {
  const random = randomFrom(runs(KILLS).seed)
  vi.stubEnv('XDG_STATE_HOME', states)
  for (let kill = 0; kill < KILLS; kill++) {
    rmSync(states, { recursive: true, force: true })
    writeFileSync(file, start)
    const change = 1 + random(CHANGES)
    const last = await killAmidSaves(change)
    const found = readFileSync(file, 'utf8')
    const told = `killed at change ${change}, behind save ${last}`
    expect([last, last + 1].map(written), told).toContain(found)
    // All saves are of one field, in one go.
    if (found === start) expect(() => undoChange(file), told).toThrow('There is no change')
    else undoChange(file)
    expect(readFileSync(file, 'utf8'), told).toBe(start)
  }
})
