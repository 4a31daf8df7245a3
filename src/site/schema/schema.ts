import { z } from 'zod'
import { BlockFault } from '../../blocks/blockFault'
import { options } from '../../parts/options'
import { picture } from '../../parts/picture'
import { withRole } from '../../parts/role'
import { text } from '../../parts/text'
import { pageVisibility } from '../../parts/visibility'
import type { ItemField } from '../../parts/itemField'
import { allow } from './allow'
import { type AnyItem, collection, key } from './item'
import { type SectionSettings, sectionSettings, type useSettingNames, useSettings } from './sectionSettings'
import { name, type SiteSettings, siteSettings } from './siteSettings'
import { strangePart, strangeWords } from './findings/strangePart'

/** What a block folder contributes: its strict object schema, without `type`. */
export type BlockSchemas = Readonly<Record<string, z.ZodObject>>

const day = z.iso.date()

/** A section as an author wrote it: a block's fields, its type and the settings of every section. */
export type RawSection = SectionSettings & { type: string } & Record<string, unknown>
export type SharedUse = Pick<SectionSettings, (typeof useSettingNames)[number]> & { use: string; with?: Record<string, unknown> | undefined }

/** Whether an entry of a list of sections uses a shared one. */
export function isUse(section: RawSection | SharedUse): section is SharedUse {
  return 'use' in section && !('type' in section)
}

/** An item; what it has besides the fields of all items is as its collection declares it, or texts. */
export type Item = AnyItem

const path = z.string().max(200).describe('Address of the page: "/about". A page made once for each item of a collection ends in "/$slug".')

/** Composes the schema of a whole pages.json from the blocks that exist. The folder name of a block is its `type`. */
export function pagesSchema(blocks: BlockSchemas) {
  for (const [type, block] of Object.entries(blocks)) {
    const taken = Object.keys(block.shape).find((field) => field === 'type' || Object.hasOwn(sectionSettings, field))
    if (taken) throw new BlockFault(`src/blocks/${type}/schema.ts: every section has a field "${taken}" already; call this one something else.`)
    const strange = strangePart(block)
    if (strange) throw new BlockFault(strangeWords(type, strange))
  }
  const variants = Object.entries(blocks).map(([type, block]) =>
    block.extend({ type: z.literal(type).describe(`${block.meta()?.description ?? type}`), ...sectionSettings }).meta({ ...block.meta() }),
  )
  const [first, ...rest] = variants
  if (!first) throw new Error('There is no block: src/blocks has no folder with a schema.ts.')
  // The blocks are known only when the program runs, so the type says what all of them have in common.
  const block = z.discriminatedUnion('type', [first, ...rest]) as unknown as z.ZodType<RawSection>
  const use: z.ZodType<SharedUse> = z.strictObject({
    use: withRole('shared', z.string()).describe('Name of a section in "shared".'),
    with: z.record(z.string(), z.unknown()).optional().describe('Fields that this page says differently, for example { "title": "Talk to us about factoring" }.'),
    ...useSettings,
  })
  const sections = z.array(z.union([block, use])).describe('The sections of the page, from top to bottom.')
  const head = {
    title: text.describe('Title of the page in browser tabs and search results; the name of the site is added.'),
    description: text.optional().describe('One or two sentences for search results.'),
    allow: allow.optional().describe('Advice that does not count on this page: the name of the rule, and why.'),
  }
  const page = z.strictObject({
    path,
    key: key.optional().describe('What the page is called in every language of the site; links lead to it as "{page.about}".'),
    each: withRole('collection', z.string()).optional().describe('Name of a collection: one page is made for each of its items.'),
    as: name.optional().describe('What an item is called in tokens of this page: "article" makes {article.title}.'),
    ...head,
    kind: options({
      WebPage: 'Any page.',
      AboutPage: 'A page about the organisation.',
      ContactPage: 'A page with ways to get in touch.',
      CollectionPage: 'A page that lists others.',
    })
      .optional()
      .describe('What search engines should call the page; WebPage is the default.'),
    picture: picture.optional().describe('What social networks show beside links to the page; unless given, the picture of its item or the first large one on it.'),
    published: day.optional().describe('Day of publication as YYYY-MM-DD.'),
    modified: day.optional().describe('Day of the last real change as YYYY-MM-DD.'),
    ...pageVisibility('page'),
    noindex: z.boolean().optional().describe('true asks search engines not to list the page, such as one that thanks; links lead to it all the same.'),
    overlay: z.boolean().optional().describe('true lets the bar lie transparent over the first section until the visitor scrolls.'),
    neighbours: z.boolean().optional().describe('With "each": true leads from the page of each item to those before and after it.'),
    side: z.string().max(200).optional().describe('An address such as "/guide": it and the pages below it are listed beside this one.'),
    sections,
    missing: z
      .strictObject({ ...head, sections })
      .optional()
      .describe('With "each": shown for an address that is no item of the collection.'),
  })
  return z.strictObject({
    $schema: z.string().optional().describe('Lets editors help: "./schema/pages.schema.json".'),
    include: z.array(z.string()).min(1).optional().describe('Files with more "pages", "collections", "shared" and "redirects", from the folder of this one: ["pages/*.json"].'),
    versions: z.record(z.string(), z.number().int().min(1)).optional().describe('Which version of each block the content was written for; "npm run migrate" writes it.'),
    site: siteSettings.describe('What holds for the whole site.'),
    shared: z.record(name, block).optional().describe('Sections that several pages use, by name.'),
    collections: z.record(name, collection).optional().describe('Lists of items, such as articles, from which pages are made.'),
    pages: z.array(page).min(1).describe('The pages.'),
    notFound: z
      .strictObject({ ...head, sections })
      .optional()
      .describe('Shown for an address that does not exist, in place of a few words with a link to the first page.'),
  })
}
/** A file as it is written. */
export type WrittenFile = z.infer<ReturnType<typeof pagesSchema>>
/** The same with all that has a default, and with every collection a list; `itemFields` are those that collections declare, by their names. */
export type PagesFile = Omit<WrittenFile, 'site' | 'collections' | 'notFound'> & {
  site: SiteSettings
  notFound: NonNullable<WrittenFile['notFound']>
  collections?: Record<string, Item[]> | undefined
  itemFields?: Readonly<Record<string, readonly ItemField[]>>
}
export type PageEntry = PagesFile['pages'][number]
