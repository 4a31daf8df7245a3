import { schemaWith } from '../../site/schema/itemFields'
import type { Blocks } from '../../blocks/schemas'
import { examplesOf } from '../../authoring/describe/examples'
import type { Edited } from '../../authoring/edit/editSections'
import { Refusal } from '../../authoring/edit/sections'
import { placeInWords } from '../../site/diagnostics/locate'
import type { Problem } from '../../site/diagnostics/diagnostic'
import { schemaOf } from '../../site/schema/composed'
import { schemaAt } from '../../site/schema/schemaTree'
import { type JsonPath, valueAt } from '../../site/text/jsonPath'
import type { BlockLine, Operation, Part } from '../types'
import { formOf } from './form'
import { applyOperation, place, type WrittenFile, request, valueMeant } from './operations'
import { pageLines, partLines, problemLines, sectionLines } from './outline'

/**
 * All of the Studio that knows schemas; loaded together with the blocks, because what a schema says of a string is known only to
 * code loaded together with it.
 */
export const desk = { pageLines, partLines, sectionLines, problemLines, partAt, blockLines, changed, request, place, valueMeant }
export type Desk = typeof desk

/** The text after an operation and what was done, or in words why it cannot be. */
function changed(file: WrittenFile, operation: Operation, blocks: Blocks): Edited | { refusal: string } {
  try {
    return applyOperation(file, operation, blocks)
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message }
    throw error
  }
}

/** A part of the file with all that may be written there; undefined where there is none. */
function partAt(value: unknown, path: JsonPath, blocks: Blocks, problems: readonly Problem[]): Omit<Part, 'hash'> | undefined {
  const schema = schemaAt(schemaWith(schemaOf(blocks), valueAt(value, ['collections'])), value, path)
  const found = valueAt(value, path)
  if (!schema || found === undefined) return undefined
  const own = problemLines(problems).filter((problem) => path.every((key, index) => problem.path?.[index] === key))
  return { value: found, form: withoutParts(formOf(schema)), where: placeInWords(value, path), problems: own }
}

/** A page is changed in parts: its sections stand in the outline. */
function withoutParts(form: Part['form']): Part['form'] {
  return form.is !== 'object' ? form : { ...form, fields: form.fields.filter(({ name }) => !['sections', 'type', 'use', 'missing'].includes(name)) }
}

/** Every kind of section, with its barest example to begin with. */
function blockLines(blocks: Blocks): BlockLine[] {
  const lines = Object.entries(blocks).map(([type, { schema }]) => {
    const { title = type, description = '' } = schema.meta() ?? {}
    const [[name, example] = ['', {}]] = Object.entries(examplesOf(type))
    return { type, title: String(title), description: String(description), picture: name && `/_blocks/${type}/${encodeURIComponent(name)}`, example: { type, ...example } }
  })
  return lines.sort((one, other) => one.title.localeCompare(other.title))
}
