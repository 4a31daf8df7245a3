import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFolder } from '../site/check/fonts'
import type { Site } from '../site/schema/site'
import { ALWAYS, otherCharacters } from './characters'
import { factsOf } from './pageFacts'

/** Weights that headings and text use; the file holds only these. */
export const WEIGHTS = { heading: { min: 400, max: 600 }, text: { min: 400, max: 700 } }

/** Every character that the site shows, once, in a fixed order. */
export function charactersOf(site: Site): string {
  const characters = new Set(ALWAYS)
  const settings = [site.settings, ...(site.languages ?? []).map((language) => language.settings)].map(({ name, navigation, footer, words }) => ({
    name,
    navigation,
    footer,
    words,
  }))
  const labels = (site.languages ?? []).map(({ label }) => label)
  for (const part of [...settings, ...labels]) for (const character of otherCharacters(part)) characters.add(character)
  for (const page of [site.notFound, ...site.missing, ...site.pages]) for (const character of factsOf(page).characters) characters.add(character)
  return [...characters].sort().join('')
}

/** The upright Latin file with nothing but the weight axis. */
export function readFont(name: string): Buffer {
  const folder = join(fontFolder(name) ?? '', 'files')
  const file = readdirSync(folder).find((entry) => /-latin-wght-normal\.woff2$/.test(entry))
  if (!file) throw new Error(`The font "${name}" has no file for Latin with the weight axis.`)
  return readFileSync(join(folder, file))
}

/** Returns the @font-face rule of a font. With "optional" a font that comes late is not used in this visit, so that no text shifts. */
export function fontFace(name: string, use: 'heading' | 'text', address: string, display: 'optional' | 'swap' = 'optional'): string {
  const { min, max } = WEIGHTS[use]
  return `@font-face{font-family:'${name}';font-style:normal;font-weight:${min} ${max};font-display:${display};src:url(${address}) format('woff2')}`
}
