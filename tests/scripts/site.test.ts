import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '../lib/command'

const folder = mkdtempSync(join(tmpdir(), 'quoin-site-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pages = join(folder, 'pages.json')
const site = (...words: string[]) => runCommand('site', [...words, '--pages', pages])
const nameIn = (file: string) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { site: { name: string } }).site.name

test('a site begins with its name; the file that was there is kept beside it each time, and undo brings it back', () => {
  expect(site('Corner Bakery', '--kind', 'shop', '--accent', '#0b6e4f')).toMatchObject({ status: 0, stderr: '' })
  expect(runCommand('check', ['--pages', pages])).toMatchObject({ status: 0, stderr: '' })
  expect(site('Second', 'Bakery').stdout).toContain('pages.json as it was is kept as')
  expect(site('Third', '--lang', 'de').stdout).toContain('These sentences are in English')
  expect(readdirSync(folder).sort()).toEqual(['pages.before-2.json', 'pages.before.json', 'pages.json'])
  expect(['pages.before.json', 'pages.before-2.json', 'pages.json'].map(nameIn)).toEqual(['Corner Bakery', 'Second Bakery', 'Third'])
  expect(runCommand('page', ['undo', '--pages', pages]).status).toBe(0)
  expect(nameIn('pages.json')).toBe('Second Bakery')
})

test('what cannot be understood changes nothing, and is told with what is meant', () => {
  writeFileSync(pages, 'Mine.')
  const told = (...words: string[]) => {
    const { status, stderr } = site(...words)
    return [status, stderr.trim()]
  }
  expect(told()).toEqual([2, 'Say what the site is called: npm run site -- "Corner Bakery"'])
  expect(told('A', '--kind', 'shpo')).toEqual([2, 'There is no kind "shpo". Did you mean "shop"?'])
  expect(told('A', '--lang', 'English')).toEqual([2, '"English" is no language. Write it like "en" or "pt-BR".'])
  expect(told('A', '--accent', 'green')[1]).toContain('"green" is no colour.')
  expect(readFileSync(pages, 'utf8')).toBe('Mine.')
})

test('the pictures of the site before are kept beside it, one of the owner stays, and undo brings all back', () => {
  const place = mkdtempSync(join(folder, 'media-'))
  const own = join(place, 'pages.json')
  mkdirSync(join(place, 'media', 'old'), { recursive: true })
  for (const name of ['old/used.svg', 'mine.svg']) writeFileSync(join(place, 'media', name), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
  const feature = { type: 'feature', title: 'House', picture: { src: 'media/old/used.svg', alt: 'A house' } }
  writeFileSync(own, JSON.stringify({ site: { name: 'Old' }, pages: [{ path: '/', title: 'Home', sections: [feature] }] }))
  const filesIn = (name: string) => readdirSync(join(place, name), { recursive: true, withFileTypes: true }).flatMap((file) => (file.isFile() ? [file.name] : []))
  expect(runCommand('site', ['Bakery', '--pages', own])).toMatchObject({ status: 0, stderr: '' })
  expect([filesIn('media'), filesIn('media.before')]).toEqual([['mine.svg'], ['used.svg']])
  expect(runCommand('check', ['--pages', own]).stdout).not.toContain('used.svg')
  expect(runCommand('page', ['undo', '--pages', own]).status).toBe(0)
  expect(filesIn('media').sort()).toEqual(['mine.svg', 'used.svg'])
})
