import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DevServer, startDev } from './devServer'
import { copyProject } from './projectCopy'
import { closePages, sharedBrowser } from './sharedBrowser'

const [FIRST, SECOND] = ['Bread that takes its time', 'Bread worth getting up for']
/** A site is built whole, in a folder of the project. */
const PATIENCE = { timeout: 240_000 }
const folder = mkdtempSync(join(tmpdir(), 'quoin-publish-'))
const file = join(folder, 'pages.json')
const project = copyProject()
const published = () => readFileSync(join(project.folder, 'dist', 'index.html'), 'utf8')

const site = JSON.parse(readFileSync('tests/browser/jobs/site.json', 'utf8')) as { site: object }
/** Below an address of examples nothing goes live. */
const content = JSON.stringify({ ...site, site: { ...site.site, url: 'https://harbour-bread.com' } }, null, 2)

let server: DevServer
let page: Page
const drawer = () => page.getByRole('dialog', { name: 'Ready to publish?' })
const status = () => drawer().getByRole('status').textContent()
const open = async () => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await drawer().getByText('Nothing keeps the site from going live.').waitFor(PATIENCE)
}

beforeAll(async () => {
  // Builds are told apart by it, too.
  cpSync('package-lock.json', join(project.folder, 'package-lock.json'))
  writeFileSync(file, content)
  server = await startDev(file, project.folder)
  page = await (await (await sharedBrowser()).newContext({ viewport: { width: 1400, height: 900 } })).newPage()
})
afterAll(async () => {
  await closePages()
  server.stop()
  project.remove()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  for (const name of ['dist', '.dist-published']) rmSync(join(project.folder, name), { recursive: true, force: true })
  writeFileSync(file, content)
  await page.goto(`${server.origin}/_studio`, PATIENCE)
})

test('a site is published from the panel, changed and published again, and the one before is put back', { timeout: 900_000 }, async () => {
  await open()
  await expect.poll(status, PATIENCE).toMatch(/The site has not been published from here yet\.$/)
  expect(await drawer().getByRole('button', { name: 'Roll back' }).isDisabled()).toBe(true)
  await drawer().getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(status, PATIENCE).toMatch(/^At work/)
  expect(await drawer().getByRole('button', { name: 'Publish now' }).isDisabled()).toBe(true)
  await expect.poll(status, PATIENCE).toMatch(/^Ready\. .*Nothing was changed since\.$/)
  expect(published()).toContain(FIRST)

  await drawer().getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `${FIRST} hero`, exact: true }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(SECOND)
  await expect.poll(() => readFileSync(file, 'utf8')).toContain(SECOND)
  await open()
  await expect.poll(status, PATIENCE).toMatch(/The content was changed since\.$/)
  await drawer().getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(status, PATIENCE).toMatch(/^Ready\. .*Nothing was changed since\.$/)
  expect(published()).toContain(SECOND)

  await drawer().getByRole('button', { name: 'Roll back' }).click()
  await expect.poll(status, PATIENCE).toMatch(/^Ready\. .*The content was changed since\.$/)
  expect(published()).toContain(FIRST)
  expect([await drawer().getByRole('button', { name: 'Roll back' }).isDisabled(), readFileSync(file, 'utf8').includes(SECOND)]).toEqual([true, true])
})
