import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeFile, undoChange } from '../../../scripts/lib/undo'
import { text } from './editOfSections'

test('undo brings back the exact bytes, once, and never over later work', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-undo-'))
  const path = join(folder, 'pages.json')
  const original = Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`)
  try {
    writeFileSync(path, original)
    for (const by of ['a', 'b', '']) {
      changeFile(path, original, Buffer.from(by))
      expect(readFileSync(path, 'utf8')).toBe(by)
      undoChange(path)
      expect(readFileSync(path).equals(original)).toBe(true)
    }
    expect(() => undoChange(path)).toThrow('There is no change')
    changeFile(path, original, Buffer.from('changed'))
    writeFileSync(path, 'and changed again')
    expect(() => undoChange(path)).toThrow('was changed since')
    expect(readFileSync(path, 'utf8')).toBe('and changed again')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what is kept of a change and cannot be taken away, being somebody else’s, makes no failure of an undo that is done', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-undo-'))
  const path = join(folder, 'pages.json')
  const { rmSync: remove } = fs
  try {
    writeFileSync(path, 'first')
    changeFile(path, Buffer.from('first'), Buffer.from('second'))
    fs.rmSync = (...words) => {
      if (String(words[0]).includes('quoin-undo/')) throw Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'rm' })
      remove(...words)
    }
    syncBuiltinESMExports()
    undoChange(path)
    expect(readFileSync(path, 'utf8')).toBe('first')
    expect(() => undoChange(path)).toThrow('was changed since')
  } finally {
    fs.rmSync = remove
    syncBuiltinESMExports()
    writeFileSync(path, 'second')
    undoChange(path)
    rmSync(folder, { recursive: true })
  }
})

test('a change that fails, or comes too late, leaves the file and what can be undone as they were', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-undo-'))
  const path = join(folder, 'pages.json')
  const [first, second] = [Buffer.from('first'), Buffer.from('second')]
  const inTheWay = join(folder, `.pages.json.${process.pid}.tmp`)
  try {
    writeFileSync(path, first)
    changeFile(path, first, second)
    mkdirSync(inTheWay)
    expect(() => changeFile(path, second, Buffer.from('third'))).toThrow()
    rmSync(inTheWay, { recursive: true })
    expect(() => changeFile(path, Buffer.from('read before somebody saved'), Buffer.from('third'))).toThrow('pages.json has been changed by someone else meanwhile.')
    expect(readFileSync(path, 'utf8')).toBe('second')
    undoChange(path)
    expect(readFileSync(path, 'utf8')).toBe('first')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
