import type { Finding } from '../problem'
import type { PagesFile, pagesSchema } from '../schema'
import type { Site } from '../site'
import { unusedShared } from './unusedShared'

/** What a rule may look at: the file as it was written, and the site it stands for. */
export type LintContext = { file: PagesFile; site: Site; schema: ReturnType<typeof pagesSchema> }

/** Gives advice on content that is valid. */
export type Rule = (context: LintContext) => Finding[]

const rules: Record<string, Rule> = { 'unused-shared': unusedShared }

/** All advice on a site without mistakes. */
export function lint(context: LintContext): Finding[] {
  return Object.values(rules).flatMap((rule) => rule(context))
}
