import { linkSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renameFiles } from '../../scripts/lib/renameFiles'
import { changeFile, redoChange, undoChange } from '../../src/authoring/edit/changeFile'
import { historyFolder } from '../../src/authoring/edit/historyFolder'
import type { MediaBytes } from '../../src/authoring/edit/mediaExchange'

let folder: string
const write = (path: string, words: string) => writeFileSync(join(folder, path), words)
const words = (path: string) => readFileSync(join(folder, path), 'utf8')
const all = () => readdirSync(join(folder, 'media'), { recursive: true, encoding: 'utf8' }).toSorted()
const pages = () => join(folder, 'pages.json')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-rename-'))
  mkdirSync(join(folder, 'media/Team'), { recursive: true })
  write('pages.json', 'old names')
  write('media/Team/Ana.jpg', 'ana')
  write('media/B.pdf', 'b')
})
afterEach(() => {
  rmSync(historyFolder(pages()), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})
const moved = (from: string, to: string) => ({ from, to, source: join(folder, from), target: join(folder, to) })
const both = () => [moved('media/Team/Ana.jpg', 'media/team-2/ana.jpg'), moved('media/B.pdf', 'media/b-2.pdf')]
const change = (media: MediaBytes[]) => changeFile(pages(), Buffer.from('old names'), Buffer.from('new names'), { done: ['Renamed.'], media })

test('files have their new names, a folder that is empty is gone, and undo and redo lead back and forth without keeping them twice', () => {
  const before = ['B.pdf', 'Team', 'Team/Ana.jpg']
  const after = ['b-2.pdf', 'team-2', 'team-2/ana.jpg']
  renameFiles(both(), change)
  expect([all(), words('pages.json'), words('media/team-2/ana.jpg'), words('media/b-2.pdf')]).toEqual([after, 'new names', 'ana', 'b'])
  undoChange(pages())
  expect([all().filter((path) => path !== 'team-2'), words('pages.json'), words('media/Team/Ana.jpg'), words('media/B.pdf')]).toEqual([before, 'old names', 'ana', 'b'])
  redoChange(pages())
  expect([all().filter((path) => path !== 'Team'), words('pages.json'), words('media/team-2/ana.jpg')]).toEqual([after, 'new names', 'ana'])
  expect(readdirSync(historyFolder(pages()))).not.toContain('media')
})

test('where the content file cannot be written, or a file is in the way, all have their old names and no folder is left that was made in vain', () => {
  const before = all()
  const refuse = () => {
    throw new Error('full')
  }
  expect(() => renameFiles(both(), refuse)).toThrow('full')
  write('pages.json', 'saved meanwhile')
  expect(() => renameFiles(both(), change)).toThrow('has been changed by someone else')
  expect([all(), words('media/Team/Ana.jpg'), words('media/B.pdf'), words('pages.json')]).toEqual([before, 'ana', 'b', 'saved meanwhile'])
})

test('a copy under the new name that is there already is not made again', () => {
  write('media/b-2.pdf', 'b')
  renameFiles(both(), change)
  expect(all()).toEqual(['b-2.pdf', 'team-2', 'team-2/ana.jpg'])
})

test('of folders in folders none is left that is empty', () => {
  mkdirSync(join(folder, 'media/A B/C D'), { recursive: true })
  write('media/A B/C D/e.txt', 'e')
  renameFiles([moved('media/A B/C D/e.txt', 'media/a-b/c-d/e.txt')], change)
  expect(all().filter((path) => /^a/i.test(path))).toEqual(['a-b', 'a-b/c-d', 'a-b/c-d/e.txt'])
})

test('where both names mean one file, as on disks that tell no capital letters apart, it is given the new one and never taken away', () => {
  linkSync(join(folder, 'media/B.pdf'), join(folder, 'media/b.pdf'))
  const given: MediaBytes[][] = []
  renameFiles([moved('media/B.pdf', 'media/b.pdf')], (media) => void given.push(media))
  expect([given, words('media/b.pdf')]).toEqual([[[]], 'b'])
})
