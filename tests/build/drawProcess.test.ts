import { afterEach, expect, test, vi } from 'vitest'
import { toySettings } from '../lib/toy'

const OTHERS = ['runInChild', 'subsetFonts', 'drawSiteImages'].map((name) => `../../src/build/${name}`)
afterEach(() => {
  for (const other of OTHERS) vi.doUnmock(other)
  vi.resetModules()
})

test('what is drawn for a site is its fonts, cut to its characters, the sheet of its theme, its pictures, and the letters that are in none', async () => {
  vi.resetModules()
  const asked: unknown[] = []
  let work = async (_input: object): Promise<object> => ({})
  vi.doMock('../../src/build/runInChild', () => ({ answerWith: (own: typeof work) => (work = own) }))
  vi.doMock('../../src/build/subsetFonts', () => ({
    subsetFonts: async (...all: unknown[]) => {
      asked.push(all)
      return ['font']
    },
  }))
  vi.doMock('../../src/build/drawSiteImages', () => ({
    drawSiteImages: async (...all: unknown[]) => {
      asked.push(all)
      return { files: { 'icon.svg': 'drawn' }, unseen: ['東'] }
    },
  }))
  await import('../../src/build/drawProcess')
  const theme = { ...toySettings.theme, fonts: { heading: 'Newsreader', text: 'Newsreader' } }
  const settings = { ...toySettings, theme }
  expect(await work({ settings, characters: 'abc', folder: '/toys' })).toEqual({ fonts: ['font'], images: { 'icon.svg': 'drawn' }, unseen: ['東'] })
  expect(asked).toEqual([
    [theme.fonts, 'abc'],
    [settings, '/toys'],
  ])
})
