import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Problem } from '../../site/diagnostics/diagnostic'
import { visible, visibleLine } from '../../site/text/visible'
import { FIX } from '../../site/diagnostics/wording/commands'

/** What the dev server tells the open page about something that is wrong; the page shows it in its banner. */
export type Notice = {
  message: string
  where: string
  /** As a person reads it, for example "pages.json:41:5"; empty when it is not known. */
  place: string
  /** The same with the whole path, for an editor. */
  open: string
  frame: string
  code: string
  /** The command that mends it, where one does. */
  fix?: string | undefined
  /** Of the last one of a file: how many more there are at least that nobody is told. */
  untold?: number
}

/** @param path the whole path of the content file; others lie in its folder or below */
export function noticeOfProblem({ message, hint, where, file, line, column, frame, code, fixable }: Problem, path: string): Notice {
  return {
    message: visibleLine(`${message} ${hint}`),
    where,
    place: `${file}:${line}:${column}`,
    open: `${file === basename(path) ? path : join(dirname(path), file)}:${line}:${column}`,
    frame,
    code,
    fix: fixable ? commandFor(path) : undefined,
  }
}

/** How the file is mended by somebody who types in the folder where the server was started. */
function commandFor(path: string): string {
  const way = relative(process.cwd(), path)
  if (way === 'pages.json') return FIX
  const name = way.startsWith('..') ? path : way
  return `${FIX} --pages ${/^[\w./\\:-]+$/.test(name) ? name : JSON.stringify(name)}`
}

const PLACE_IN_CODE = /((?:\/|[A-Z]:\\)[^\s:()?]+\.(?:tsx?|css|json))(?:\?[^\s:)]*)?:(\d+):(\d+)/
/** What compilers write before the sentence itself. */
const PREAMBLE = /^Transform failed.*|^(?:\[\w+\]|.*: ERROR:)\s*/

type Loc = { file?: string; line: number; column: number }
type CodeError = { message: string; stack?: string; loc?: Loc; errors?: CodeError[] }

/**
 * An error of the program itself: of a block that is being written, mostly.
 *
 * @param project folder from which places are told
 */
export function noticeOfError(error: unknown, project: string): Notice {
  const whole: CodeError = error instanceof Error ? error : { message: String(error) }
  const { message, stack = '', loc } = whole.errors?.[0] ?? whole
  const text = stripVTControlCharacters(message)
  const [, file = loc?.file, line = loc?.line, column = loc && loc.column + 1] = loc?.file ? [] : (PLACE_IN_CODE.exec(`${text}\n${stack}`) ?? [])
  const open = file === undefined ? '' : `${file}:${line}:${column}`
  const what =
    text
      .split('\n')
      .map((row) => row.replace(PREAMBLE, ''))
      .find((row) => row !== '') ?? 'The program failed.'
  return { message: visible(what), where: '', place: open.replace(`${project}/`, ''), open, frame: file === undefined ? '' : frameOf(file, Number(line), Number(column)), code: '' }
}

/** The line of a file, with the one before it. */
function frameOf(file: string, line: number, column: number): string {
  const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  if (rows[line - 1] === undefined) return ''
  const width = String(line).length
  const drawn = [line - 1, line].filter((row) => row >= 1).map((row) => `${row === line ? '>' : ' '} ${String(row).padStart(width)} | ${visible(rows[row - 1] ?? '')}`)
  return [...drawn, `  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1))}^`].join('\n')
}
