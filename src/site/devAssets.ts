import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { fontFace, readFont } from '../build/fonts'
import type { Assets } from '../page/document'
import type { Site } from './site'

export const DEV_STYLES = '/@quoin/styles.css'
const FONT = /^\/@quoin\/(heading|text)\.woff2$/

/** What a page loads in dev: everything whole, nothing hashed. */
export function devAssets(site: Site): Assets {
  const fonts = site.settings.theme.fonts ? ['/@quoin/heading.woff2', '/@quoin/text.woff2'] : []
  return { build: 'dev', styles: [DEV_STYLES], islandStyles: {}, scripts: ['/@vite/client', '/dev.ts', '/boot.ts'], fonts, links: [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }] }
}

/** What an example of the gallery loads: an island's code, if it is one. */
export function exampleAssets(site: Site, isIsland: boolean): Assets {
  return { ...devAssets(site), scripts: isIsland ? ['/boot.ts'] : [] }
}

/** All stylesheets of the engine as one, so that a page in dev is styled before any script runs. */
export async function devStyles(server: ViteDevServer, site: Site): Promise<string> {
  const { themeCss } = (await server.ssrLoadModule('/theme.ts')) as typeof import('../theme')
  const root = server.config.root
  const modules = readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'))
  const packages = ['core', 'carousel', 'charts', 'notifications'].map((name) => `/@fs${join(root, '../node_modules/@mantine', name, 'styles.layer.css')}`)
  const sheets = ['/page/elements.css', ...packages, '/page/base.css', '/page/frame.css', '/page/dev.css', ...modules.sort().map((file) => `/blocks/${file}`)]
  const codes = await Promise.all(sheets.map(async (sheet) => (await server.transformRequest(`${sheet}?direct`))?.code ?? ''))
  const { fonts } = site.settings.theme
  const faces = fonts ? [fontFace(fonts.heading, 'heading', '/@quoin/heading.woff2'), fontFace(fonts.text, 'text', '/@quoin/text.woff2')] : []
  return [...codes, themeCss(site.settings.theme), ...faces].join('\n')
}

/** The whole font file behind a dev address, or undefined for any other address. */
export function fontFile(pathname: string, site: Site): Buffer | undefined {
  const use = FONT.exec(pathname)?.[1]
  const { fonts } = site.settings.theme
  return fonts && (use === 'heading' || use === 'text') ? readFont(fonts[use]) : undefined
}
