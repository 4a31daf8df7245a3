import { expect, test } from 'vitest'
import { createRenderer } from '../../src/page/render'
import { loadBlocks } from '../../src/blocks/schemas'
import { compile } from '../../src/site/compile'
import { fileWith, pageWith } from '../lib/toy'
import { NO_ASSETS } from '../../src/page/assets'

const parts = [
  { title: 'One', text: 'One.' },
  { title: 'Two', text: 'Two.' },
]
const prose = { type: 'prose', title: 'Rules', contents: true, parts }

test('two lists of contents on a page lead each to parts of its own, whatever else has an id', async () => {
  const file = fileWith({
    pages: [pageWith({ type: 'hero', title: 'Home', id: 'part-1' }, prose, prose, { ...prose, parts: [{ ...parts[0], id: 'part-2' }, ...parts] })],
    notFound: { title: 'Not found', sections: [{ type: 'hero', title: 'Not found' }] },
  })
  const { site } = compile(new TextEncoder().encode(file), 'pages.json', await loadBlocks())
  const [page] = site?.pages ?? []
  if (!site || !page) return expect.unreachable('The file is valid.')
  const html = await createRenderer(site, NO_ASSETS)(page)
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  const leads = [...html.matchAll(/<li><a href="#([^"]*)">(?:One|Two)</g)].map((match) => match[1])
  expect([leads.length, leads.filter((lead) => !ids.includes(lead)), new Set(leads).size]).toEqual([7, [], 7])
})
