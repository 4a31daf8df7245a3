import type { BlockData } from '../../blocks/schemas'
import type { Section } from '../../site/schema/site'

/** What a block says of a section that must not go live, as one text; undefined where it says nothing. What fails here is told when the site is checked. */
export function unreadyWords(block: Pick<BlockData, 'publish'> | undefined, { props }: Pick<Section, 'props'>): string | undefined {
  const found: string[] = []
  try {
    block?.publish?.(props as never, { report: (_path, entry, words) => found.push(`${entry.message(words)} ${entry.hint(words)}`) })
  } catch {
    return undefined
  }
  return found.length > 0 ? found.join(' ') : undefined
}
