import { parseArgs } from 'node:util'
import { isMoment } from '../src/site/moment'
import './faults'

const OPTIONS = {
  pages: { type: 'string', default: 'pages.json' },
  out: { type: 'string', default: 'dist' },
  port: { type: 'string', default: '4321' },
  at: { type: 'string' },
  fresh: { type: 'boolean', default: false },
} as const

export type Options = { pages: string; out: string; port: number; at: string | undefined; fresh: boolean; only: string[]; flags: ReadonlySet<string> }

/**
 * Reads the options that commands share: --pages FILE, --out DIR, --port N, --at DAY, --fresh. A wrong one ends the command with a sentence.
 *
 * @param own options without a value that only this command has: those given come back as `flags`
 */
export function readOptions(own: readonly string[] = []): Options {
  try {
    const flags = Object.fromEntries(own.map((name) => [name, { type: 'boolean' }] as const))
    const { values, positionals } = parseArgs({ options: { ...flags, ...OPTIONS }, allowPositionals: true })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port takes a number up to 65535, not "${values.port}".`)
    if (values.at !== undefined && !isMoment(values.at)) throw new Error(`--at takes a day such as 2026-12-24, not "${values.at}".`)
    return { pages: values.pages, out: values.out, port, at: values.at, fresh: values.fresh, only: positionals, flags: new Set(own.filter((name) => name in values)) }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
