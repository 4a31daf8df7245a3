import { isDeepStrictEqual } from 'node:util'
import { parseTree } from 'jsonc-parser'
import type { Blocks } from '../../../blocks/schemas'
import { type Fields, isFields } from '../../../parts/fieldPath'
import type { Migration } from '../../../parts/migration'
import { migrations } from '../../../site/check/versions/siteMigrations'
import type { JsonPath } from '../../../site/text/jsonPath'
import { nodeAt } from '../../../site/text/nodeAt'
import { firstVersion, type History, historyOf, type Lineage, notedVersions, SITE, versionIn } from '../../../site/check/versions/history'
import { type Style, styleOf } from './print'
import { rewrite } from './rewrite'
import { allSections } from '../../../site/schema/sectionOwners'

/** What was done to one block, or to the site: from which version to which, and in how many sections. */
export type Moved = { name: string; from: number; to: number; sections: number }
export type Migrated = { text: string; moved: Moved[] }

/** A step that could not be done: for which part, from which version to which, and where in the file. */
export class StepFailure extends Error {
  constructor(
    /** What the step itself says; undefined where it only stumbled. */
    readonly reason: string | undefined,
    readonly part: string,
    readonly from: number,
    readonly to: number,
    readonly path: JsonPath,
  ) {
    super(reason ?? `A step of ${part} failed.`)
  }
}

/**
 * Takes a file through every step that it has not seen, and notes the versions it then has. What no step changes keeps every
 * byte. Running it again changes nothing.
 *
 * @param text of the file: valid JSON without names that stand twice
 * @returns the new text, equal to the old one when there is nothing to do, and what was done
 * @throws StepFailure where a step cannot be done
 */
export function migrate(text: string, blocks: Blocks, site: readonly Migration[] = migrations): Migrated {
  const noted = notedVersions(JSON.parse(text))
  if (!noted) return { text, moved: [] }
  const history = historyOf(blocks, site)
  const style = styleOf(text)
  const ofSite = pending(noted, history, SITE)
  const afterSite = ofSite ? guarded({ ...ofSite, path: [] }, () => through(text, ofSite, style)) : text
  const { text: afterSections, moved } = migrateSections(afterSite, noted, history, style)
  const all = ofSite ? [{ name: SITE, from: ofSite.from, to: ofSite.lineage.version, sections: 0 }, ...moved] : moved
  return { text: noteVersions(afterSections, noted, history, style), moved: all }
}

/** Steps that are still to be done: those after version `from`. */
type Pending = { lineage: Lineage; from: number }

function pending(noted: Record<string, number>, history: History, name: string): Pending | undefined {
  const lineage = history.get(name)
  if (!lineage) return undefined
  const from = versionIn(noted, lineage, name)
  return from < lineage.version ? { lineage, from } : undefined
}

function guarded({ lineage, from, path }: Pick<TextRange, 'lineage' | 'from' | 'path'>, run: () => string): string {
  try {
    return run()
  } catch (error) {
    // The words of a TypeError are of no use to an author.
    const reason = error instanceof Error && error.constructor === Error ? error.message : undefined
    throw new StepFailure(reason, lineage.name, from, lineage.version, path)
  }
}

/** The text of a value, step by step: each is written before the next, so that none hides what another kept. */
function through(text: string, { lineage, from }: Pending, style: Style): string {
  let value = JSON.parse(text) as Fields
  return lineage.steps
    .slice(from - 1)
    .flat()
    .reduce((now, step) => {
      const next = applied(step.apply, value)
      const written = isDeepStrictEqual(next, value) ? now : rewrite(now, next, style)
      value = next
      return written
    }, text)
}

/** What a step makes of data, as JSON can say it: a field that is undefined is none. The data itself stays as it is. */
function applied(apply: (data: Fields) => unknown, data: Fields): Fields {
  const next = apply(structuredClone(data))
  if (!isFields(next)) throw new Error('the step returned no entry')
  return JSON.parse(JSON.stringify(next)) as Fields
}

