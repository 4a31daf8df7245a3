import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const MEGABYTE = 1024 * 1024

/** What a small process says of itself that was started by one holding so many megabytes. */
function saidOf(child: string, held = 700): number {
  const parent = `
    const held = Buffer.alloc(${held * MEGABYTE}, 1)
    const { stdout } = require('node:child_process').spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', ${JSON.stringify(child)}], { encoding: 'utf8' })
    console.log(held.length && stdout)
  `
  return Number(spawnSync(process.execPath, ['-e', parent], { encoding: 'utf8' }).stdout)
}

const SAYS = `
  const { peakMemory } = await import('./src/build/peakMemory.ts')
  const held = Buffer.alloc(HELD * ${MEGABYTE}, 1)
  console.log(held && peakMemory())
`

test('what a process held that started this one is not counted', () => {
  expect(saidOf(SAYS.replace('HELD', '1')) / MEGABYTE).toBeLessThan(400)
})

test('what this process holds is counted', () => {
  expect(saidOf(SAYS.replace('HELD', '900')) / MEGABYTE).toBeGreaterThan(900)
})
