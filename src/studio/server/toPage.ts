import { Refusal } from '../../authoring/edit/sections'
import { studioWords } from '../../site/diagnostics/wording/studio'
import { sectionOwners } from '../../site/schema/sectionOwners'
import type { Operation } from '../types'
import { addressOf } from './outline'

type Of<Do extends Operation['do']> = Extract<Operation, { do: Do }>

/**
 * The move to the end of a page that is said by its address: pages may have changed their places since somebody chose it.
 *
 * @param value of the file as it is
 * @throws Refusal where there is no such page
 */
export function toPage(value: unknown, { path, page }: Of<'moveToPage'>): Of<'move'> {
  const goal = sectionOwners(value).find((candidate) => candidate.path.at(-1) !== 'missing' && addressOf(candidate) === page)
  if (!goal) throw new Refusal(studioWords.noPage(page))
  const { sections } = goal.owner
  return { do: 'move', path, to: [...goal.path, 'sections', Array.isArray(sections) ? sections.length : 0] }
}
