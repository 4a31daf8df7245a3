import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { buildSite } from '../../src/build/build'
import { compileKept } from '../../src/build/compileKept'
import { compileFile } from '../../src/site/compile'
import { readMedia } from '../../src/site/media/readMedia'
import { type Content, contentEdits } from '../lib/contentEdits'
import { isWhole } from '../lib/extent'
import { runs } from '../lib/runs'
import { contents } from './contents'

const root = mkdtempSync(join(tmpdir(), 'quoin-incremental-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A content file with the pictures of the first site. */
const file = join(root, 'site/pages.json')
mkdirSync(join(root, 'site'))
symlinkSync(resolve('media'), join(root, 'site/media'))

const [COMPARISONS, EDITS] = isWhole ? [25, 8] : [2, 4]
const first: Content = JSON.parse(readFileSync('pages.json', 'utf8'))

test('whatever is changed, a build that takes what earlier ones have made is a clean one, byte for byte', { timeout: COMPARISONS * 120_000, tags: ['random'] }, async () => {
  const blocks = await loadBlocks()
  const { files: media, sources: pictures, stored } = await readMedia(file)
  const [out, clean] = [join(root, 'dist'), join(root, 'clean')]
  let [content, built] = [first, 0]
  const write = (next: Content) => writeFileSync(file, JSON.stringify(next, null, 2))
  /** The content after a change, once a site has been built of it; the one before where there would be mistakes. */
  const changed = async (kind: string, one: number, other: number) => {
    const next = structuredClone(content)
    contentEdits[kind]?.(next, one, other, { prose: 'prose', fact: ['mca', 'amount'] })
    write(next)
    const { site } = compileKept(file, blocks, { media }, 0, join(root, 'states'))
    if (!site) return content
    await buildSite(site, out, { pictures, stored })
    built++
    return next
  }
  content = await changed('', 0, 0)
  const kinds = Object.keys(contentEdits).filter((kind) => kind !== 'broken')
  const edit = fc.tuple(fc.constantFrom(...kinds, ...Array<string>(kinds.length).fill('text')), fc.nat(9999), fc.nat(9999))
  for (const [place, edits] of fc.sample(fc.array(edit, { minLength: EDITS, maxLength: EDITS }), { numRuns: COMPARISONS, seed: runs(1).seed }).entries()) {
    for (const [kind, one, other] of edits) content = await changed(kind, one, other)
    write(content)
    const { site } = compileFile(file, blocks, { media })
    if (!site) throw new Error('What was built has mistakes.')
    await buildSite(site, clean, { pictures, stored, fresh: true })
    const [found, expected] = [contents(out), contents(clean)]
    expect([...found.keys()], `${place}`).toEqual([...expected.keys()])
    expect(
      [...found].filter(([name, bytes]) => bytes !== expected.get(name)).map(([name]) => name),
      JSON.stringify(edits),
    ).toEqual([])
  }
  // Else nothing has been tried.
  expect(built).toBeGreaterThan((COMPARISONS * EDITS) / 3)
})
