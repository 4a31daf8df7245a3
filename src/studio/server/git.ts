import { execFile } from 'node:child_process'
import { basename, dirname } from 'node:path'

/** So many states are looked at, and a program that hangs is given so many milliseconds. */
const MOST = 40
const PATIENCE = 10_000
/** Nothing is asked, nothing is locked, and no program that the folder names is started. */
const QUIET = { GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1' }
const PLAIN = ['-c', 'core.fsmonitor=false', '-c', 'core.pager=cat', '-c', 'log.showSignature=false']

/** A state of a file that git knows: when (milliseconds since 1970), by whom, and what was said of it. */
export type Commit = { id: string; at: number; author: string; subject: string }

/** The states of a file that git knows, the latest first; none where there is no git, or no repository. */
export async function commitsOf(path: string): Promise<Commit[]> {
  const listed = await git(path, ['log', `--max-count=${MOST}`, '--format=%H%x00%at%x00%an%x00%s', '--', basename(path)])
  return (listed?.toString() ?? '').split('\n').flatMap((line) => {
    const [id = '', seconds, author = '', subject = ''] = line.split('\0')
    return /^[0-9a-f]{40,64}$/.test(id) ? [{ id, at: Number(seconds) * 1000, author, subject }] : []
  })
}

/** What a file held in a state that git knows; undefined where it was not there. */
export function fileAt(path: string, { id }: Commit): Promise<Buffer | undefined> {
  return git(path, ['cat-file', 'blob', `${id}:./${basename(path)}`])
}

function git(path: string, words: readonly string[]): Promise<Buffer | undefined> {
  const options = { cwd: dirname(path), env: { ...process.env, ...QUIET }, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024, timeout: PATIENCE } as const
  return new Promise((resolve) => execFile('git', [...PLAIN, ...words], options, (error, out) => resolve(error ? undefined : out)))
}
