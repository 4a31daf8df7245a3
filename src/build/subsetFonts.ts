import { createHash } from 'node:crypto'
import subsetFont from 'subset-font'
import { type FontKind, fontKinds } from '../site/check/fonts'
import type { Site } from '../site/schema/site'
import { ALWAYS } from './characters'
import { fontFace, readFont, WEIGHTS } from './fonts'
import { standInFace } from './standInFont'

export type FontFile = { address: string; bytes: Uint8Array; css: string }

/** Cuts the site's fonts to the characters of its pages and the weights in use. None, when the theme names none. */
export async function subsetFonts(fonts: Site['settings']['theme']['fonts'], characters: string): Promise<FontFile[]> {
  return fonts ? Promise.all((['heading', 'text'] as const).map((use) => subset(fonts[use], use, fontKinds(fonts)[use], characters))) : []
}

async function subset(name: string, use: 'heading' | 'text', kind: FontKind, characters: string): Promise<FontFile> {
  const whole = readFont(name)
  const bytes = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS[use] } })
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  const address = `/assets/${use}-${hash}.woff2`
  return { address, bytes, css: fontFace(name, use, address) + (await standInFace(use, kind, await subsetFont(whole, ALWAYS, { targetFormat: 'sfnt' }))) }
}
