import { iconLinks } from '../../page/icons'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { islandBlocks, scriptBlocks } from '../../blocks/blockFolders'
import { fontFace, readFont } from '../../build/fonts'
import { fontKinds } from '../../site/check/fonts'
import type { Assets, IslandScripts } from '../../page/assets'
import type { Site } from '../../site/schema/site'

export const DEV_STYLES = '/@quoin/styles.css'
type Fonts = Record<'heading' | 'text', string>

const FONT = /^\/@quoin\/(heading|text)\.woff2$/

/** What a page loads in dev: everything whole, nothing hashed. */
export function devAssets(site: Site): Assets {
  const { theme } = site.settings
  const version = createHash('sha256').update(JSON.stringify(theme)).digest('base64url').slice(0, 8)
  const fonts = theme.fonts ? [fontAddress('heading', theme.fonts), fontAddress('text', theme.fonts)] : []
  // An open page sees by its address that the sheet is another one.
  return {
    build: 'dev',
    styles: [`${DEV_STYLES}?${version}`],
    pageStyles: {},
    scripts: ['/@vite/client', '/dev/client/main.ts', '/boot/main.ts'],
    services: '/boot/services.ts',
    blockScripts: Object.fromEntries(scriptBlocks().map((block) => [block, `/blocks/${block}/script.ts`])),
    islandScripts: islandScripts(),
    fonts,
    links: iconLinks(site.settings).slice(0, 1),
  }
}

function islandScripts(): IslandScripts {
  return Object.fromEntries(islandBlocks().map((block) => [block, ['/boot/hydrateIsland.tsx', `/blocks/${block}/Island.tsx`]]))
}

/** What an example of the gallery loads: an island's code, if it is one. */
export function exampleAssets(site: Site, isIsland: boolean): Assets {
  return { ...devAssets(site), scripts: isIsland ? ['/boot/main.ts'] : [] }
}

/** Plain elements come before the components, all other rules of a page after them. */
const FIRST = 'elements.css'

/** All stylesheets of the engine as one, so that a page in dev is styled before any script runs. */
export async function devStyles(server: ViteDevServer, site: Site): Promise<string> {
  const { themeCss } = (await server.ssrLoadModule('/page/themeCss.ts')) as typeof import('../../page/themeCss')
  const { mantineVariables } = (await server.ssrLoadModule('/page/mantineVariables.ts')) as typeof import('../../page/mantineVariables')
  const root = server.config.root
  const modules = readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'))
  const packages = ['core', 'carousel', 'notifications'].map((name) => `/@fs${join(root, '../node_modules/@mantine', name, 'styles.layer.css')}`)
  const own = readdirSync(join(root, 'page'))
    .filter((file) => file.endsWith('.css') && file !== FIRST)
    .sort()
  const sheets = [`/page/${FIRST}`, ...packages, ...own.map((file) => `/page/${file}`), '/dev/server/dev.css', ...modules.sort().map((file) => `/blocks/${file}`)]
  const codes = await Promise.all(sheets.map(async (sheet) => (await server.transformRequest(`${sheet}?direct`))?.code ?? ''))
  const { fonts } = site.settings.theme
  // A font that is exchanged in an open page comes later than its sheet, and is wanted all the same.
  const faces = fonts ? (['heading', 'text'] as const).map((use) => fontFace(fonts[use], use, fontAddress(use, fonts), 'swap')) : []
  return [...codes, themeCss(site.settings.theme, mantineVariables(), fontKinds(fonts)), ...faces].join('\n')
}

/** With the font's name, since a page keeps what it has once loaded from an address. */
const fontAddress = (use: 'heading' | 'text', fonts: Fonts) => `/@quoin/${use}.woff2?${encodeURIComponent(fonts[use])}`

/** The whole font file behind a dev address, or undefined for any other address. */
export function fontFile(pathname: string, site: Site): Buffer | undefined {
  const use = FONT.exec(pathname)?.[1]
  const { fonts } = site.settings.theme
  return fonts && (use === 'heading' || use === 'text') ? readFont(fonts[use]) : undefined
}
