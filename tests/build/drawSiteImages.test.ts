import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { drawSiteImages } from '../../src/build/drawSiteImages'
import { toySettings } from '../lib/toy'
import { siteOf } from '../lib/toySite'

const folder = mkdtempSync(join(tmpdir(), 'quoin-images-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sizeOf = (bytes: Buffer | undefined) => (bytes ? [bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [])

test.each([
  ['of the device', {}],
  ['of the theme', { fonts: { heading: 'Newsreader', text: 'Instrument Sans' } }],
])('every picture has the size that is asked for, with fonts %s', { tags: ['large'] }, async (_name, fonts) => {
  const { files, unseen } = await drawSiteImages(siteOf({ site: { ...toySettings, theme: { ...toySettings.theme, ...fonts } } }).settings, folder)
  expect(Object.entries(files).map(([file, bytes]) => [file, ...sizeOf(bytes)])).toEqual([
    ['icon-512.png', 'PNG', 512, 512],
    ['apple-touch-icon.png', 'PNG', 180, 180],
    ['social.png', 'PNG', 1200, 630],
  ])
  expect(unseen).toEqual([])
})

test('the name stands in the picture that is shared, in the font of the site', { tags: ['large'] }, async () => {
  const shared = async (settings: object) =>
    (
      await drawSiteImages(
        siteOf({ site: { ...toySettings, theme: { ...toySettings.theme, fonts: { heading: 'Newsreader', text: 'Instrument Sans' } }, ...settings } }).settings,
        folder,
      )
    ).files['social.png']
  const [toys, other, marked] = [await shared({}), await shared({ name: 'Kites' }), await shared({ name: 'A & "B" <C>' })]
  expect(toys?.equals(other ?? Buffer.of())).toBe(false)
  expect(sizeOf(marked)).toEqual(['PNG', 1200, 630])
})
