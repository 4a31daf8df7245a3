import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { compile } from '../../src/site/compile'

test('the forms of the site are not fit to go live yet', async () => {
  const { problems } = compile(readFileSync('pages.json'), 'pages.json', await loadBlocks(), { publish: true })
  const forms = readFileSync('pages.json', 'utf8').match(/"type": "form"/g)?.length
  expect(problems.filter(({ code }) => code === 'PS554')).toHaveLength(forms ?? 0)
  expect(problems.find(({ code }) => code === 'PS554')?.where).toMatch(/^page "\/support" › section \d+ \(form\) › success$/)
})
