import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createProgramMaker } from '../../../src/studio/server/program'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quoin-program-')))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => {
  write(
    'main.tsx',
    "import './main.css'\nimport { words } from './words'\ndocument.title = words\nvoid import('./later')\nif (process.env.NODE_ENV !== 'production') document.title = 'slow'\n",
  )
  write('words.ts', "export const words = 'Hello'\n")
  write('later.ts', "document.title = 'Later'\n")
  write('main.css', 'body { color: red }\n')
})

test('a program is one script with its styles, as it is in production, and a file for what is loaded later', async () => {
  const { files, script, styles, sources } = await createProgramMaker(folder, 'main.tsx').made()
  expect(String(files.get(script))).toContain('Hello')
  expect(String(files.get(script))).not.toContain('slow')
  expect(styles.map((name) => String(files.get(name)))).toEqual([expect.stringContaining('color:red')])
  expect([...files.keys()].map((name) => name.replace(/-[\w-]{8}\./, '.')).sort()).toEqual(['later.js', 'main.css', 'main.js'])
  expect([...sources].filter((file) => file.startsWith(folder)).sort()).toEqual(['later.ts', 'main.css', 'main.tsx', 'words.ts'].map((name) => join(folder, name)))
})

test('its styles have the rules of components that it has, and no others, under a name that changes with them', async () => {
  write('main.css', '.m_aaaaaaa1 { color: var(--kite) } .m_bbbbbbb2 { color: blue } .own { color: red } :root { --kite: green; --mantine-spare: 1px }\n')
  const stylesWith = async (words: string) => {
    write('words.ts', `export const words = '${words}'\n`)
    const { files, styles } = await createProgramMaker(folder, 'main.tsx').made()
    return { name: styles[0], css: String(files.get(styles[0] ?? '')) }
  }
  const [one, both] = [await stylesWith('m_aaaaaaa1'), await stylesWith('m_aaaaaaa1 m_bbbbbbb2')]
  expect(one.css).toBe('.m_aaaaaaa1{color:var(--kite)}.own{color:red}:root{--kite:green;--mantine-spare:1px}')
  expect([both.css.includes('.m_bbbbbbb2'), both.name === one.name]).toEqual([true, false])
})

test('it is made once, and anew when a file of it has changed: under another name', async () => {
  const maker = createProgramMaker(folder, 'main.tsx')
  const first = await maker.made()
  expect([maker.forget(join(folder, 'other.ts')), await maker.made()]).toEqual([false, first])
  write('words.ts', "export const words = 'Good day'\n")
  expect(maker.forget(join(folder, 'words.ts'))).toBe(true)
  const { files, script } = await maker.made()
  expect(String(files.get(script))).toContain('Good day')
  expect(script).not.toBe(first.script)
})

test('a file that cannot be compiled is told, and any file that is saved then may mend it', async () => {
  const maker = createProgramMaker(folder, 'main.tsx')
  write('words.ts', 'export const words = (\n')
  await expect(maker.made()).rejects.toThrow('words.ts')
  write('words.ts', "export const words = 'Mended'\n")
  expect(maker.forget(join(folder, 'words.ts'))).toBe(true)
  const { files, script } = await maker.made()
  expect(String(files.get(script))).toContain('Mended')
})

test('it outlives the dev server as long as no code has changed, and is made anew of other code', async () => {
  const kept = join(folder, 'kept')
  const madeOf = async (state: string) => (await createProgramMaker(folder, 'main.tsx', () => state, kept).made()).script
  const first = await madeOf('one')
  write('words.ts', "export const words = 'Good day'\n")
  expect([await madeOf('one'), (await madeOf('two')) === first]).toEqual([first, false])
})

test('one that was made while code was saved is not kept', async () => {
  const states = ['one', 'two', 'one', 'one']
  const madeNow = async () => (await createProgramMaker(folder, 'main.tsx', () => states.shift() ?? 'one', join(folder, 'other')).made()).script
  const first = await madeNow()
  write('words.ts', "export const words = 'Good day'\n")
  expect([await madeNow(), await madeNow()]).not.toContain(first)
})
