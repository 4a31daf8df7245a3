import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { foreignThing, isPublishable, isSite, markSite } from '../../src/build/mark'

const folder = mkdtempSync(join(tmpdir(), 'quoin-mark-'))
const write = (name: string, words = 'x') => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), words)
}
beforeEach(() => {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the mark names the files of the site in the order of the alphabet, and not itself', () => {
  for (const name of ['index.html', 'articles/bread.html', 'assets/boot.js']) write(name)
  markSite(folder)
  markSite(folder)
  expect(readFileSync(join(folder, '.hosts/files'), 'utf8')).toBe(
    '# The files of this site. A build replaces the folder only while it holds nothing else.\narticles/bread.html\nassets/boot.js\nindex.html\n',
  )
  expect(foreignThing(folder)).toBeUndefined()
})

test('of what somebody else has put into a marked site the first is named', () => {
  write('index.html')
  markSite(folder)
  for (const name of ['z.txt', 'notes/b.txt', 'notes/a.txt']) write(name)
  expect(foreignThing(folder)).toBe('notes/a.txt')
})

test('an empty folder counts, one with files of the site does not', () => {
  write('articles/bread.html')
  markSite(folder)
  expect(foreignThing(folder)).toBeUndefined()
  mkdirSync(join(folder, 'articles/drafts'))
  expect(foreignThing(folder)).toBe('articles/drafts/')
})

test('what programs leave behind that only show a folder is nobody’s', () => {
  write('index.html')
  markSite(folder)
  for (const name of ['.DS_Store', 'articles/.DS_Store', 'Thumbs.db', 'desktop.ini']) write(name)
  expect(foreignThing(folder)).toBeUndefined()
  write('my.DS_Store')
  expect(foreignThing(folder)).toBe('my.DS_Store')
})

test('a folder without a mark is somebody’s, and so is one whose list is not the mark; an empty one is nobody’s', () => {
  expect(foreignThing(folder)).toBeUndefined()
  write('index.html')
  expect(foreignThing(folder)).toBe('index.html')
  write('.hosts/files', 'index.html\n')
  expect(foreignThing(folder)).toBe('.hosts/files')
})

const FIRST_LINE = '# Generated with the site. Use it inside a server block:'

test('a site of the time before there was a mark is known by its nginx.conf, with the files that sites had then', () => {
  const names = ['index.html', 'articles/bread.html.br', 'assets/boot-B_2.js.gz', 'robots.txt', 'sitemap.xml', 'icon.svg', 'social.png', '_headers', '_redirects', '.nojekyll']
  for (const name of names) write(name)
  write('.hosts/nginx.conf', `${FIRST_LINE}\nroot /site;\n`)
  expect(foreignThing(folder)).toBeUndefined()
  write('Notes.html')
  expect(foreignThing(folder)).toBe('Notes.html')
})

test.each(['assets/photo.jpg', 'notes.txt', 'index.html.bak', 'my/_headers', 'other.png'])('%s was in no such site', (name) => {
  write('.hosts/nginx.conf', `${FIRST_LINE}\n`)
  write(name)
  expect(foreignThing(folder)).toBe(name)
})

test('an nginx.conf that begins otherwise is no sign', () => {
  write('.hosts/nginx.conf', `# My own\n${FIRST_LINE}\n`)
  expect(foreignThing(folder)).toBe('.hosts/nginx.conf')
})

test('a folder is a site when it bears the mark, or was made before there was one, and not because it has pages', () => {
  for (const name of ['index.html', '404.html', 'private/key']) write(name)
  expect([isSite(folder), isSite(join(folder, 'none')), isSite(join(folder, 'index.html'))]).toEqual([false, false, false])
  write('.hosts/nginx.conf', '# Generated with the site. Use it inside a server block:\n')
  expect(isSite(folder)).toBe(true)
  rmSync(join(folder, '.hosts'), { recursive: true })
  markSite(folder)
  expect(isSite(folder)).toBe(true)
})

test('a site that is made for another day is one of ours, and none for visitors', () => {
  write('index.html')
  markSite(folder, true)
  expect([isSite(folder), isPublishable(folder), foreignThing(folder)]).toEqual([true, false, undefined])
  markSite(folder)
  expect([isSite(folder), isPublishable(folder)]).toEqual([true, true])
})

test('a folder in the place of the mark is none', () => {
  mkdirSync(join(folder, '.hosts/files'), { recursive: true })
  write('index.html')
  expect(foreignThing(folder)).toBe('.hosts/files/')
})
