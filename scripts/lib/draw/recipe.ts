import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What was drawn last: by which program, and what each file was then. */
export type Drawn = { program: string; files: Readonly<Record<string, string>> }

const DIGITS = 16
export const drawnFile = join(import.meta.dirname, 'drawn.json')

/** A short number for a text, another for every other. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, DIGITS)

/** Returns the number of the program that draws: it changes with every line of it. */
export function programDigest(): string {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const texts = files.map((name) => `${name.replaceAll('\\', '/')}\n${readFileSync(join(import.meta.dirname, name), 'utf8').replaceAll('\r', '')}`)
  return digest(texts.sort().join('\n'))
}
