import { z } from 'zod'
import { BlockFault } from '../../blocks/blockFault'
import { html } from '../../parts/html'
import { action, href, link } from '../../parts/link'
import { options } from '../../parts/options'
import { picture } from '../../parts/picture'
import { withRole } from '../../parts/role'
import { text } from '../../parts/text'
import { allow } from './allow'
import { type SectionSettings, sectionSettings, type useSettingNames, useSettings } from './sectionSettings'
import { strangePart, strangeWords } from './strangePart'
import { themeSchema } from './themeSchema'
import { words } from './words'

/** What a block folder contributes: its strict object schema, without `type`. */
export type BlockSchemas = Readonly<Record<string, z.ZodObject>>

const NAME = /^[a-z][A-Za-z0-9]*$/
const name = z.string().regex(NAME)
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100)
const day = z.iso.date()

/** A section as an author wrote it: a block's fields, its type and the settings of every section. */
export type RawSection = SectionSettings & { type: string } & Record<string, unknown>
export type SharedUse = Pick<SectionSettings, (typeof useSettingNames)[number]> & { use: string; with?: Record<string, unknown> | undefined }

/** Whether an entry of a list of sections uses a shared one. */
export function isUse(section: RawSection | SharedUse): section is SharedUse {
  return 'use' in section && !('type' in section)
}

const group = z.strictObject({
  label: text.describe('Words on the button that opens the list.'),
  links: z.array(link).min(1).describe('The links in the list.'),
})
const navigation = z.strictObject({
  label: text.describe('Name of the navigation for screen readers.'),
  links: z.array(z.union([link, group])).describe('Links of the bar; an entry with "links" instead of "href" opens a list.'),
  actions: z.array(action).max(3).optional().describe('Buttons at the end of the bar.'),
  panelTitle: text.describe('Heading of the slide-in panel on phones.'),
})
const footer = z.strictObject({
  text: text.optional().describe('A sentence under the name.'),
  columns: z
    .array(
      z.strictObject({
        title: text.describe('Heading of the column.'),
        links: z
          .array(z.strictObject({ label: text.describe('The words.'), href: href.optional().describe('Without it the entry is plain text.') }))
          .describe('Entries of the column.'),
      }),
    )
    .describe('Columns of links.'),
  links: z.array(link).optional().describe('Small links at the bottom.'),
  copyright: text.describe('The copyright line.'),
  note: text.optional().describe('A small paragraph such as a disclosure.'),
})
const contact = z.strictObject({
  email: z.email().describe('Used everywhere as {site.contact.email}.'),
  phone: text.describe('As visitors read it; used as {site.contact.phone}.'),
  phoneLink: z
    .string()
    .regex(/^\+[0-9]{7,15}$/)
    .describe('The same number for telephones, for example "+13055550142"; used as {site.contact.phoneLink}.'),
  hours: text.optional().describe('When somebody answers; {site.contact.hours}.'),
  location: text.optional().describe('City and state; {site.contact.location}.'),
  address: text.optional().describe('Postal address in one line; {site.contact.address}.'),
})
/** Whether something can be drawn in it: numbers as they are, and room between them. */
function isBox(written: string): boolean {
  const numbers = written.split(' ').map(Number)
  const [width = 0, height = 0] = numbers.slice(2)
  return numbers.every((number) => Math.abs(number) <= 1_000_000) && width >= 0.01 && height >= 0.01
}

const logo = z.strictObject({
  viewBox: z
    .string()
    .regex(/^-?[0-9.]+( -?[0-9.]+){3}$/)
    .refine(isBox, {
      params: {
        code: 'bad-form',
        meaning: 'Write four numbers: left, top, width and height, as in "0 0 32 32". None is beyond a million, and neither width nor height is less than 0.01.',
      },
    })
    .describe('The drawing area, for example "0 0 32 32".'),
  path: z
    .string()
    .regex(/^[Mm][0-9MmLlHhVvCcSsQqTtAaZz\s.,-]+$/)
    .describe('The outline of the mark: the "d" of an SVG path.'),
})