/** A range of the file that steps change: a section, or what a page says differently of a shared one. */
type TextRange = Pending & { offset: number; length: number; path: JsonPath; type: string; shared?: Fields }

function migrateSections(text: string, noted: Record<string, number>, history: History, style: Style): Migrated {
  const counts = new Map<string, Moved>()
  const parts: string[] = []
  let end = 0
  for (const range of stretchesOf(text, noted, history)) {
    const { offset, length, type, lineage, from, shared } = range
    const old = text.slice(offset, offset + length)
    parts.push(
      text.slice(end, offset),
      guarded(range, () => (shared ? partThrough(old, shared, range, style) : through(old, range, style))),
    )
    end = offset + length
    const count = counts.get(type) ?? { name: type, from, to: lineage.version, sections: 0 }
    counts.set(type, { ...count, sections: count.sections + 1 })
  }
  return { text: parts.join('') + text.slice(end), moved: [...counts.values()] }
}

function stretchesOf(text: string, noted: Record<string, number>, history: History): TextRange[] {
  const file = JSON.parse(text) as Fields
  const tree = parseTree(text)
  const stretches = [...allSections(file)].flatMap(({ section, path }): TextRange[] => {
    const shared = sharedBy(file, section)
    const { type } = shared ?? section
    const node = tree && nodeAt(tree, shared ? [...path, 'with'] : path)
    const found = typeof type !== 'string' || type === SITE ? undefined : pending(noted, history, type)
    return node && found && typeof type === 'string' ? [{ ...found, type, path, offset: node.offset, length: node.length, ...(shared && { shared }) }] : []
  })
  return stretches.sort((one, other) => one.offset - other.offset)
}

/** The shared section of which a place on a page says some fields differently. */
function sharedBy(file: Fields, { use, with: fields }: Fields): Fields | undefined {
  if (typeof use !== 'string' || !isFields(fields) || !isFields(file.shared) || !Object.hasOwn(file.shared, use)) return undefined
  const shared = file.shared[use]
  return isFields(shared) ? shared : undefined
}

/** The fields that a page says differently, step by step beside the section that they belong to. */
function partThrough(text: string, shared: Fields, { lineage, from }: Pending, style: Style): string {
  let whole = shared
  return lineage.steps
    .slice(from - 1)
    .flat()
    .reduce((now, step) => {
      const part = JSON.parse(now) as Fields
      const next = applied(step.apply, whole)
      const changed = step.applyToPart ? applied(step.applyToPart, part) : different(part, applied(step.apply, { ...whole, ...part }), next)
      whole = next
      return rewrite(now, changed, style)
    }, text)
}

/** What must be said differently, so that the shared section together with it is what it shall be. */
function different(part: Fields, wanted: Fields, shared: Fields): Fields {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => Object.hasOwn(part, name) || !isDeepStrictEqual(value, shared[name])))
}

/**
 * Notes every version above the first, also of blocks that the file does not use: a section that is added later is then taken
 * for what it is. Old names go; a version that is newer than the program stays.
 */
function noteVersions(text: string, noted: Record<string, number>, history: History, style: Style): string {
  const file = JSON.parse(text) as Fields
  const kept = Object.entries(noted).filter(([name]) => (history.get(name)?.name ?? name) === name)
  const versions = new Map(kept)
  for (const lineage of new Set(history.values())) {
    const { name, version } = lineage
    const old = versions.get(name) ?? firstVersion(lineage, name)
    if (old < version) versions.set(name, version)
  }
  if (versions.size === 0) return text
  const { $schema, versions: _old, ...rest } = file
  const isNew = !isFields(file.versions)
  const stamped = isNew ? { ...('$schema' in file && { $schema }), versions: Object.fromEntries(versions), ...rest } : { ...file, versions: Object.fromEntries(versions) }
  return rewrite(text, stamped, style)
}
