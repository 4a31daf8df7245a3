import type { Blocks } from '../../blocks/schemas'
import type { IconNode } from '../../parts/icon'
import { attributesOf } from '../../site/schema/sectionSettings'
import { type Examples, examplesOf, toyContext } from '../../authoring/describe/examples'
import { allIcons } from '../../site/check/icons'
import type { Page, Section, Site } from '../../site/schema/site'
import { replaceTokens, siteScope } from '../../site/expand/tokens'
import { type Field, fieldsOf } from '../../authoring/describe/fields'
import { mapStrings } from '../../site/schema/walk'

/** Where the gallery of all blocks is shown; no page can have this address. */
export const GALLERY = '/_blocks'

/** A block as the gallery shows it, and why its examples cannot be shown. The JSON of an example is a whole section. */
export type ShownBlock = {
  type: string
  title: string
  description: string
  icon: IconNode[]
  fields: Field[]
  examples: { name: string; json: string; href: string }[]
  fault?: string
}

/** Every block with its fields and examples; one that is being written keeps no other from being shown; in the order of their titles. */
export function shownBlocks(blocks: Blocks): ShownBlock[] {
  const shown = Object.entries(blocks).map(([type, { schema }]) => {
    const { title = type, description = '', icon = '' } = schema.meta() ?? {}
    const { found, fault } = examplesOrFault(type)
    const examples = Object.entries(found).map(([name, example]) => ({
      name,
      json: JSON.stringify({ type, ...example }, null, 2),
      href: `${GALLERY}/${type}/${encodeURIComponent(name)}`,
    }))
    return { type, title, description, icon: allIcons().get(String(icon)) ?? [], fields: fieldsOf(schema), examples, ...(fault !== undefined && { fault }) }
  })
  return shown.sort((one, other) => one.title.localeCompare(other.title))
}

function examplesOrFault(type: string): { found: Examples; fault?: string } {
  try {
    return { found: examplesOf(type) }
  } catch (error) {
    return { found: {}, fault: error instanceof Error ? error.message : String(error) }
  }
}

/** The site with every icon there is: an example may use one that no page does. */
export function withAllIcons(site: Site): Site {
  return { ...site, icons: Object.fromEntries(allIcons()) }
}

/** A page with nothing but one example, in which tokens have the site's values; undefined when there is no such example. */
export function examplePage(type: string, name: string, blocks: Blocks, site: Site): Page | undefined {
  const block = Object.hasOwn(blocks, type) ? blocks[type] : undefined
  const examples = block ? examplesOf(type) : {}
  const example = Object.hasOwn(examples, name) ? examples[name] : undefined
  if (!block || !example) return undefined
  const filled = mapStrings(
    block.schema,
    example,
    replaceTokens(siteScope(site.settings), () => {}, []),
  )
  const props = block.resolve?.(filled as never, toyContext(filled)) ?? filled
  const section: Section = { key: `${type}_1`, type, props: { ...props }, attributes: attributesOf({}, block.ground?.(props as never)), source: [] }
  const path = `${GALLERY}/${type}/${name}`
  return { path, pattern: '/$', title: `${type}, ${name}`, indexed: true, sections: [section], absent: [], source: [] }
}
