import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renameFiles } from '../../scripts/lib/renameFiles'

let folder: string
const write = (path: string, words: string) => writeFileSync(join(folder, path), words)
const words = (path: string) => readFileSync(join(folder, path), 'utf8')
const all = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-rename-'))
  mkdirSync(join(folder, 'Team'))
  write('Team/Ana.jpg', 'ana')
  write('B.pdf', 'b')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const RENAMINGS = [
  { from: 'Team/Ana.jpg', to: 'team-2/ana.jpg' },
  { from: 'B.pdf', to: 'b-2.pdf' },
]

test('files have their new names, and a folder that is empty is gone', () => {
  let meanwhile: string[] = []
  renameFiles(folder, RENAMINGS, () => {
    meanwhile = all()
  })
  // Whoever reads the old names or the new ones finds them.
  expect(meanwhile).toEqual(['B.pdf', 'Team', 'Team/Ana.jpg', 'b-2.pdf', 'team-2', 'team-2/ana.jpg'])
  expect(all()).toEqual(['b-2.pdf', 'team-2', 'team-2/ana.jpg'])
  expect([words('team-2/ana.jpg'), words('b-2.pdf')]).toEqual(['ana', 'b'])
})

test('where the content file cannot be written, all have their old names', () => {
  const refuse = () => {
    throw new Error('full')
  }
  expect(() => renameFiles(folder, RENAMINGS, refuse)).toThrow('full')
  expect(all()).toEqual(['B.pdf', 'Team', 'Team/Ana.jpg'])
  expect([words('Team/Ana.jpg'), words('B.pdf')]).toEqual(['ana', 'b'])
})

test('a file that is there already is not written over', () => {
  write('b-2.pdf', 'own')
  expect(() => renameFiles(folder, RENAMINGS, () => {})).toThrow('EEXIST')
  expect([words('B.pdf'), words('b-2.pdf'), words('Team/Ana.jpg'), existsSync(join(folder, 'team-2/ana.jpg'))]).toEqual(['b', 'own', 'ana', false])
})

test('what one that was killed has copied is not copied again, and what it has half copied goes', () => {
  write('b-2.pdf', 'b')
  mkdirSync(join(folder, 'team-2'))
  write(`team-2/.ana.jpg.${spawnSync('true').pid}.tmp`, 'an')
  renameFiles(folder, RENAMINGS, () => {})
  expect(all()).toEqual(['b-2.pdf', 'team-2', 'team-2/ana.jpg'])
})

test('of folders in folders none is left that is empty, neither an old one nor one that was made in vain', () => {
  mkdirSync(join(folder, 'A B/C D'), { recursive: true })
  write('A B/C D/e.txt', 'e')
  const before = all()
  const renamings = [
    { from: 'A B/C D/e.txt', to: 'a-b/c-d/e.txt' },
    { from: 'nowhere', to: 'f/g/h' },
  ]
  expect(() => renameFiles(folder, renamings, () => {})).toThrow('ENOENT')
  expect(all()).toEqual(before)
  renameFiles(folder, renamings.slice(0, 1), () => {})
  expect(all().filter((path) => /^a/i.test(path))).toEqual(['a-b', 'a-b/c-d', 'a-b/c-d/e.txt'])
})

test('an old name that cannot be taken away is told, and the others are', () => {
  const left = renameFiles(folder, RENAMINGS, () => rmSync(join(folder, 'Team/Ana.jpg')))
  expect(left).toMatchObject([{ from: 'Team/Ana.jpg', error: { code: 'ENOENT' } }])
  expect(all()).toEqual(['Team', 'b-2.pdf', 'team-2', 'team-2/ana.jpg'])
})
