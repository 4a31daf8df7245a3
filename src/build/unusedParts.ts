import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Parts that come along with Mantine's components whether or not anybody draws them: the module with their classes, the names of
 * these there, and what code says that draws them.
 */
export const PARTS: readonly { module: string; classes: readonly string[]; sign: RegExp }[] = [
  { module: 'Button/Button.module.mjs', classes: ['group', 'groupSection'], sign: /\bButton\.?Group/ },
  {
    module: 'Loader/Loader.module.mjs',
    classes: ['barsLoader', 'bar', 'bars-loader-animation', 'dotsLoader', 'dot', 'loader-dots-animation'],
    sign: /\bLoader\b|\bloaderProps\b/,
  },
]
/** Where code lies that draws for visitors. */
const ROOMS = ['blocks', 'page', 'parts']

/** Takes the classes of parts that none of our code draws from Mantine's modules: what mentions no class has no rules in the stylesheets. */
export function unusedParts(code: string = codeOf(ROOMS)): Plugin {
  const unused = PARTS.filter(({ sign }) => !sign.test(code))
  return {
    name: 'unused-parts',
    transform(text, id) {
      const part = unused.find(({ module }) => id.endsWith(`/components/${module}`))
      return part?.classes.reduce((left, name) => left.replace(new RegExp(`^\\s*"${name}": "\\w+",?\\n`, 'm'), ''), text)
    },
  }
}

function codeOf(rooms: readonly string[]): string {
  const folders = rooms.map((room) => join(import.meta.dirname, '..', room))
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  return files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}
