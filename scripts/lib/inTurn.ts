import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning } from '../../src/site/text/isRunning'

/** Longest that one program waits for others, in milliseconds: then it goes on as if it were alone. */
const PATIENCE = 60_000
/** Longest that a program takes from making its folder to saying its number, in milliseconds. */
const MOMENT = 2000

/**
 * Runs a task when no other program of this machine is running one with the same folder.
 *
 * @param folder that stands for the task while it runs; it does not exist otherwise
 * @returns what the task returns
 * @throws what the task throws
 */
export async function inTurn<Result>(folder: string, task: () => Promise<Result>, patience = PATIENCE): Promise<Result> {
  const end = Date.now() + patience
  let isMine = take(folder)
  while (!isMine && Date.now() < end) {
    await wait(50)
    isMine = take(folder)
  }
  try {
    return await task()
  } finally {
    if (isMine) rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes the folder, which only one program can; one that was left behind is put aside first. False while another program has it. */
function take(folder: string): boolean {
  try {
    mkdirSync(dirname(folder), { recursive: true })
    if (isLeft(folder)) putAside(folder)
    mkdirSync(folder)
    writeFileSync(join(folder, 'pid'), String(process.pid))
    return true
  } catch {
    return false
  }
}

/** Whether the program that made the folder has ended. One that has not said its number yet is given a moment. */
function isLeft(folder: string): boolean {
  const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
  if (made === undefined) return false
  const pid = existsSync(join(folder, 'pid')) ? Number(readFileSync(join(folder, 'pid'), 'utf8')) : 0
  return pid > 0 ? !isRunning(pid) : Date.now() - made > MOMENT
}

/** Only one of those who find it left can rename it. */
function putAside(folder: string): void {
  const aside = `${folder}-${process.pid}`
  renameSync(folder, aside)
  rmSync(aside, { recursive: true, force: true })
}
