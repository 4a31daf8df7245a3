import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { basename, delimiter, join } from 'node:path'

/** Editors with a window of their own: how a running one is told by the name of its program, and the command that opens a file in it. */
const EDITORS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)code$|Visual Studio Code\.app\//, 'code'],
  [/(?:^|\/)code-insiders$|Visual Studio Code - Insiders\.app\//, 'code-insiders'],
  [/(?:^|\/)codium$|VSCodium\.app\//, 'codium'],
  [/(?:^|\/)cursor$|Cursor\.app\//i, 'cursor'],
  [/(?:^|\/)zed(?:-editor)?$|Zed\.app\//, 'zed'],
  [/(?:^|\/)sublime_text$|Sublime Text\.app\//, 'subl'],
  [/(?:^|\/)webstorm(?:\.sh)?$|WebStorm\.app\//, 'webstorm'],
  [/(?:^|\/)idea(?:\.sh)?$|IntelliJ IDEA(?: CE)?\.app\//, 'idea'],
  [/(?:^|\/)phpstorm(?:\.sh)?$|PhpStorm\.app\//, 'phpstorm'],
  [/(?:^|\/)gvim$/, 'gvim'],
]
const COMMANDS: ReadonlySet<string> = new Set(EDITORS.map(([, command]) => command))

type Surroundings = { env: NodeJS.ProcessEnv; programs: () => string; isThere: (command: string, path: string) => boolean }
const HERE: Surroundings = { env: process.env, programs: runningPrograms, isThere: isOnPath }

/**
 * The command of an editor that opens a file in a window: one that was named, else one that is running. Undefined where there is only
 * one that would take the terminal of whoever has started the server, such as vim.
 */
export function runningEditor({ env, programs, isThere }: Surroundings = HERE): string | undefined {
  if (env.LAUNCH_EDITOR) return env.LAUNCH_EDITOR
  const lines = programs().split('\n')
  const isRunning = (command: string, name: RegExp) => lines.some((line) => name.test(line.trim())) || (command === 'code' && env.TERM_PROGRAM === 'vscode')
  const running = EDITORS.find(([name, command]) => isRunning(command, name) && isThere(command, env.PATH ?? ''))?.[1]
  const usual = [env.VISUAL, env.EDITOR].find((command) => command && COMMANDS.has(basename(command.split(' ')[0] ?? '')))
  return running ?? usual?.split(' ')[0]
}

/** The names of what is running, one a line; none where this cannot be known. */
function runningPrograms(): string {
  try {
    return execFileSync('ps', ['x', '-o', 'comm='], { encoding: 'utf8', timeout: 3000, stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

function isOnPath(command: string, path: string): boolean {
  return path.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
