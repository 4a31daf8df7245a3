import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import subsetFont from 'subset-font'
import { escapeMarkup } from '../site/text/escape'
import type { Site } from '../site/schema/site'
import { fitText, type Fitted, lettersOf, LINE } from './fitText'
import { readFont } from './fonts'

type Settings = Pick<Site['settings'], 'name' | 'theme' | 'logo'>
type Fonts = NonNullable<ResvgRenderOptions['font']>
/** The picture, and the letters of the site's name that no font of this machine has, so that they are not in it. */
export type SocialImage = { png: Buffer; unseen: string[] /** Whether another machine, with other fonts, might draw another one. */; isOfMachine: boolean }

/** Size of the picture that social networks show beside a link, in pixels. */
const SOCIAL = { width: 1200, height: 630 }
/** Where the name stands. */
const BOX = { left: 88, top: 292, width: 1024, height: 270 }
/** More letters of a name than these are not shown. */
const MOST_LETTERS = 160

/**
 * The picture that social networks show beside a link: the mark and the name on the dark ground.
 *
 * @param folder for what is needed only while drawing
 */
export async function socialImage(settings: Settings, folder: string): Promise<SocialImage> {
  const fonts = await fontsFor(settings, folder)
  const all = lettersOf(settings.name)
  const letters = all.length > MOST_LETTERS ? [...all.slice(0, MOST_LETTERS), '…'] : all
  const widths = new Map([...new Set([...letters, '…'])].map((letter) => [letter, widthOf(letter, fonts)]))
  const unseen = [...new Set(letters)].filter((letter) => widths.get(letter) === undefined)
  const fitted = fitText(
    letters.filter((letter) => !unseen.includes(letter)),
    BOX,
    (letter) => widths.get(letter) ?? 0,
  )
  const needsSystem = letters.some((letter) => !unseen.includes(letter) && isForeign(letter, fonts.own))
  return {
    png: new Resvg(drawing(settings, fitted), { font: needsSystem ? fonts.all : fonts.own }).render().asPng(),
    unseen,
    isOfMachine: needsSystem || unseen.length > 0 || !settings.theme.fonts,
  }
}

function drawing({ theme, logo }: Settings, { lines, size }: Fitted): string {
  const { colors, fonts } = theme
  // Under a name of several lines the rings step back.
  const strength = lines.length > 1 ? 0.2 : 0.55
  const rings = Array.from({ length: 24 }, (_, index) => `<ellipse cx="930" cy="315" rx="290" ry="205" transform="rotate(${index * 7.5} 930 315)"/>`).join('')
  const family = escapeMarkup(fonts?.heading ?? 'sans-serif')
  const rows = lines.map((line, index) => {
    const y = BOX.top + size * (0.96 + index * LINE)
    return `<text x="${BOX.left}" y="${y}" fill="${colors.onDark}" font-family="${family}" font-size="${size}">${escapeMarkup(line)}</text>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SOCIAL.width} ${SOCIAL.height}"><rect width="100%" height="100%" fill="${colors.dark}"/>`,
    `<g fill="none" stroke="${colors.accent}" stroke-opacity="${strength}">${rings}</g>`,
    'path' in logo ? `<svg x="90" y="150" width="110" height="110" viewBox="${logo.viewBox}"><path fill="${colors.accentOnDark}" fill-rule="evenodd" d="${logo.path}"/></svg>` : '',
    `${rows.join('')}</svg>`,
  ].join('')
}

/** The site's own font alone, and with those of this machine for letters that it does not have. */
async function fontsFor({ name, theme }: Settings, folder: string): Promise<{ own: Fonts; all: Fonts }> {
  if (!theme.fonts) return { own: { loadSystemFonts: true }, all: { loadSystemFonts: true } }
  const { heading } = theme.fonts
  // The drawing program reads fonts from files only.
  const file = join(folder, 'social.ttf')
  writeFileSync(file, await subsetFont(readFont(heading), `${name}…`, { targetFormat: 'sfnt', variationAxes: { wght: 450 } }))
  const own = { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: heading }
  return { own, all: { ...own, loadSystemFonts: true } }
}

function isForeign(letter: string, own: Fonts): boolean {
  return letter !== ' ' && inkOf(letter, own) === undefined
}

/** How wide a letter is beside others, as a part of its size; undefined when no font has it. */
function widthOf(letter: string, { own, all }: { own: Fonts; all: Fonts }): number | undefined {
  if (letter === ' ') return 0.3
  const ink = inkOf(letter, own) ?? inkOf(letter, all)
  // Around its ink a letter has some room of its own.
  return ink === undefined ? undefined : ink + 0.07
}

function inkOf(letter: string, font: Fonts): number | undefined {
  const family = escapeMarkup(font.defaultFontFamily ?? 'sans-serif')
  const text = `<text x="100" y="150" font-family="${family}" font-size="100">${escapeMarkup(letter)}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${text}</svg>`
  const box = new Resvg(svg, { font }).getBBox()
  return box && box.width > 0 ? box.width / 100 : undefined
}
