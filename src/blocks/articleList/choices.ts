import type { ItemField } from '../../parts/itemField'
import { optionAddress } from '../../parts/optionAddress'
import type { ListedItem } from '../../parts/resolve'

/** One of the options by which a list can be filtered: its words, its part of an address, and how many items have it. */
export type Option = { words: string; address: string; count: number }

/** Whether items can be told apart by it: they have one or several of its options. */
export const isChoice = ({ type }: ItemField) => type === 'choice' || type === 'choices'

/** What an item has of a choice, or its category. */
function choicesOf(item: ListedItem, name: string): readonly unknown[] {
  const fields: Readonly<Record<string, unknown>> = item
  const value = fields[name]
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}

export function hasChoice(item: ListedItem, name: string, option: string): boolean {
  return choicesOf(item, name).includes(option)
}

/** The options that at least one of the items has, in the order of their declaration; categories in that of the items. */
export function optionsOf(items: readonly ListedItem[], name: string, fields: readonly ItemField[]): Option[] {
  const field = fields.find((one) => one.name === name)
  const counts = new Map<unknown, number>()
  for (const item of items) for (const option of new Set(choicesOf(item, name))) counts.set(option, (counts.get(option) ?? 0) + 1)
  const all = field?.options ?? [...counts.keys()].map(String)
  return all.flatMap((words) => {
    const count = counts.get(words)
    return count === undefined ? [] : [{ words, address: optionAddress(all, words), count }]
  })
}

/** The part of an address that stands for a field: "roomSize" is "room-size". */
export const fieldAddress = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
