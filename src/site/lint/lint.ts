import type { Blocks } from '../../blocks/schemas'
import type { Finding } from '../problem'
import { blockFindings } from '../publishBlocks'
import type { Role } from '../../parts/role'
import type { Path } from '../schemaTree'
import type { PagesFile, pagesSchema } from '../schema'
import type { Site } from '../site'
import { visitFile } from '../visitFile'
import { applyAllowed } from './allowed'
import { contrast } from './contrast'
import { descriptionIsTitle, descriptionLength, descriptionMissing, descriptionUnique } from './descriptions'
import { editorHelp } from './editorHelp'
import { emptyList } from './emptyList'
import { frameWords } from './frameWords'
import { futureDate } from './futureDate'
import { headingOrder, mainHeading } from './headings'
import { homographHost, insecureLink, ownAddress } from './hosts'
import { htmlRemoved } from './htmlRemoved'
import { literalValue } from './literalValue'
import { type RuleName, RULES } from './names'
import { markdownRemoved } from './markdownRemoved'
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
}

/** Gives advice on content that is valid. */
export type Rule = (context: LintContext) => Finding[]

/** Gives advice on every string of the file as it is written: one walk shows each to all such rules. */
export type StringRule = (context: LintContext) => (text: string, role: Role | undefined, path: Path) => Finding[]

const stringRules = {
  'placeholder-text': placeholderText,
  'literal-value': literalValue,
  'homograph-host': homographHost,
  'insecure-link': insecureLink,
  'html-removed': htmlRemoved,
  'markdown-removed': markdownRemoved,
  'tag-in-text': tagInText,
  'token-form': tokenForm,
  'own-address': ownAddress,
} satisfies Partial<Record<RuleName, StringRule>>

const rules: Record<Exclude<RuleName, keyof typeof stringRules | 'unused-allow' | 'sends-nothing'>, Rule> = {
  'main-heading': mainHeading,
  'heading-order': headingOrder,
  'title-length': titleLength,
  'title-unique': titleUnique,
  'description-missing': descriptionMissing,
  'description-length': descriptionLength,
  'description-unique': descriptionUnique,
  'description-is-title': descriptionIsTitle,
  'orphan-page': orphanPage,
  contrast,
  'vague-link': vagueLink,
  'same-link-text': sameLinkText,
  'empty-list': emptyList,
  'many-sections': manySections,
  'large-file': largeFile,
  'future-date': futureDate,
  'unused-shared': unusedShared,
  'unused-link': unusedLink,
  'unused-fact': unusedFact,
  'unused-gradient': unusedGradient,
  'frame-words': frameWords,
  'editor-help': editorHelp,
}

/** All advice on a site without mistakes, less what the file allows. */
export function lint(context: LintContext): Finding[] {
  const found = new Map<string, Finding[]>(Object.entries(rules).map(([name, rule]) => [name, rule(context)]))
  for (const [name, findings] of onStrings(context)) found.set(name, findings)
  forgetTrees()
  const findings = Object.keys(RULES).flatMap((name) => (found.get(name) ?? []).map((finding) => ({ ...finding, rule: name })))
  // Told before publishing only; but that they are allowed is no mistake at any time.
  const silent = new Set(blockFindings(context.file, context.blocks))
  return applyAllowed(context.file, [...findings, ...silent]).filter((finding) => !silent.has(finding))
}

function onStrings(context: LintContext): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>()
  const judges = Object.entries<StringRule>(stringRules).map(([name, rule]) => {
    const findings: Finding[] = []
    found.set(name, findings)
    return { judge: rule(context), findings }
  })
  visitFile(context.schema, context.file, (text, role, path) => {
    for (const { judge, findings } of judges) for (const finding of judge(text, role, path)) findings.push(finding)
  })
  return found
}
