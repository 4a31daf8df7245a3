import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { type Marked, splitMarks } from '../../src/authoring/merge/conflictMarks'

/** As much as git may answer, in bytes: a content file is smaller. */
const MOST = 2 ** 30
/** What git calls the state that is put on top of the present one, by what is being done. */
const COMING = ['MERGE_HEAD', 'REBASE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']

/** What git answers in the folder of a file; undefined where it is not there, or refuses. */
export function git(path: string, ...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', dirname(resolve(path)), ...words], { encoding: 'utf8', maxBuffer: MOST, stdio: ['ignore', 'pipe', 'ignore'] })
  return status === 0 ? stdout : undefined
}

/** The two versions of a file that git could not put together, and the one that both come from: as git keeps them, else as the marks in the file tell. */
export function conflictOf(path: string, text: string): Marked | undefined {
  const stage = (number: number) => git(path, 'show', `:${number}:./${basename(path)}`)
  const [base, ours, theirs] = [stage(1), stage(2), stage(3)]
  if (ours === undefined || theirs === undefined) return splitMarks(text)
  const coming = COMING.find((name) => git(path, 'rev-parse', '--verify', '--quiet', name) !== undefined)
  return { base, ours, theirs, labels: { ours: commitOf(path, 'HEAD') ?? 'this branch', theirs: (coming && commitOf(path, coming)) ?? 'what comes in' } }
}

/** A commit as people know it: who has made it, when and what for. */
function commitOf(path: string, name: string): string | undefined {
  return git(path, 'log', '-1', '--date=short', '--format=%an, %ad: %s', name)?.trim()
}

/** Tells git that a conflict is resolved; false where git knows nothing of the file. */
export function markResolved(path: string): boolean {
  return git(path, 'ls-files', '-u', '--', basename(path)) ? git(path, 'add', '--', basename(path)) !== undefined : false
}

/** The file of this copy of the project in which git looks for who puts a file together, and the name of the content file in it; undefined without git. */
export function attributesOf(path: string): { file: string; name: string } | undefined {
  const [file, top] = [git(path, 'rev-parse', '--git-path', 'info/attributes')?.trim(), git(path, 'rev-parse', '--show-prefix')]
  if (file === undefined || top === undefined || !existsSync(dirname(resolve(path)))) return undefined
  return { file: resolve(dirname(resolve(path)), file), name: `/${top.trim()}${basename(path)}` }
}
