/** Whether there is a process of this number, whoever started it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, for somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
