import type { Blocks } from '../../blocks/schemas'
import type { Finding } from '../problem'
import type { PagesFile, pagesSchema } from '../schema'
import type { Site } from '../site'
import { type FileString, stringsOf } from '../visitFile'
import { applyAllowed } from './allowed'
import { contrast } from './contrast'
import { descriptionIsTitle, descriptionLength, descriptionMissing, descriptionUnique } from './descriptions'
import { editorHelp } from './editorHelp'
import { emptyList } from './emptyList'
import { futureDate } from './futureDate'
import { headingOrder, mainHeading } from './headings'
import { homographHost, insecureLink, ownAddress } from './hosts'
import { htmlRemoved } from './htmlRemoved'
import { literalValue } from './literalValue'
import type { RuleName } from './names'
import { orphanPage } from './orphanPage'
import { placeholderText } from './placeholderText'
import { largeFile, manySections } from './sizes'
import { tagInText } from './tagInText'
import { tokenForm } from './tokenForm'
import { titleLength, titleUnique } from './titles'
import { forgetTrees } from './trees'
import { unusedFact, unusedGradient, unusedLink } from './unusedNames'
import { unusedShared } from './unusedShared'
import { sameLinkText, vagueLink } from './linkTexts'

/** What a rule may look at: the file as it was written, and the site it stands for. */
export type LintContext = {
  text: string
  file: PagesFile
  site: Site
  schema: ReturnType<typeof pagesSchema>
  blocks: Blocks
  /** How "$schema" is written in this file; what it says is judged only when this is known. */
  pointer: string | undefined
  /** Every string of the file as it is written. */
  strings: readonly FileString[]
}

/** Gives advice on content that is valid. */
export type Rule = (context: LintContext) => Finding[]

const rules: Record<Exclude<RuleName, 'unused-allow'>, Rule> = {
  'main-heading': mainHeading,
  'heading-order': headingOrder,
  'title-length': titleLength,
  'title-unique': titleUnique,
  'description-missing': descriptionMissing,
  'description-length': descriptionLength,
  'description-unique': descriptionUnique,
  'description-is-title': descriptionIsTitle,
  'orphan-page': orphanPage,
  'placeholder-text': placeholderText,
  contrast,
  'literal-value': literalValue,
  'vague-link': vagueLink,
  'same-link-text': sameLinkText,
  'homograph-host': homographHost,
  'insecure-link': insecureLink,
  'empty-list': emptyList,
  'many-sections': manySections,
  'large-file': largeFile,
  'future-date': futureDate,
  'html-removed': htmlRemoved,
  'tag-in-text': tagInText,
  'unused-shared': unusedShared,
  'unused-link': unusedLink,
  'unused-fact': unusedFact,
  'unused-gradient': unusedGradient,
  'token-form': tokenForm,
  'own-address': ownAddress,
  'editor-help': editorHelp,
}

/** All advice on a site without mistakes, less what the file allows. */
export function lint(judged: Omit<LintContext, 'strings'>): Finding[] {
  const context = { ...judged, strings: stringsOf(judged.schema, judged.file) }
  const findings = Object.entries(rules).flatMap(([name, rule]) => rule(context).map((finding) => ({ ...finding, rule: name })))
  forgetTrees()
  return applyAllowed(context.file, findings)
}
