import { parseArgs } from 'node:util'
import { isMoment } from '../../src/site/schema/moment'
import { suggest } from '../../src/site/diagnostics/suggest'
import { commandWords } from '../../src/site/diagnostics/wording/commands'
import './faults'
import { complain } from './print'

const OPTIONS = {
  pages: { type: 'string', default: 'pages.json' },
  out: { type: 'string', default: 'dist' },
  port: { type: 'string', default: '4321' },
  host: { type: 'string', default: '127.0.0.1' },
  at: { type: 'string' },
  fresh: { type: 'boolean', default: false },
} as const

export type Options = { pages: string; out: string; port: number; host: string; at: string | undefined; fresh: boolean; only: string[]; flags: ReadonlySet<string> }

/** What only this command takes: options without a value, which come back as `flags`, and words without dashes, as `only`. */
export type Own = { flags?: readonly string[]; words?: boolean }

/** Reads the options that commands share: --pages FILE, --out DIR, --port N, --host NAME, --at DAY, --fresh. A wrong one ends the command with a sentence. */
export function readOptions(own: Own = {}): Options {
  try {
    return optionsIn(process.argv.slice(2), process.env, own)
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    process.exit(2)
  }
}

/**
 * @param typed what stands behind the command's name
 * @param env variables of the process: npm hands on there what it has taken for options of its own
 * @throws Error with a sentence when they are not such as the command takes
 */
export function optionsIn(typed: readonly string[], env: NodeJS.ProcessEnv, { flags = [], words = false }: Own): Options {
  const known = { ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }] as const)), ...OPTIONS }
  const { values, positionals } = parsed([...typed], known)
  const kept = Object.keys(known).find((name) => env[`npm_config_${name.replaceAll('-', '_')}`] && !typed.some((word) => word.startsWith(`--${name}`)))
  // Without it the command would do something else than it was asked for, such as write where it should only show.
  if (kept !== undefined) throw new Error(commandWords.keptByNpm(kept, env.npm_lifecycle_event ?? 'check'))
  if (positionals.length > 0 && !words) throw new Error(commandWords.strangeWord(positionals))
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(commandWords.wrongPort(values.port))
  if (values.at !== undefined && !isMoment(values.at)) throw new Error(commandWords.wrongDay(values.at))
  return {
    pages: values.pages,
    out: values.out,
    port,
    host: values.host,
    at: values.at,
    fresh: values.fresh,
    only: positionals,
    flags: new Set(flags.filter((name) => name in values)),
  }
}

function parsed(typed: string[], known: typeof OPTIONS) {
  try {
    return parseArgs({ args: typed, options: known, allowPositionals: true })
  } catch (error) {
    const [, name = ''] = /'(?:-\w, )?--?([\w-]*)/.exec(error instanceof Error ? error.message : '') ?? []
    const kind = Object.entries(known).find(([key]) => key === name)?.[1].type
    if (kind !== undefined) throw new Error(kind === 'string' ? commandWords.valueMissing(name) : commandWords.valueTooMuch(name), { cause: error })
    throw new Error(commandWords.noOption(name, suggest(name, Object.keys(known)), Object.keys(known)), { cause: error })
  }
}
