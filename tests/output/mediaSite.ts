import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadBlocks } from '../../src/blocks/schemas'
import { buildSite } from '../../src/build/build'
import { compileFile } from '../../src/site/compile'
import { readMedia } from '../../src/site/media/readMedia'
import { MP4, pdf, VTT } from '../lib/sampleFiles'
import sharp from 'sharp'

/** Files of media/ by their path in it. */
export const FILES: Readonly<Record<string, Buffer>> = {
  'Preise für März.pdf': pdf(),
  'terms.txt': Buffer.from('Wir backen täglich.\n'.repeat(80)),
  'photos.zip': Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
  'films/Square.MP4': MP4,
  'films/square.vtt': VTT,
  'secret.pdf': pdf('secret'),
  'wall.jpg': await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b08850' } })
    .jpeg()
    .toBuffer(),
}

/**
 * Builds a site of the bakery's settings with these pages, and the files above in media/.
 *
 * @returns the folder that it lies in, with the site in "site"
 */
export async function buildWithMedia(pages: readonly { path: string; sections: readonly object[] }[], parts: object = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-media-site-'))
  for (const [path, bytes] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, 'media', path)), { recursive: true })
    writeFileSync(join(folder, 'media', path), bytes)
  }
  const { site } = JSON.parse(readFileSync('tests/sites/bakery.json', 'utf8'))
  const { navigation: _bar, footer: _foot, redirects: _moved, ...settings } = site
  const bare = { ...settings, navigation: { label: 'Main', links: [], panelTitle: 'Menu' }, footer: { columns: [], copyright: '©' }, ...parts }
  const content = join(folder, 'pages.json')
  const text = { site: bare, pages: pages.map((page) => ({ title: page.path, ...page })), notFound: { title: 'Nothing', sections: [{ type: 'hero', title: 'Nothing' }] } }
  writeFileSync(content, JSON.stringify(text, null, 2))
  const { files: media, sources, stored } = await readMedia(content)
  const compiled = compileFile(content, await loadBlocks(), { media })
  if (!compiled.site) throw new Error(compiled.problems.map(({ line, message, hint }) => `${line}: ${message} ${hint}`).join('\n'))
  await buildSite(compiled.site, join(folder, 'site'), { pictures: sources, stored })
  return folder
}
