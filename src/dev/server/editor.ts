import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import type { ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import { bannerWords } from '../../site/diagnostics/wording/banner'
import { includedFiles } from '../../site/read/include/readWhole'
import { isOwn, refuse } from './gate'
import { runningEditor } from './runningEditor'

/** Where Vite opens files in the editor; whatever else its router takes for this address comes here, too. */
export const EDITOR = '/__open-in-editor'

const LINE = /(?::\d+){1,2}$/

/**
 * Stands before Vite's own handler, which opens any file of the machine for anybody: only a script of an open page may ask,
 * and only for the content file, what it includes, and files of the project. Browsers say who asks; a program that does not say it is refused.
 *
 * @param project its folder
 * @param path of the content file
 * @param editor finds the command of an editor with a window of its own: no other is started, it would take somebody's terminal
 */
export function createEditorGuard(project: string, path: string, editor: () => string | undefined = runningEditor): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { 'sec-fetch-site': site, 'sec-fetch-dest': use } = request.headers
    const asked = new URLSearchParams(request.url?.replace(/^[^?]*\??/, '')).get('file') ?? ''
    const file = resolve(project, asked.replace(LINE, ''))
    // A picture or a link that was written into the content is of the same site, and no script's.
    if (!isOwn(request) || site !== 'same-origin' || use !== 'empty' || !isOpenable(file, project, path)) return refuse(response)
    // On Windows every editor has its own window, and Vite knows them.
    const command = process.platform === 'win32' ? '' : editor()
    if (command === undefined)
      return tell(response, bannerWords.noEditor(relative(project, file).startsWith('..') ? asked : relative(project, file) + (LINE.exec(asked)?.[0] ?? '')))
    request.url = `/?${new URLSearchParams({ file: file + (LINE.exec(asked)?.[0] ?? '') })}`
    withEditor(command, next)
  }
}

/** Vite takes the editor that is named while it is asked. */
function withEditor(command: string, open: () => void): void {
  const { LAUNCH_EDITOR: before } = process.env
  if (command) process.env.LAUNCH_EDITOR = command
  open()
  if (before === undefined) delete process.env.LAUNCH_EDITOR
  else process.env.LAUNCH_EDITOR = before
}

function tell(response: ServerResponse, words: string): void {
  response.writeHead(409, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(words)
}

function isOpenable(file: string, project: string, path: string): boolean {
  try {
    const real = realpathSync(file)
    return statSync(real).isFile() && (isSource(relative(realpathSync(project), real)) || [path, ...includedFiles(path)].some((own) => real === realpathSync(own)))
  } catch {
    // A file that is not there, or a name that no file can have.
    return false
  }
}

/** Whether a way from the project stays inside, and leads to nothing hidden and no package. */
function isSource(way: string): boolean {
  return !/(?:^|[\\/])\.|^node_modules(?:[\\/]|$)/.test(way) && !isAbsolute(way)
}
