import type { Blocks } from '../../blocks/schemas'
import { plainText } from '../../parts/plainText'
import { visitStrings } from '../../site/schema/walk'

/** So many letters are enough to know a section by. */
const LENGTH = 80

/** The words by which somebody knows a section: its title, or else what is read first in it, without marks; empty where nothing is. */
export function sectionTitle(section: Readonly<Record<string, unknown>>, blocks: Blocks): string {
  const { type, title } = section
  if (typeof title === 'string' && title !== '') return title.slice(0, LENGTH)
  const schema = typeof type === 'string' && Object.hasOwn(blocks, type) ? blocks[type]?.schema : undefined
  let first = ''
  const take = (text: string, role: string | undefined) => {
    if (first === '') first = (role === 'richText' ? plainText(text) : text).trim()
  }
  if (schema) visitStrings(schema, section, take, ['text', 'richText'])
  return first.slice(0, LENGTH)
}
