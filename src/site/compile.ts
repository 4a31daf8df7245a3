import { basename, dirname } from 'node:path'
import type { Blocks } from '../blocks/schemas'
import { type Bodies, bodiesIn } from './bodies/bodies'
import { withBodies } from './bodies/withBodies'
import { checkFile } from './check/checkFile'
import { atOrigin } from './check/origin'
import { gatherForeign } from './check/gatherForeign'
import { gatherMissing } from './check/gatherMissing'
import { gatherNested } from './check/gatherNested'
import { gatherRenamed } from './check/renamed'
import { onlyChanged, type SiteMap, type Unchanged } from './check/siteMap'
import { validate } from './check/validate'
import { codeOf, message } from './diagnostics/catalogue'
import { atOffset, type Finding, moved, type Problem } from './diagnostics/diagnostic'
import { locate } from './diagnostics/locate'
import { fileReason } from './diagnostics/wording/files'
import { expandFile } from './expand/expandFile'
import { checkAllowances } from './lint/allowed'
import type { KeptAdvice } from './lint/kept'
import { type Before, lint } from './lint/lint'
import { prepublish } from './lint/prepublish'
import type { LintSource } from './lint/rule'
import type { Media } from './media/media'
import { readAll, type Whole } from './read/include/readAll'
import { readWhole } from './read/include/readWhole'
import { asking } from './resolve/asking'
import { type Resolved, resolveSite } from './resolve/resolveSite'
import { type FileSchema, schemaOf } from './schema/composed'
import { plainFile, schemaWith, writtenPlace } from './schema/itemFields'
import type { PagesFile, WrittenFile } from './schema/schema'
import type { Site } from './schema/site'
import type { JsonPath } from './text/jsonPath'
import { lineFinder } from './text/position'

export type CompileOptions = {
  /** Whether to give advice, too: it takes longer than all else, and who only wants to see the page does without. */
  advice?: boolean
  /** Whether to tell what must not go live. */
  publish?: boolean
  /** The day or moment the site is made for, as an author writes it: now, unless given. */
  at?: string | undefined
  /** How "$schema" is written in this file; without it advice says nothing of that. */
  schemaRef?: string | undefined
  /** What lies in the folder media/; without it pictures are taken for granted. */
  media?: Media | undefined
  /** What reads the files with the bodies of items; without it they are taken for granted. */
  bodies?: Bodies | undefined
}

/** `problems` stop a build; `advice` does not. There are at least as many more of them as `untold` says. */
export type Compiled = ({ site: Site; problems: []; advice: Problem[] } | { site: undefined; problems: Problem[]; advice: [] }) & { untold: number }

/** The site that a value stands for, of no use when there are mistakes; and what was found: mistakes, or else advice. */
export type Findings = { site: Site | undefined; findings: Finding[]; made?: Made | undefined }

/**
 * What a site is made with that pages of it which change may be compiled by alone: what is absent by its places in the file as the rest
 * of the line has it, and of advice, where it was asked for, what is kept.
 */
export type Made = { map: SiteMap; advice?: KeptAdvice | undefined } & Pick<Resolved, 'counts'> & Pick<Site, 'absent'>

/** Most mistakes that are kept: each takes memory. */
const MOST_FINDINGS = 5_000
/** Most problems that are given a place: finding it takes time, and nobody reads more. */
const MOST_PROBLEMS = 500

/**
 * The line itself: read → validate → expand → check → resolve → lint.
 *
 * @param bytes of a content file, or as `readWhole` has those of several
 * @param file name of the file, for its problems
 * @returns the site when there is no problem, else the problems in the order of their place
 */
export const compile = (bytes: Uint8Array, file: string, blocks: Blocks, options: CompileOptions = {}): Compiled => compiledOf(readAll(bytes, file), file, blocks, options).compiled

/** What `compile` returns for a content that was read, and what else came of it where there are no mistakes. */
export function compiledOf(source: Whole, file: string, blocks: Blocks, options: CompileOptions): { compiled: Compiled; made?: Made | undefined } {
  const found = source.findings.length > 0 ? { site: undefined, findings: source.findings } : compileValue(source, blocks, options)
  const compiled = told(source, file, found)
  return compiled.site ? { compiled, made: found.made } : { compiled }
}

/** What was found, with its places in the words of the file. */
export function told(source: Whole, file: string, { site, findings }: Findings): Compiled {
  const all = gatherMissing(gatherForeign(gatherNested(gatherRenamed(unique(findings)))))
  const found = all.length > 0 ? located(all.slice(0, MOST_PROBLEMS), source, file) : []
  const untold = source.untold + Math.max(0, all.length - MOST_PROBLEMS)
  const problems = found.filter(({ severity }) => severity === 'error')
  return site && problems.length === 0 ? { site, problems: [], advice: found, untold } : { site: undefined, problems, advice: [], untold }
}

function located(findings: readonly Finding[], source: Whole, file: string): Problem[] {
  const part = source.around?.(findings.map(({ location }) => location))
  return locate(findings, part ? { file, value: source.value, ...part } : { file, ...source })
}

/**
 * Makes a site of a value that was read from a text.
 *
 * @param unchanged where only some pages have to be compiled: all others have no sections, and are none of the site's
 */
