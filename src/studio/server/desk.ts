import { schemaWith } from '../../site/schema/itemFields'
import type { Blocks } from '../../blocks/schemas'
import type { Edited } from '../../authoring/edit/editSections'
import { linksTo, validFile } from '../../authoring/edit/editPages'
import { mendOne } from '../../authoring/edit/fix'
import { Refusal } from '../../authoring/edit/sections'
import { placeInWords } from '../../site/diagnostics/locate'
import type { Problem } from '../../site/diagnostics/diagnostic'
import { schemaOf } from '../../site/schema/composed'
import { schemaAt } from '../../site/schema/schemaTree'
import { isObject, type JsonPath, valueAt } from '../../site/text/jsonPath'
import type { LinkLine, Operation, Part } from '../types'
import { blockLines } from './blockLines'
import { formOf } from './form'
import { mediaLines } from './library'
import { offersOf } from './offers'
import { applyOperation, place, type WrittenFile, request, valueMeant } from './operations'
import { collectionLines, pageLines, partLines, problemLines, sectionLines } from './outline'
import { sharedOf } from './shared'
import { textLines } from './texts'
import { wordLines } from './wordLines'

/**
 * All of the Studio that knows schemas; loaded together with the blocks, because what a schema says of a string is known only to
 * code loaded together with it.
 */
export const desk = {
  pageLines,
  partLines,
  collectionLines,
  sectionLines,
  problemLines,
  linkLines,
  partAt,
  blockLines,
  changed,
  request,
  place,
  valueMeant,
  offersOf,
  textLines,
  wordLines,
  mediaLines,
  validFile,
  placeInWords,
  mendOne,
}
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
function partAt(value: unknown, path: JsonPath, blocks: Blocks, problems: readonly Problem[]): Omit<Part, 'hash' | 'path'> | undefined {
  const schema = schemaAt(schemaWith(schemaOf(blocks), valueAt(value, ['collections'])), value, path)
  const found = valueAt(value, path)
  if (!schema || found === undefined) return undefined
  const shared = sharedOf(value, found, blocks)
  const own = problemLines(problems).filter((problem) => path.every((key, index) => problem.path?.[index] === key))
  return { value: found, form: withoutParts(formOf(schema)), where: placeInWords(value, path), problems: own, ...(shared && { shared }) }
}

/** A page is changed in parts: its sections stand in the outline. */
function withoutParts(form: Part['form']): Part['form'] {
  return form.is !== 'object' ? form : { ...form, fields: form.fields.filter(({ name }) => !['sections', 'type', 'use', 'missing'].includes(name)) }
}

/** The places that link to a page, in the order of the file; undefined where there is no page. */
function linkLines(file: WrittenFile, page: JsonPath, blocks: Blocks): LinkLine[] | undefined {
  const owner = page.length === 2 && page[0] === 'pages' ? valueAt(file.value, page) : undefined
  if (!isObject(owner) || typeof owner.path !== 'string') return undefined
  return linksTo(validFile(file, blocks), owner.path, blocks).map(({ path, body }) => ({ path: [...path], where: body ?? placeInWords(file.value, path) }))
}
