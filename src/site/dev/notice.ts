import type { Problem } from '../problem'

/** What the dev server tells the open page about something that is wrong; the page shows it in its banner. */
export type Notice = {
  what: string
  where: string
  /** As a person reads it, for example "pages.json:41:5"; empty when it is not known. */
  place: string
  /** The same with the whole path, for an editor. */
  open: string
  frame: string
  code: string
}

/** @param path the whole path of the file that the problem lies in */
export function noticeOfProblem({ what, todo, where, file, line, column, frame, code }: Problem, path: string): Notice {
  return { what: `${what} ${todo}`, where, place: `${file}:${line}:${column}`, open: `${path}:${line}:${column}`, frame, code }
}

const PLACE_IN_CODE = /((?:\/|[A-Z]:\\)[^\s:()?]+\.(?:tsx?|css|json))(?:\?[^\s:)]*)?:(\d+):(\d+)/

/** An error of the program itself: of a block that is being written, mostly. */
export function noticeOfError(error: unknown, root: string): Notice {
  const { message, stack = '', loc, frame = '' } = (error instanceof Error ? error : new Error(String(error))) as Error & { loc?: { file?: string; line: number; column: number }; frame?: string }
  const [, file = loc?.file, line = loc?.line, column = loc?.column] = PLACE_IN_CODE.exec(`${loc?.file ? `${loc.file}:${loc.line}:${loc.column}` : ''}\n${message}\n${stack}`) ?? []
  const open = file === undefined ? '' : `${file}:${line}:${column}`
  const what = message.split('\n').find((line) => line.trim() !== '') ?? 'The program failed.'
  return { what: what.replaceAll(`${root}/`, ''), where: '', place: open.replace(`${root}/`, ''), open, frame: frame || message.split('\n').slice(1).join('\n').replaceAll(`${root}/`, ''), code: '' }
}
