import { examplesOf } from '../../authoring/describe/examples'
import type { Blocks } from '../../blocks/schemas'
import { BLOCK_GROUPS } from '../../parts/blockGroups'
import { allIcons } from '../../site/check/icons'
import type { BlockLine } from '../types'

/** The example that shows what a layout bears: nobody begins with it. */
const FOR_TESTS = 'hard'
/** The names of groups in their order; behind them stands what is in none. */
const ORDER: readonly string[] = Object.values(BLOCK_GROUPS)

/** Every kind of section, with its examples to begin with: group by group, and in each by their titles. */
export function blockLines(blocks: Blocks): BlockLine[] {
  const lines = Object.entries(blocks).map(([type, { schema }]) => {
    const { title = type, description = '', icon = '', group } = schema.meta() ?? {}
    const begun = Object.entries(examplesOf(type)).filter(([name]) => name !== FOR_TESTS)
    const examples = begun.map(([name, example]) => ({
      name,
      picture: `/_blocks/${type}/${encodeURIComponent(name)}`,
      section: { type, ...example },
    }))
    return { type, title: String(title), description: String(description), icon: allIcons().get(String(icon)) ?? [], group: group && BLOCK_GROUPS[group], examples }
  })
  return lines.sort((one, other) => placeOf(one) - placeOf(other) || one.title.localeCompare(other.title))
}

function placeOf({ group }: BlockLine): number {
  const place = group === undefined ? -1 : ORDER.indexOf(group)
  return place < 0 ? ORDER.length : place
}
