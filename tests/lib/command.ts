import { spawnSync } from 'node:child_process'

/** Runs a command as its npm script does, in a folder that holds the project. */
export function runCommand(
  name: string,
  options: readonly string[] = [],
  cwd = process.cwd(),
  env: Record<string, string> = {},
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['-r', './scripts/node.cjs', 'scripts/run.mjs', name, ...options], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    // Without it a command that never ends would keep the tests from ending, too, and nobody would read which one it was.
    timeout: 170_000,
  })
}
