import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The package that holds a font: "Source Serif 4" is in @fontsource-variable/source-serif-4. */
export function fontPackage(name: string): string {
  return `@fontsource-variable/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
}

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

/** The names of all fonts that are installed, in alphabetical order. */
export function installedFonts(): string[] {
  const folders = createRequire(import.meta.url).resolve.paths(fontPackage('any')) ?? []
  const fonts = folders.map((folder) => join(folder, '@fontsource-variable')).find((folder) => existsSync(folder))
  const names = fonts ? readdirSync(fonts).map((name) => JSON.parse(readFileSync(join(fonts, name, 'metadata.json'), 'utf8')).family as unknown) : []
  return names.filter((name) => typeof name === 'string').sort()
}
