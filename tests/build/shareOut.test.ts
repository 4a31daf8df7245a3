import { expect, test } from 'vitest'
import { shareOut } from '../../src/build/shareOut'
import { siteOf } from '../lib/toySite'
import { NO_ASSETS } from '../../src/page/assets'

const site = siteOf({})
const [page] = site.pages
if (!page) throw new Error('There is no page.')
const order = { site: { ...site, missing: [page] }, assets: NO_ASSETS, folder: '', strength: 0 }
const jobs = (count: number) => Array.from({ length: count }, (_, index) => ({ page, file: `${index}.html` }))

/** A program for threads: `answer` says what of a share is told back. Sums are kept where all threads can see them. */
function program(answer: string): { address: string; folder: string } {
  const code = `import { parentPort, workerData } from 'node:worker_threads'
    const seen = globalThis.seen = []
    parentPort.on('message', (jobs) => parentPort.postMessage((${answer})(jobs, workerData)))`
  return { address: `data:text/javascript,${encodeURIComponent(code)}`, folder: '' }
}

test.each([
  [1, 1],
  [41, 1],
  [100, 2],
  [7, 3],
  [121, undefined],
])('of %i pages on %s threads each is drawn once', async (count, threads) => {
  const sums = new Int32Array(new SharedArrayBuffer(4 * count))
  const { address } = program(
    '(jobs, { sums }) => { for (const { file } of jobs) Atomics.add(sums, Number.parseInt(file), 1); return { media: ["/assets/media/" + jobs.length], entries: jobs.map(({ file }) => ({ path: file })) } }',
  )
  const { failure, media, entries } = await shareOut(address, { ...order, sums } as typeof order, jobs(count), threads)
  expect([failure, new Set(media).size === media.length, media.length > 0]).toEqual([undefined, true, true])
  expect(entries.map(({ path }) => path).sort()).toEqual(
    jobs(count)
      .map(({ file }) => file)
      .sort(),
  )
  expect([...sums]).toEqual(Array.from({ length: count }, () => 1))
})

test('a share has forty pages at most, and a thread knows of the others no more than it must', async () => {
  const { address } = program(
    `(jobs, { site }) => ({ media: [], entries: [], failure: { source: [], sectionType: '', message: JSON.stringify([jobs.length, site.missing.length, ...site.pages.map(({ sections }) => sections.length)]) } })`,
  )
  expect(await shareOut(address, order, jobs(100), 1)).toMatchObject({ failure: { message: '[40,0,0]' } })
})

test('the first failure is told, and what breaks a thread is thrown', async () => {
  const failing = program(
    `(jobs) => jobs.some(({ file }) => file === '50.html') ? { failure: { source: [], sectionType: 'hero', message: 'gone' }, media: [], entries: [] } : { media: [], entries: [] }`,
  )
  expect(await shareOut(failing.address, order, jobs(100), 2)).toMatchObject({ failure: { source: [], sectionType: 'hero', message: 'gone' } })
  await expect(shareOut(program(`() => { throw new Error('disk') }`).address, order, jobs(3), 2)).rejects.toThrow('disk')
})
