import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const workflow = readFileSync('scripts/rebuild.yml', 'utf8')
const { scripts, engines }: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'))

test('the workflow builds every day, with commands that there are, after what stops a site from going live', () => {
  expect(workflow).toMatch(/^ {4}- cron: (['"])\d+ \d+ \* \* \*\1$/m)
  const runs = [...workflow.matchAll(/^ {6}- run: (.+)$/gm)].map((match) => match[1] ?? '')
  expect(runs).toEqual(['npm ci', 'npm run check -- --publish', 'npm run build'])
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['check', 'build']))
})

test('it publishes the folder of the site, on a Node that is new enough', () => {
  expect(workflow).toMatch(/^ {10}path: dist$/m)
  expect(Number(/node-version: (\d+)/.exec(workflow)?.[1])).toBeGreaterThan(Number(/\d+/.exec(engines.node)?.[0]))
})
