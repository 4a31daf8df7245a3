import { type Node, parseTree } from 'jsonc-parser'
import { applyEdits, type Edit } from '../../site/text/edits'
import { isObject, type JsonPath, valueAt } from '../../site/text/jsonPath'
import { neededNode } from '../../site/text/nodeAt'
import { insertValueEdit } from './entryEdits'
import { fieldEdit, valueEdit } from './fieldEdits'
import { removeEdit, removeEdits } from '../../site/text/removeEdits'

/** The fields of the object at a place, as its schema lists them. */
type OrderAt = (path: JsonPath) => readonly string[]

/**
 * A text in which a place that is there has another value. Only what differs is written anew: entries and fields that stay keep
 * every byte.
 */
export function writeValue(text: string, path: JsonPath, value: unknown, orderAt: OrderAt): string {
  const node = neededNode(parseTree(text), path)
  const now = valueAt(JSON.parse(text), path)
  if (isSame(now, value)) return text
  if (isObject(now) && isObject(value)) return writeFields(text, path, [now, value], orderAt)
  if (Array.isArray(now) && Array.isArray(value) && now.length > 0 && value.length > 0) return writeEntries(text, path, [now, value], orderAt)
  return applyEdits(text, [valueEdit(text, node, value)])
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function writeFields(text: string, path: JsonPath, [now, value]: [Record<string, unknown>, Record<string, unknown>], orderAt: OrderAt): string {
  const isGone = ({ children }: Node) => !Object.hasOwn(value, String(children?.[0]?.value))
  let next = edited(text, path, (owner) => removeEdits(owner, isGone))
  for (const [name, field] of Object.entries(value)) {
    if (Object.hasOwn(now, name)) next = writeValue(next, [...path, name], field, orderAt)
    else next = edited(next, path, (owner, whole) => [fieldEdit(whole, owner, name, field, orderAt(path))])
  }
  return next
}

/** Entries at both ends that are the same stay as they are; of those between, each is made its counterpart. */
function writeEntries(text: string, path: JsonPath, [now, value]: [unknown[], unknown[]], orderAt: OrderAt): string {
  const least = Math.min(now.length, value.length)
  let start = 0
  while (start < least && isSame(now[start], value[start])) start++
  let end = 0
  while (end < least - start && isSame(now[now.length - 1 - end], value[value.length - 1 - end])) end++
  const [gone, come] = [now.length - end, value.length - end]
  const both = Math.min(gone, come)
  let next = text
  for (let index = start; index < both; index++) next = writeValue(next, [...path, index], value[index], orderAt)
  for (let index = gone - 1; index >= both; index--) next = edited(next, path, (list) => [removeEdit(list, index)])
  for (let index = both; index < come; index++) next = edited(next, path, (list, whole) => [insertValueEdit(whole, list, index, value[index])])
  return next
}

function edited(text: string, path: JsonPath, edits: (node: Node, text: string) => Edit[]): string {
  return applyEdits(text, edits(neededNode(parseTree(text), path), text))
}
