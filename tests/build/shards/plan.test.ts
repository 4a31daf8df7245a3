import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { MOST_SHARDS, PLAN_NOTE, readPlan } from '../../../src/build/shards/plan'
import { ShardError } from '../../../src/build/shards/ownPlace'
import { toyPlan } from './toyPlan'

const root = mkdtempSync(join(tmpdir(), 'quoin-plan-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('every page is in exactly one of the parts, however many there are', () => {
  const plan = toyPlan(join(root, 'whole'))
  const all = ['404.html', 'a.html', 'b.html', 'c.html', 'd.html', 'index.html']
  for (const of of [1, 2, 3, 5, 7, MOST_SHARDS]) {
    const parts = Array.from({ length: of }, (_, index) => plan.jobsOf(index + 1, of).map(({ file }) => file))
    expect(parts.flat().sort()).toEqual(all)
    expect(Math.max(...parts.map(({ length }) => length))).toBe(Math.ceil(all.length / of))
  }
})

test('a plan holds of other pages what pages say of them, its own pages whole, and the code that draws them', () => {
  const plan = toyPlan(join(root, 'held'))
  expect([plan.pages, plan.isPreview, plan.compressed, plan.order.isSearched, plan.order.strength]).toEqual([6, false, true, true, 1])
  expect(plan.order.site.pages.map(({ path, title, sections }) => [path, title, sections])).toEqual(['/', '/a', '/b', '/c', '/d'].map((path) => [path, `Page ${path}`, []]))
  expect(plan.jobsOf(2, 6).map(({ page }) => [page.path, page.sections.map(({ type }) => type)])).toEqual([['/a', ['hero']]])
  const server = fileURLToPath(plan.serverFile)
  expect([readFileSync(server, 'utf8'), readFileSync(join(dirname(server), 'assets/part.js'), 'utf8')]).toEqual(["import './assets/part.js'\n", 'export {}\n'])
})

test('two plans of the same have one name, and one that differs in a letter has another', () => {
  const [one, same, other] = [toyPlan(join(root, 'one')), toyPlan(join(root, 'same')), toyPlan(join(root, 'other'), 'b{}')]
  expect([same.digest === one.digest, other.digest === one.digest]).toEqual([true, false])
})

test('what is no plan, is not whole or was made by another Node is refused with what to do', () => {
  const folder = join(root, 'torn')
  expect(() => readPlan(join(root, 'nothing'))).toThrow(ShardError)
  expect(() => readPlan(join(root, 'nothing'))).toThrow(/holds no plan\. Make one with "npm run build -- --plan /)
  toyPlan(folder)
  const note = readFileSync(join(folder, PLAN_NOTE), 'utf8')
  writeFileSync(join(folder, PLAN_NOTE), note.replace(process.version, 'v18.0.0'))
  expect(() => readPlan(folder)).toThrow(/was made with Node 18\.0\.0, and this is Node [\d.]+, .* Use the same version/)
  writeFileSync(join(folder, PLAN_NOTE), note.replace('"format":1', '"format":0'))
  expect(() => readPlan(folder)).toThrow(/holds no plan/)
  writeFileSync(join(folder, PLAN_NOTE), note)
  writeFileSync(join(folder, 'site/assets/site.css'), 'a{}.')
  expect(() => readPlan(folder)).toThrow(/not as it was made: .* or copy it anew\./)
})
