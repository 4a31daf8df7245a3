import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '../lib/command'

const folder = mkdtempSync(join(tmpdir(), 'quoin-split-'))
afterAll(() => rmSync(folder, { recursive: true }))
const pages = join(folder, 'pages.json')
const run = (name: string, ...words: string[]) => runCommand(name, [...words, '--pages', pages])
const text = (name: string) => readFileSync(join(folder, name), 'utf8')
const site = `${JSON.stringify(
  {
    site: { name: 'Toys' },
    pages: [
      { path: '/', title: 'Home', sections: [{ type: 'prose', text: 'See [bears](/bears).' }] },
      {
        path: '/bears',
        title: 'Bears',
        sections: [
          { type: 'prose', text: 'Soft.' },
          { type: 'prose', text: 'Brown.' },
        ],
      },
    ],
  },
  null,
  2,
)}\n`

test('a content that is divided is checked, searched, changed and put together by every command as one that is not', () => {
  writeFileSync(pages, site)
  expect(run('split')).toMatchObject({ status: 0, stdout: 'pages.json includes 2 files now.\n' })
  expect([text('pages.json').includes('"include": ["pages/*.json"]'), existsSync(join(folder, 'pages/1-home.json'))]).toEqual([true, true])
  expect(run('check')).toMatchObject({ status: 0 })
  expect(run('where', 'Brown').stdout).toContain('pages/2-bears.json:13:20')
  expect(run('section', 'move', '/bears', '2', '1')).toMatchObject({ status: 0 })
  expect(text('pages/2-bears.json').indexOf('Brown')).toBeLessThan(text('pages/2-bears.json').indexOf('Soft'))
  expect(run('page', 'move', '/bears', '/teddies')).toMatchObject({ status: 0 })
  expect([text('pages/1-home.json').includes('(/teddies)'), text('pages/2-bears.json').includes('"/teddies"'), text('pages.json').includes('"/bears": "/teddies"')]).toEqual([
    true,
    true,
    true,
  ])
  expect(run('page', 'undo', '2')).toMatchObject({ status: 0 })
  expect(run('join')).toMatchObject({ status: 0 })
  expect([text('pages.json'), existsSync(join(folder, 'pages'))]).toEqual([site, false])
  expect(run('join')).toMatchObject({ status: 1, stderr: 'The content is one file already: it has no "include".\n' })
  expect(run('section', 'undo')).toMatchObject({ status: 0 })
  expect(existsSync(join(folder, 'pages/1-home.json'))).toBe(true)
})

test('a mistake in a file that is included is told there, and mended there', () => {
  writeFileSync(join(folder, 'pages/2-bears.json'), text('pages/2-bears.json').replace('"text": "Soft."', '"txet": "Soft."'))
  expect(run('check').stderr).toContain('pages/2-bears.json:9:11  page "/bears" › section 1 (prose) › txet')
  expect(run('check', '--fix').stdout).toContain('pages/2-bears.json:9  "txet" is now "text".')
  expect(text('pages/2-bears.json')).toContain('"text": "Soft."')
})

test('a new site keeps what there was as one file, and takes what was included away until that is undone', () => {
  expect(run('site', 'Second')).toMatchObject({ status: 0, stderr: '' })
  expect([JSON.parse(text('pages.before.json')), existsSync(join(folder, 'pages/2-bears.json'))]).toEqual([{ $schema: expect.any(String), ...JSON.parse(site) }, false])
  expect(run('page', 'undo')).toMatchObject({ status: 0 })
  expect(existsSync(join(folder, 'pages/2-bears.json'))).toBe(true)
})

test('where a file would be written over, nothing is divided', () => {
  const own = join(folder, 'own/pages.json')
  mkdirSync(join(dirname(own), 'pages'), { recursive: true })
  writeFileSync(own, site)
  writeFileSync(join(dirname(own), 'pages/2-bears.json'), 'mine')
  expect(runCommand('split', ['--pages', own])).toMatchObject({ status: 1, stderr: expect.stringContaining('2-bears.json is there already') })
  expect([readFileSync(own, 'utf8'), existsSync(join(dirname(own), 'pages/1-home.json'))]).toEqual([site, false])
})
