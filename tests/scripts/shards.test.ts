import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const workflow = readFileSync('scripts/shards.yml', 'utf8')
/** How the workflow writes a value of one of its machines. */
const value = (name: string) => `$\{{ matrix.${name} }}`
const PART = `plan-${value('shard')}-of-${value('of')}`
const { engines }: { engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'))
const all = (pattern: RegExp) => [...workflow.matchAll(pattern)].map((match) => match[1] ?? '')

test('the workflow plans, draws each part and puts them together, with what stops a site from going live before all', () => {
  expect(all(/^ {6}- run: (.+)$/gm)).toEqual([
    'npm ci',
    'npm run check -- --publish',
    'npm run build -- --plan plan',
    'npm ci',
    `npm run build -- --shard ${value('shard')}/${value('of')} --plan plan`,
    'npm ci',
    'npm run build -- --merge --plan plan',
  ])
  const shards = (/shard: \[(.*)\]/.exec(workflow)?.[1] ?? '').split(', ').map(Number)
  expect([shards, Number(/of: \[(\d+)\]/.exec(workflow)?.[1])]).toEqual([[1, 2, 3, 4], 4])
})

test('what is kept is only read by pull requests, and nothing of them is published', () => {
  const [, ...afterSave] = workflow.split('actions/cache/save')
  expect(afterSave).toHaveLength(1)
  expect(afterSave[0]).toMatch(/^@v4\n {8}if: github\.event_name != 'pull_request'\n/)
  expect(workflow).toMatch(/ {2}publish:\n {4}needs: draw\n {4}if: github\.event_name != 'pull_request'\n/)
  expect(workflow).not.toContain('actions/cache@')
})

test('parts go from machine to machine under the names that the commands give them, files that begin with a dot with them', () => {
  expect(all(/^ {10}name: (.+)$/gm)).toEqual(['plan', 'plan', PART])
  expect(all(/^ {10}path: (.+)$/gm)).toEqual(['plan', 'plan', 'node_modules/.cache/quoin-pages', 'node_modules/.cache/quoin-pages', PART, 'dist'])
  expect(workflow.match(/include-hidden-files: true/g)).toHaveLength(2)
})

test('all machines have one Node, which is new enough', () => {
  const versions = new Set(all(/node-version: (\d+)/g).map(Number))
  expect(versions.size).toBe(1)
  expect(Math.min(...versions)).toBeGreaterThan(Number(/\d+/.exec(engines.node)?.[0]))
})
