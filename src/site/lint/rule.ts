import type { Blocks } from '../../blocks/schemas'
import type { Role } from '../../parts/role'
import type { Finding } from '../diagnostics/diagnostic'
import type { AnyEntry } from '../../parts/message'
import type { Media } from '../media/media'
import type { Whole } from '../read/include/readAll'
import type { PageEntry, PagesFile, pagesSchema } from '../schema/schema'
import type { Schema } from '../schema/schemaTree'
import type { Page, Site } from '../schema/site'
import type { JsonPath } from '../text/jsonPath'

/** What a rule may look at: the file as it was written, and the site it stands for. */
export type LintContext = {
  /** What was read. Its text is put together for who asks for it: of a content of many files that takes as long as much else. */
  source: LintSource
  file: PagesFile
  site: Site
  schema: ReturnType<typeof pagesSchema>
  blocks: Blocks
  /** How "$schema" is written in this file; what it says is checked only when this is known. */
  schemaRef: string | undefined
  /** What lies in the folder media/; undefined where nobody has looked. */
  media: Media | undefined
}

export type LintSource = Pick<Whole, 'text' | 'size' | 'around'>

/** What a rule before publishing may look at: a site without mistakes. */
export type Publishing = Pick<LintContext, 'file' | 'schema' | 'blocks'> & { site: Pick<Site, 'pages' | 'languages'> }

/** Judges one string of the file as it is written. */
export type TextCheck = (text: string, role: Role | undefined, path: JsonPath, schema: Schema) => Finding[]

/** Takes from one string of the file, as it is written, what is to be compared: plain data. */
export type TextGatherer<Found> = (...string: Parameters<TextCheck>) => readonly Found[]

/** What was gathered from a page. */
export type Gathered<Found> = { page: Page; found: Found }

/** A rule of advice. Its file in `rules/` has the name under which it can be allowed. */
export type Rule = {
  /** What it asks for, in a sentence; editors read it beside its name. */
  meaning: string
  /** All that it may say. */
  messages: readonly AnyEntry[]
} & (
  | { check: (context: LintContext) => Finding[] }
  /** Shown one page after the other as it is written, which is all that what is found depends on; `check` looks at what stands on none. */
  | { checkEntry: (page: PageEntry, place: JsonPath, context: LintContext) => Finding[]; check?: (context: LintContext) => Finding[] }
  /** Shown one page after the other. What is found depends on nothing of other pages but what stands above their sections. */
  | { checkPage: (page: Page, context: LintContext) => Finding[] }
  /** Compares what it gathers from one page after the other, which depends on no more than that, and is plain data. */
  | { gather: (page: Page, context: LintContext) => unknown; settle: (gathered: readonly Gathered<never>[], context: LintContext) => Finding[] }
  /** One walk over the file shows every string to all such rules. What is found depends on nothing of other pages but what stands above their sections. */
  | { checkText: (context: LintContext) => TextCheck }
  /** Compares what it gathers in the same walk: what stands on no page comes first, then what each page has in its order. */
  | { gatherText: (context: LintContext) => TextGatherer<unknown>; settleTexts: (gathered: readonly never[], context: LintContext) => Finding[] }
  /** Told of what is allowed at `place` and does not occur. */
  | { ofAllowance: (place: JsonPath, allowed: string) => Finding }
)

/** A rule of what must not go live. Its file in `publish/` has the name under which it can be allowed. What is found in texts that are hidden is not told. */
export type PublishRule = Pick<Rule, 'meaning' | 'messages'> & ({ check: (context: Publishing) => Finding[] } | { checkText: (context: Publishing) => TextCheck })
