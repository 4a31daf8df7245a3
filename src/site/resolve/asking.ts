import type { Blocks } from '../../blocks/schemas'
import { at, type Finding } from '../diagnostics/diagnostic'
import type { AskPages } from '../expand/ownPages'
import { splitSection } from '../schema/sectionSettings'
import { askBlock } from './askBlock'

/** What asks blocks which pages of their own their sections make; one that fails is told at its section. */
export function asking(blocks: Blocks, report: (finding: Finding) => void): AskPages {
  return (section, source, context) => {
    const block = Object.hasOwn(blocks, section.type) ? blocks[section.type] : undefined
    if (!block?.pages) return []
    const { type: _type, ...props } = splitSection(section).fields
    return (
      askBlock(
        'pages',
        section.type,
        () => block.pages?.(props as never, context),
        (reason) => report(at(source, reason)),
      ) ?? []
    )
  }
}
