import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The package that holds a font: "Source Serif 4" is in @fontsource-variable/source-serif-4. */
export function fontPackage(name: string): string {
  return `@fontsource-variable/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
}

/** Fonts that devices bring along, and what stylesheets call a kind of them. */
const OF_DEVICES = /^(?:serif|sans-serif|monospace|system-ui|arial|calibri|cambria|georgia|helvetica(?: neue)?|segoe ui|tahoma|times(?: new roman)?|verdana)$/i

/** Whether a name is none of a font that can be installed, but one of devices, or several as stylesheets list them. */
export const isOfDevice = (name: string) => name.includes(',') || OF_DEVICES.test(name.trim())

/** Folder of the font's package, or undefined when it is not installed. */
export function fontFolder(name: string): string | undefined {
  // The name stands in stylesheets, where a quotation mark would end it.
  if (!/^[\w -]+$/.test(name)) return undefined
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${fontPackage(name)}/package.json`))
    return existsSync(folder) ? folder : undefined
  } catch {
    return undefined
  }
}

/** Whether the letters of a font have feet. */
export type FontKind = 'serif' | 'sans'

/** What stands in for each of two fonts where they have not come, or none are named. */
export function fontKinds(fonts: { heading: string; text: string } | undefined): Record<'heading' | 'text', FontKind> {
  return fonts ? { heading: kindOf(fonts.heading), text: kindOf(fonts.text) } : { heading: 'serif', text: 'sans' }
}

function kindOf(name: string): FontKind {
  const folder = fontFolder(name)
  return folder !== undefined && JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')).category === 'serif' ? 'serif' : 'sans'
}

/** The names of all fonts that are installed, in alphabetical order. */
export function installedFonts(): string[] {
  const folders = createRequire(import.meta.url).resolve.paths(fontPackage('any')) ?? []
  const fonts = folders.map((folder) => join(folder, '@fontsource-variable')).find((folder) => existsSync(folder))
  const names = fonts ? readdirSync(fonts).map((name) => JSON.parse(readFileSync(join(fonts, name, 'metadata.json'), 'utf8')).family as unknown) : []
  return names.filter((name) => typeof name === 'string').sort()
}
