import { loadBlocks } from '../../src/blocks/schemas'
import type { Assets } from '../../src/page/assets'
import { compile } from '../../src/site/compile'
import type { Media } from '../../src/site/media/media'
import type { Site } from '../../src/site/schema/site'
import { fileWith } from './toy'

const blocks = await loadBlocks()

/** A site of real blocks with these parts of the file, and toy settings for the rest. */
export function siteOf(parts: Record<string, unknown>, at?: string, media?: Media): Site {
  const hero = { type: 'hero', title: 'Toys' }
  const file = fileWith({ pages: [{ path: '/', title: 'Home', sections: [hero] }], notFound: { title: 'Nothing here', sections: [hero] }, ...parts })
  const { site, problems } = compile(new TextEncoder().encode(file), 'pages.json', blocks, { at, media })
  if (!site) throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join('\n'))
  return site
}

export const toyAssets: Assets = {
  build: 'b1',
  styles: ['/site.css'],
  pageStyles: { 'folds hero tabs': '/tabs.css', 'form hero': '/form.css' },
  scripts: ['/boot.js'],
  islandScripts: { tabs: ['/wake.js', '/tabs.js'] },
  fonts: ['/text.woff2'],
  links: [{ rel: 'icon', href: '/icon.svg' }],
}
