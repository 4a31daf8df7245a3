import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { journalOf } from '../../src/authoring/edit/historyFolder'
import { isMoment } from '../../src/parts/moment'
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
  fresh: { type: 'boolean' },
} as const

type Known = Record<string, { type: 'string' | 'boolean' }>
const SHARED = ['pages', 'out', 'port', 'host', 'at', 'fresh'] as const satisfies readonly (keyof typeof OPTIONS)[]

export type Options = {
  pages: string
  out: string
  port: number
  host: string
  at: string | undefined
  fresh: boolean
  only: string[]
  flags: ReadonlySet<string>
  own: Readonly<Record<string, string>>
}

/**
 * What a command takes: which of the shared options, all unless said; and its own options without a value, which come back as
 * `flags`, with one, as `own`, each with its usual value, and words without dashes, as `only`.
 */
export type Own = { takes?: readonly (keyof typeof OPTIONS)[]; flags?: readonly string[]; values?: Readonly<Record<string, string>>; words?: boolean }

/**
 * Reads the options that commands share: --pages FILE, --out DIR, --port N, --host NAME, --at DAY, --fresh. A wrong one ends the
 * command with a sentence. A change of the content file that was cut off is brought to its end, or taken back, before a command looks at it.
 */
export async function readOptions(own: Own = {}): Promise<Options> {
  const options = optionsOrExit(own)
  // Loaded only then: nearly no command has to.
  if ((own.takes ?? SHARED).includes('pages') && existsSync(options.pages) && existsSync(journalOf(options.pages))) (await import('./settlePages')).settlePages(options.pages)
  return options
}

function optionsOrExit(own: Own): Options {
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
export function optionsIn(typed: readonly string[], env: NodeJS.ProcessEnv, { takes = SHARED, flags = [], values: own = {}, words = false }: Own): Options {
  const known: Known = {
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }] as const)),
    ...Object.fromEntries(Object.keys(own).map((name) => [name, { type: 'string' }] as const)),
    ...Object.fromEntries(takes.map((name) => [name, { type: OPTIONS[name].type }] as const)),
  }
  const { values, positionals } = parsed([...typed], known)
  const given = (name: string, usual: string) => (typeof values[name] === 'string' ? values[name] : usual)
  const kept = Object.keys(known).find((name) => isKept(name, env) && !typed.some((word) => word.startsWith(`--${name}`)))
  // Without it the command would do something else than it was asked for, such as write where it should only show.
  if (kept !== undefined) throw new Error(commandWords.keptByNpm(kept, env.npm_lifecycle_event ?? 'check'))
  if (positionals.length > 0 && !words) throw new Error(commandWords.strangeWord(positionals))
  const port = given('port', OPTIONS.port.default)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(commandWords.wrongPort(port))
  const at = typeof values.at === 'string' ? values.at : undefined
  if (at !== undefined && !isMoment(at)) throw new Error(commandWords.wrongDay(at))
  return {
    pages: given('pages', OPTIONS.pages.default),
    // What is made for another day never takes the place of what visitors get.
    // What is said of it has a slash of its own.
    out: given('out', at === undefined ? OPTIONS.out.default : `${OPTIONS.out.default}-at`).replace(/(?<=[^/])\/+$/, ''),
    port: Number(port),
    host: given('host', OPTIONS.host.default),
    at,
    fresh: values.fresh === true,
    only: positionals,
    flags: new Set(flags.filter((name) => values[name] === true)),
    own: Object.fromEntries(Object.entries(own).map(([name, usual]) => [name, given(name, usual)])),
  }
}

/** Whether npm has taken an option for one of its own; of one that begins with "no-" it hands on the rest of the name, without a value. */
function isKept(name: string, env: NodeJS.ProcessEnv): boolean {
  const kept = (option: string) => env[`npm_config_${option.replaceAll('-', '_')}`]
  return Boolean(kept(name)) || (name.startsWith('no-') && kept(name.slice(3)) === '')
}

function parsed(typed: string[], known: Known): { values: Record<string, unknown>; positionals: string[] } {
  // Read without judging: of what is wrong here more is known than that it is.
  const { tokens, ...found } = parseArgs({ args: typed, options: known, allowPositionals: true, strict: false, tokens: true })
  const seen = new Set<string>()
  for (const token of tokens) if (token.kind === 'option') judge(token, known, seen)
  return found
}

type Written = { name: string; rawName: string; value?: string | undefined; inlineValue?: boolean | undefined }

function judge({ name, rawName, value, inlineValue }: Written, known: Known, seen: Set<string>): void {
  const names = Object.keys(known)
  const type = names.includes(name) && rawName.startsWith('--') ? known[name]?.type : undefined
  if (type === undefined) throw new Error(commandWords.noOption(rawName, suggest(name, names), names))
  if (type === 'boolean') {
    if (value !== undefined) throw new Error(commandWords.valueTooMuch(name))
    return
  }
  const isNext = !inlineValue && value !== undefined && /^-./.test(value)
  if (value === undefined || value === '' || isNext) throw new Error(commandWords.valueMissing(name))
  // Of two values only one could count, and nobody sees which.
  if (seen.has(name)) throw new Error(commandWords.valueTwice(name))
  seen.add(name)
}
