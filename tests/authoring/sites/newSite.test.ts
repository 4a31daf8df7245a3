import { expect, test } from 'vitest'
import { type Kind, KINDS, newSite } from '../../../src/authoring/sites/newSite'
import { loadBlocks } from '../../../src/blocks/schemas'
import { compile } from '../../../src/site/compile'

const blocks = await loadBlocks()
const kinds = Object.keys(KINDS) as Kind[]

test.each(kinds)('a new %s has neither problems nor advice, in any language that comes along', (kind) => {
  for (const lang of ['en', 'de', 'ar', 'ja']) {
    const text = newSite({ name: 'Corner & "Sons"', lang, accent: '#e4572e', kind })
    const { site, problems, advice } = compile(new TextEncoder().encode(text), 'pages.json', blocks, { advice: true, schemaRef: './schema/pages.schema.json' })
    expect([...problems, ...advice].map(({ code, where, message }) => `${code} ${where}: ${message}`)).toEqual([])
    expect([site?.settings.name, site?.settings.lang]).toEqual(['Corner & "Sons"', lang])
  }
})

test.each(kinds)('all that a new %s lacks before it is published is its address, and what the sentences in square brackets ask for', (kind) => {
  const lacking = (text: string) => compile(new TextEncoder().encode(text), 'pages.json', blocks, { publish: true }).problems.map(({ code }) => code)
  const text = newSite({ name: 'Corner', lang: 'en', kind })
  expect(new Set(lacking(text))).toEqual(new Set(['PS555', 'PS557']))
  expect(lacking(text).length).toBeGreaterThan(10)
  expect(lacking(text.replaceAll(/\[([^[\]\n]{3,}?)\](?=["\\<])/g, '$1'))).toEqual(['PS555'])
})
