import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import subsetFont from 'subset-font'
import { escapeMarkup } from '../site/escape'
import type { Site } from '../site/site'
import { readFont } from './fonts'
import { iconSvg } from './hostFiles'

/** Size of the picture that social networks show beside a link, in pixels. */
const SOCIAL = { width: 1200, height: 630 }

/**
 * Pictures drawn from the site's mark, name and colours, by path in the output.
 *
 * @param folder for what is needed only while drawing
 */
export async function drawImages(settings: Site['settings'], folder: string): Promise<Record<string, Buffer>> {
  const icon = iconSvg(settings)
  return { 'icon-512.png': png(icon, 512), 'apple-touch-icon.png': png(icon, 180), 'social.png': await socialImage(settings, folder) }
}

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}

async function socialImage(settings: Site['settings'], folder: string): Promise<Buffer> {
  const { theme, name, logo } = settings
  const { colors, fonts } = theme
  const rings = Array.from({ length: 24 }, (_, index) => `<ellipse cx="930" cy="315" rx="290" ry="205" transform="rotate(${index * 7.5} 930 315)"/>`).join('')
  const text = (size: number) => `font-family="${fonts ? 'Site' : 'sans-serif'}" font-size="${size}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SOCIAL.width} ${SOCIAL.height}"><rect width="100%" height="100%" fill="${colors.dark}"/><g fill="none" stroke="${colors.accent}" stroke-opacity=".55">${rings}</g><svg x="90" y="150" width="110" height="110" viewBox="${logo.viewBox}"><path fill="${colors.accentOnDark}" fill-rule="evenodd" d="${logo.path}"/></svg><text x="88" y="380" fill="${colors.onDark}" ${text(name.length > 18 ? 68 : 92)}>${escapeMarkup(name)}</text></svg>`
  if (!fonts) return png(svg, SOCIAL.width)
  // The drawing program reads fonts from files only.
  const file = join(folder, 'social.ttf')
  writeFileSync(file, await subsetFont(readFont(fonts.heading), name, { targetFormat: 'sfnt', variationAxes: { wght: 450 } }))
  return new Resvg(svg.replaceAll('"Site"', `"${escapeMarkup(fonts.heading)}"`), { font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: fonts.heading } })
    .render()
    .asPng()
}
