import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { blockFiles } from '../../../scripts/lib/blockFiles'
import type { Blocks } from '../../../src/blocks/schemas'
import { applyOperation } from '../../../src/studio/server/operations'
import { desk } from '../../../src/studio/server/desk'
import type { Form } from '../../../src/studio/types'
import { fileWith, pageWith, problemsOf, toyBlocks } from '../../lib/toy'

// Beside the engine's code, or its imports would lead nowhere.
const folder = mkdtempSync(join(resolve('src'), '../tests/.block-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The forms in a form that hold no others. */
function leaves(form: Form): Form[] {
  if (form.is === 'object') return form.fields.flatMap((field) => leaves(field.form))
  if (form.is === 'list' || form.is === 'names') return leaves(form.entry)
  return form.is === 'either' ? form.options.flatMap(leaves) : [form]
}

test('a block whose folder was just made can be edited at once: every field has a form, and a change of one is written', async () => {
  const files = blockFiles('quote', 'View')
  const schemaText = (files['schema.ts'] ?? '').replaceAll("'../../parts/", `'${resolve('src/parts')}/`)
  mkdirSync(join(folder, 'quote'))
  writeFileSync(join(folder, 'quote', 'schema.ts'), schemaText)
  const { schema } = (await import(join(folder, 'quote', 'schema.ts'))) as { schema: Blocks[string]['schema'] }
  const blocks: Blocks = { ...toyBlocks, quote: { schema } }
  const [barest] = Object.values(JSON.parse(files['examples.json'] ?? '{}') as Record<string, object>)
  const text = fileWith({ pages: [pageWith({ type: 'quote', ...barest })] })
  const value: unknown = JSON.parse(text)
  const at = ['pages', 0, 'sections', 0]
  const part = desk.partAt(value, at, blocks, [])
  expect(part?.form).toMatchObject({ is: 'object' })
  expect(part && leaves(part.form).filter(({ is }) => is === 'json')).toEqual([])
  const title = part?.form.is === 'object' ? part.form.fields.find(({ name }) => name === 'title') : undefined
  expect(title).toMatchObject({ title: 'Title', help: expect.stringMatching(/\.$/), form: { is: 'text', role: 'text' } })
  const after = applyOperation({ text, value }, { do: 'set', path: [...at, 'title'], value: 'New words' }, blocks).text
  expect([after.includes('"New words"'), problemsOf(after, blocks)]).toEqual([true, []])
})
