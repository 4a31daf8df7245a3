import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readOptions } from '../../scripts/lib/arguments'
import { settlePages } from '../../scripts/lib/settlePages'
import { changeFile } from '../../src/authoring/edit/changeFile'
import { listSteps } from '../../src/authoring/edit/history'
import { historyFolder, journalOf } from '../../src/authoring/edit/historyFolder'

const folder = mkdtempSync(join(tmpdir(), 'quoin-settle-'))
const path = join(folder, 'pages.json')
const body = join(folder, 'one.md')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  if (existsSync(path)) rmSync(historyFolder(path), { recursive: true, force: true })
  writeFileSync(path, 'first')
  writeFileSync(body, 'old')
  changeFile(path, Buffer.from('first'), Buffer.from('second'), { done: ['Page /a is now /b.'], bodies: [{ name: 'one.md', before: 'old', after: 'new' }] })
  writeFileSync(journalOf(path), JSON.stringify({ kept: basename(listSteps(path, 'done')[0] ?? ''), side: 'after', gone: [], pid: 0, at: 0 }))
})

/** What is complained of while something is done. */
async function complaints(act: () => unknown): Promise<string> {
  const write = vi.spyOn(console, 'error').mockReturnValue(undefined)
  try {
    await act()
    return write.mock.calls.map(([words]) => `${words}\n`).join('')
  } finally {
    write.mockRestore()
  }
}

test('a change that only lacks its end is brought there, and one that has not come far is taken back; both are said', async () => {
  expect(await complaints(() => settlePages(path))).toBe('The last change was cut off. It has been brought to its end: Page /a is now /b.\n')
  changeFile(path, Buffer.from('second'), Buffer.from('first'), { done: ['Back.'], bodies: [{ name: 'one.md', before: 'new', after: 'old' }] })
  writeFileSync(path, 'second')
  writeFileSync(journalOf(path), JSON.stringify({ kept: basename(listSteps(path, 'done')[1] ?? ''), side: 'after', gone: [], pid: 0, at: 0 }))
  expect(await complaints(() => settlePages(path))).toBe('The last change was cut off, and has been taken back: Back.\n')
  expect([readFileSync(path, 'utf8'), readFileSync(body, 'utf8'), await complaints(() => settlePages(path))]).toEqual(['second', 'new', ''])
})

test('every command that is told a content file does so before it looks at it, and none that is not', async () => {
  const { argv } = process
  try {
    process.argv = ['node', 'run.mjs', '--pages', path]
    expect(await complaints(() => readOptions({ takes: ['pages'] }))).toContain('brought to its end')
    writeFileSync(journalOf(path), '{')
    process.argv = ['node', 'run.mjs']
    await readOptions({ takes: ['port'] })
    expect(existsSync(journalOf(path))).toBe(true)
  } finally {
    process.argv = argv
  }
})

test('one that can be neither ends the command with the reason', async () => {
  writeFileSync(path, 'first')
  changeFile(path, Buffer.from('first'), Buffer.from('second'), { done: [], media: [{ name: 'media/a.svg', bytes: Buffer.from('a') }] })
  const step = listSteps(path, 'done').at(-1) ?? ''
  rmSync(join(folder, 'media'), { recursive: true })
  // Where the folder leads elsewhere nothing is touched.
  symlinkSync(folder, join(folder, 'media'))
  writeFileSync(journalOf(path), JSON.stringify({ kept: basename(step), side: 'before', gone: [], pid: 0, at: 0 }))
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  try {
    expect(await complaints(() => settlePages(path))).toContain('media/a.svg is a link, or lies behind one')
    expect(exit).toHaveBeenCalledWith(1)
  } finally {
    exit.mockRestore()
    rmSync(join(folder, 'media'))
  }
})
