import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { commitsOf, fileAt } from '../../../src/studio/server/git'
import { readWhole } from '../../../src/site/read/include/readWhole'
import { versionsOf } from '../../../src/studio/server/versions'

const folder = mkdtempSync(join(tmpdir(), 'quoin-git-'))
const file = join(folder, 'pages.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const note = (title: string, text: string) => ({ type: 'note', title, text })
const site = (...sections: object[]) => JSON.stringify({ pages: [{ path: '/', title: 'Home', sections }] }, null, 2)
const git = (...words: string[]) => execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...words], { cwd: folder })
const now = site(note('Bread', 'Baked at six.'), note('Welcome', 'To our house, which is open all day.'))

test('where there is no git, there are no earlier states', async () => {
  writeFileSync(file, now)
  expect([await commitsOf(file), await versionsOf(file, Buffer.from(now), ['pages', 0])]).toEqual([[], []])
})

test('each earlier state of a section is told with what is different now, wherever it stood, and without those that are the same', async () => {
  git('init', '-q')
  const states = [
    ['First', site(note('Welcome', 'To our house, which is open until noon.'))],
    ['Elsewhere', site(note('Welcome', 'To our house, which is open until noon.'), note('Bread', 'Baked at five.'))],
    ['Open longer; $(touch x) `y`', site(note('Welcome', 'To our house, which is open all day.'), note('Bread', 'Baked at six.'))],
    ['Broken', '{'],
  ] as const
  for (const [subject, text] of states) {
    writeFileSync(file, text)
    git('add', 'pages.json')
    git('commit', '-q', '-m', subject)
  }
  writeFileSync(file, now)
  const [commit] = await commitsOf(file)
  expect([commit?.subject, commit?.author, commit && (await fileAt(file, commit))?.toString()]).toEqual(['Broken', 'Ana', '{'])
  const versions = await versionsOf(file, Buffer.from(now), ['pages', 0, 'sections', 1])
  expect(versions.map(({ subject, value, texts }) => ({ subject, value, texts }))).toEqual([
    {
      subject: 'Elsewhere',
      value: note('Welcome', 'To our house, which is open until noon.'),
      texts: [{ where: 'text', then: 'To our house, which is open until noon.', now: 'To our house, which is open all day.', isMoved: false }],
    },
  ])
  expect(readFileSync(file, 'utf8')).toBe(now)
})

test('of a page the texts of its sections are told, and what has come and gone', async () => {
  const [first, second] = await versionsOf(file, Buffer.from(now), ['pages', 0])
  expect(first?.texts.map(({ where }) => where)).toEqual(['section 1'])
  expect(second?.texts.map(({ where, then, now: is }) => [where, then, is])).toContainEqual(['text 1', 'Baked at five.', 'Baked at six.'])
})

test('what only an earlier state has is told by its name in the part, also where that stood in another place then', async () => {
  const other = mkdtempSync(join(folder, 'other-'))
  const path = join(other, 'pages.json')
  const inOther = (...words: string[]) => execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...words], { cwd: other })
  inOther('init', '-q')
  const welcome = note('Welcome', 'To our house, which is open all day.')
  writeFileSync(path, site(note('Bread', 'Baked at six.'), { ...welcome, aside: 'Ring twice.' }))
  inOther('add', 'pages.json')
  inOther('commit', '-q', '-m', 'First')
  const [version] = await versionsOf(path, Buffer.from(site(welcome, note('Bread', 'Baked at six.'))), ['pages', 0, 'sections', 0])
  expect(version?.texts).toEqual([{ where: 'aside', then: 'Ring twice.', now: undefined, isMoved: false }])
  const shared = (section: object) => JSON.stringify({ shared: { house: section }, pages: [] }, null, 2)
  writeFileSync(path, shared({ ...welcome, aside: 'Ring twice.' }))
  inOther('commit', '-q', '-am', 'Second')
  const [latest] = await versionsOf(path, Buffer.from(shared(welcome)), ['shared', 'house'])
  expect(latest?.texts.map(({ where }) => where)).toEqual(['aside'])
})

test('the earlier states of a part that another file holds are those of that file', async () => {
  const part = (text: string) => JSON.stringify({ pages: [{ path: '/b', title: 'B', sections: [note('Bread', text)] }] })
  for (const text of ['Baked at five.', 'Baked at six.']) {
    writeFileSync(join(folder, 'part.json'), part(text))
    git('add', 'part.json')
    git('commit', '-q', '-m', text)
  }
  writeFileSync(file, JSON.stringify({ pages: [{ path: '/', title: 'Home', sections: [] }], include: ['part.json'] }))
  const versions = await versionsOf(file, readWhole(file), ['pages', 1, 'sections', 0])
  expect(versions.map(({ subject, texts }) => [subject, texts])).toEqual([['Baked at five.', [{ where: 'text', then: 'Baked at five.', now: 'Baked at six.', isMoved: false }]]])
})
