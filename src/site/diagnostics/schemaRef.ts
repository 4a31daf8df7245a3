import { posix } from 'node:path'
import type { Node } from 'jsonc-parser'
import { nodeAt } from '../text/nodeAt'
import { partialTree } from '../text/partialTree'
import type { Repair } from './reshape'
import { fixedWords } from './wording/fixed'

/** Whether "$schema" leads to the schema, however the way there is written. One that leads to another server is its author's choice. */
export function isSchemaRef(written: unknown, schema: string): boolean {
  return typeof written === 'string' && (/^https?:/.test(written) || posix.normalize(written) === posix.normalize(schema))
}

/**
 * Writes "$schema" first in the file, so that editors help.
 *
 * @param schema how it is written in this file, for example "./schema/pages.schema.json"
 * @returns undefined where nothing has to be written
 */
export function schemaRefRepair(text: string, tree: Node | undefined, schema: string): Repair | undefined {
  const node = tree && nodeAt(tree, ['$schema'])
  const written = JSON.stringify(schema)
  if (node) return isSchemaRef(node.value, schema) ? undefined : { edits: [{ offset: node.offset, length: node.length, by: written }], message: fixedWords.schema(schema) }
  const [first] = tree?.type === 'object' ? (tree.children ?? []) : []
  if (!tree || !first) return undefined
  const space = text.slice(tree.offset + 1, first.offset)
  return { edits: [{ offset: tree.offset + 1, length: 0, by: `${space}"$schema": ${written},` }], message: fixedWords.schemaAdded(schema) }
}

/** Returns the edits that put "$schema" first or correct it; empty where it is right. `first` is the name of the file's first field. */
export function schemaRefEdits(text: string, first: string, schema: string): Repair['edits'] {
  return schemaRefRepair(text, partialTree(text, [['$schema'], [first]]), schema)?.edits ?? []
}