export const siteSettings = z.strictObject({
  name: text.describe('Name of the site; ends every page title and is shown beside the mark.'),
  legalName: text.optional().describe('Registered name of the organisation.'),
  url: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).describe('Address of the published site, without a slash at its end.'),
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .describe('Language of the texts, for example "en-US".'),
  dir: options({ ltr: 'From left to right, like English.', rtl: 'From right to left, like Arabic.' }).optional().describe('Direction of writing; ltr is the default.'),
  description: text.describe('One sentence about the site, for search engines, feeds and the web manifest.'),
  logo: logo.describe('The mark: shown in the bar and used for every icon.'),
  contact: contact.describe('Ways to reach the organisation, each written once.'),
  links: z.record(name, z.url({ protocol: /^https$/ })).describe('Every external address once; used as {links.name}.'),
  facts: z.record(name, z.union([text, z.record(name, text)])).describe('Every figure or claim that several pages repeat; used as {facts.name} or {facts.group.name}.'),
  profiles: z.array(z.url()).optional().describe('Pages about the organisation elsewhere, for search engines.'),
  timeZone: withRole('timeZone', z.string()).optional().describe('Where the days in "from" and "until" begin, for example "America/New_York"; UTC unless given.'),
  redirects: z.record(z.string(), href).optional().describe('Addresses that have moved: "/old": "/new". Visitors and search engines are led on.'),
  theme: themeSchema.describe('Colours, gradients and fonts.'),
  navigation: navigation.describe('The bar at the top of every page.'),
  footer: footer.describe('The foot of every page.'),
  words: words.optional().describe('Words that the frame around the pages uses; English unless given.'),
  allow: allow.optional().describe('Advice that does not count on the whole site: the name of the rule, and why.'),
})
export type SiteSettings = z.infer<typeof siteSettings>

const item = z
  .object({
    slug: slug.describe('Last part of the address: lower-case words joined by hyphens.'),
    title: text.describe('Title of the item.'),
    excerpt: text.describe('One or two sentences that make one want to read it.'),
    category: text.optional().describe('A label that groups items.'),
    author: text.optional().describe('Who wrote it.'),
    date: day.optional().describe('Day of publication as YYYY-MM-DD.'),
    modified: day.optional().describe('Day of the last real change as YYYY-MM-DD.'),
    readTime: text.optional().describe('For example "7 min read".'),
    picture: picture.optional().describe('Its picture: shown in lists of items and above the article on its own page.'),
    content: html.optional().describe('The body as HTML, starting at second-level headings.'),
  })
  .catchall(text)
  .describe('One item; fields of your own are allowed and used as {name.field}.')
export type Item = z.infer<typeof item>

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
    published: day.optional().describe('Day of publication as YYYY-MM-DD.'),
    modified: day.optional().describe('Day of the last real change as YYYY-MM-DD.'),
    hidden: z.boolean().optional().describe('true leaves the page out of the site without deleting it.'),
    overlay: z.boolean().optional().describe('true lets the bar lie transparent over the first section until the visitor scrolls.'),
    sections,
    missing: z
      .strictObject({ ...head, sections })
      .optional()
      .describe('With "each": shown for an address that is no item of the collection.'),
  })
  return z.strictObject({
    $schema: z.string().optional().describe('Lets editors help: "./schema/pages.schema.json".'),
    versions: z.record(z.string(), z.number().int().min(1)).optional().describe('Which version of each block the content was written for; "npm run migrate" writes it.'),
    site: siteSettings.describe('What holds for the whole site.'),
    shared: z.record(name, block).optional().describe('Sections that several pages use, by name.'),
    collections: z.record(name, z.array(item)).optional().describe('Lists of items, such as articles, from which pages are made.'),
    pages: z.array(page).min(1).describe('The pages.'),
    notFound: z.strictObject({ ...head, sections }).describe('Shown for an address that does not exist.'),
  })
}
export type PagesFile = z.infer<ReturnType<typeof pagesSchema>>
export type PageEntry = PagesFile['pages'][number]
