import { expect } from 'vitest'
import type { Blocks } from '../../../../src/blocks/schemas'
import { migrate } from '../../../../src/authoring/edit/migrate/migrate'
import { toyBlocks, toyNotFound, toySettings } from '../../../lib/toy'

/** The text of one section after one step of a block that has only that step; the file is odd in its white space. */
export function after(section: string, step: NonNullable<Blocks[string]['migrations']>[number]): string {
  const blocks: Blocks = { ...toyBlocks, note: { schema: toyBlocks.note?.schema as Blocks[string]['schema'], migrations: [step] } }
  const file = (written: string, versions = '') =>
    `{${versions}"pages":[ { "path":"/",\n\t"title" : "Home" ,"sections":[${written}, { "type":"rule" }]}],"notFound":${JSON.stringify(toyNotFound)},   "site":${JSON.stringify(toySettings)}}\n\n`
  const { text } = migrate(file(section), blocks)
  const [before, behind] = file('|', '"versions":{ "note": 2 },').split('|') as [string, string]
  expect(text.startsWith(before) && text.endsWith(behind), text).toBe(true)
  return text.slice(before.length, text.length - behind.length)
}