export function compileValue(source: Pick<Whole, 'text' | 'value' | 'origins' | 'size' | 'around'>, blocks: Blocks, options: CompileOptions, unchanged?: Unchanged): Findings {
  const { value } = source
  // All others were valid.
  const invalid = validate(schemaOf(blocks), unchanged ? onlyChanged(value, unchanged) : value, blocks)
  if (invalid.length > 0) return { site: undefined, findings: invalid }
  // The schema has just accepted it.
  const { missing, place, ...plain } = plainOf(value as WrittenFile, blocks, options.bodies)
  const { site, findings, made } = compilePlain({ source, ...plain, blocks, media: options.media, unchanged }, options.at)
  const isFaulty = findings.length + missing.length > 0
  const judged = isFaulty || !site ? { findings } : judgePlain({ source, ...plain, blocks, site }, options)
  return {
    site: site && written(site, (path) => writtenPlace(plain.file, path)),
    made: made && { ...made, ...(judged.kept && { advice: judged.kept }) },
    findings: [...missing, ...judged.findings.map(place)],
  }
}

/**
 * What is to be told of a site that was compiled from a value.
 *
 * @param before of the advice that is known, what has not changed
 */
export function judge(source: Pick<Whole, 'text' | 'value' | 'size' | 'around'>, site: Site, { absent }: Made, blocks: Blocks, options: CompileOptions, before?: Before): Judged {
  // Without mistakes, or there were no site.
  const { place, ...plain } = plainOf(source.value as WrittenFile, blocks, options.bodies)
  const { findings, kept } = judgePlain({ source, ...plain, blocks, site: { ...site, absent } }, options, before)
  return { findings: findings.map(place), kept }
}

/** What is told, and of advice what is kept. */
type Judged = { findings: Finding[]; kept?: KeptAdvice | undefined }
type Plainly = { source: LintSource; file: PagesFile; schema: FileSchema; blocks: Blocks; site: Site }

/** What keeps a site from going live, where that is asked for, or else advice. */
function judgePlain({ source, ...rest }: Plainly, { advice, publish, schemaRef, media }: CompileOptions, before?: Before): Judged {
  const findings = publish ? prepublish(rest) : []
  return findings.length > 0 || !advice ? { findings } : lint({ source, ...rest, schemaRef, media }, before)
}

/** A file as the rest of the line has it, what is missing in the files of its items, and how a finding comes to the place where that is written. */
function plainOf(value: WrittenFile, blocks: Blocks, bodies: Bodies | undefined) {
  const missing: Finding[] = []
  const { file, place } = withBodies(plainFile(value), bodies, (finding) => missing.push(finding))
  const back = (finding: Finding) => moved(place(atOrigin(value, finding)), (path) => writtenPlace(file, path))
  return { file, schema: schemaWith(schemaOf(blocks), value.collections), missing: missing.map(back), place: back }
}

/** A site that says of what is not there at this time, and of the next change, where they are written. */
function written(site: Site, place: (path: JsonPath) => JsonPath): Site {
  const { absent, nextChange } = site
  return {
    ...site,
    ...(absent && { absent: absent.map((page) => ({ ...page, source: place(page.source) })) }),
    ...(nextChange && { nextChange: { ...nextChange, source: place(nextChange.source) } }),
  }
}

type Plain = { source: Pick<Whole, 'text' | 'origins'>; file: PagesFile; schema: FileSchema; blocks: Blocks; media: Media | undefined; unchanged: Unchanged | undefined }

/** Makes a site of a file whose shape is right. */
function compilePlain({ source, file, schema, blocks, media, unchanged }: Plain, at: string | undefined): Findings {
  const findings: Finding[] = []
  const report = (finding: Finding) => void (findings.length < MOST_FINDINGS && findings.push(finding))
  const expanded = expandFile(file, schema, at, report, asking(blocks, report))
  const map = checkFile({ lineOf: lineFinder(source), file, schema, media, unchanged }, expanded, report)
  checkAllowances(file, blocks, report)
  const { site, counts } = resolveSite({ file, schema, blocks, media, unchanged }, expanded, report)
  return { site, findings, made: findings.length === 0 && map ? { map, counts, absent: site.absent } : undefined }
}

/**
 * Returns what `compile` does for the file at a path, named in problems by the last part of it; one that cannot be read gives one problem.
 *
 * @param compiled what compiles its bytes
 */
export function compileFile(path: string, blocks: Blocks, options: CompileOptions = {}, compiled = compile): Compiled {
  const file = basename(path)
  const bodies = options.bodies ?? bodiesIn(dirname(path))
  let bytes: Uint8Array
  try {
    bytes = readWhole(path)
  } catch (error) {
    const reason = fileReason(error) ?? String(error)
    return { site: undefined, problems: locate([atOffset(0, 0, message('missingFile', { reason }))], { file, text: '', value: undefined }), advice: [], untold: 0 }
  }
  return compiled(bytes, file, blocks, { ...options, bodies })
}

/** A mistake in a template or a shared section is met once for each page made from it, and told once. */
function unique(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ location, message: found }) => {
    const { words } = found
    const key = JSON.stringify([location, codeOf(found), 'name' in words && words.name, 'field' in words && words.field])
    return !seen.has(key) && seen.add(key)
  })
}
