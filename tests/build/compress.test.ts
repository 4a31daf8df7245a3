import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed, compressedEndings, isCompressible, strengthFor } from '../../src/build/compress'

test('text is compressed, of every kind that a site has; pictures and fonts are not', () => {
  const kinds = ['html', 'css', 'js', 'json', 'svg', 'xml', 'txt', 'webmanifest', 'png', 'woff2', 'jpg', 'xhtml', 'br']
  expect(kinds.filter((kind) => isCompressible(`a/b.${kind}`))).toEqual(['html', 'css', 'js', 'json', 'svg', 'xml', 'txt', 'webmanifest'])
  expect(isCompressible('html')).toBe(false)
})

test('the more pages, the less strength', () => {
  expect([1, 100, 101, 500, 501, 10_000].map(strengthFor)).toEqual([11, 11, 9, 9, 4, 4])
})

test.each([0, 4, 11])('at strength %i both forms hold the same bytes', async (strength) => {
  for (const text of ['', 'a', 'Toys made of wood. '.repeat(20_000)]) {
    const [br, gz, ...others] = await compressed(Buffer.from(text), strength)
    expect([br?.ending, gz?.ending, others]).toEqual(['.br', '.gz', []])
    expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(text)
    expect(gunzipSync(gz?.bytes ?? '').toString()).toBe(text)
    if (strength > 0 && text.length > 1) expect(Math.max(br?.bytes.length ?? 0, gz?.bytes.length ?? 0)).toBeLessThan(text.length / 50)
  }
})

test('beside a file that gets smaller lie two forms of it, and beside any other none', () => {
  expect([compressedEndings('/a.html'), compressedEndings('/a.jpg')]).toEqual([['.br', '.gz'], []])
})
