import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The package that holds a font: "Source Serif 4" is in @fontsource-variable/source-serif-4. */
export function fontPackage(name: string): string {
  return `@fontsource-variable/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
}

/** Folder of the font's package, or undefined when it is not installed. */
export function fontFolder(name: string): string | undefined {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${fontPackage(name)}/package.json`))
    return existsSync(folder) ? folder : undefined
  } catch {
    return undefined
  }
}
