import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { keptSites } from '../../build/kept'
import { visible } from '../../site/text/visible'
import type { PublishState } from '../types'

/** Most words of a command that are shown. */
const LONGEST = 20_000
const OUT = 'dist'

/** Publishes and rolls back as the commands do, never two at once. */
export type Publishing = {
  state: () => PublishState
  /** Starts the command; false while one is running. */
  start: (isBack: boolean) => boolean
}

/**
 * @param project the folder of the project, in which the commands are
 * @param pages path of the content file
 */
export function createPublishing(project: string, pages: string): Publishing {
  let running: ChildProcess | undefined
  let words = ''
  let ended: 'done' | 'failed' | undefined
  const out = resolve(project, OUT)
  return {
    state: () => ({
      isRunning: running !== undefined,
      words: visible(words),
      ended,
      folder: out,
      kept: keptSites(out).map(({ name, isCurrent }) => ({ at: momentOf(name), isCurrent })),
    }),
    start: (isBack) => {
      if (running) return false
      const program = join(project, 'scripts', 'run.mjs')
      const child = spawn(process.execPath, [program, 'publish', '--out', out, ...(isBack ? ['--back'] : ['--pages', pages])], {
        cwd: project,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: childEnv(),
      })
      running = child
      words = ''
      ended = undefined
      const hear = (bytes: Buffer) => {
        words = (words + bytes.toString()).slice(-LONGEST)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      const end = (code: number | null) => {
        running = undefined
        ended = code === 0 ? 'done' : 'failed'
      }
      child.on('error', (error) => {
        hear(Buffer.from(error.message))
        end(1)
      })
      child.on('close', end)
      return true
    },
  }
}

/** The command builds for visitors, whatever this server is started for, and in plain letters. */
const childEnv = (): NodeJS.ProcessEnv => ({ ...process.env, NODE_ENV: 'production', NO_COLOR: '1' })

/** "2026-11-23T20-28-53-000Z" in milliseconds since 1970. */
const momentOf = (name: string) => Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z$/, 'T$1:$2:$3.$4Z'))
