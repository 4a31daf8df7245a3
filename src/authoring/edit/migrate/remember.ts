import type { Blocks } from '../../../blocks/schemas'
import type { Migration } from '../../../parts/migration'
import { migrations } from '../../../site/check/versions/siteMigrations'
import { suggest } from '../../../site/diagnostics/suggest'
import { changeWords, goneWords, type Refusal } from './wording'
import { breakingChanges } from './compare'
import { draftFor, withoutRepeats } from './draft'
import { historyOf, type History, type Lineage, nameIn, retiredNames, SITE } from '../../../site/check/versions/history'
import { fingerprint, type Shape, shapesOf } from './shape'

/** What schema/versions.json remembers of each block, and of the site: the last version, and what could be written in it. */
export type Remembered = Record<string, { version: number; fingerprint: string; shape: Shape }>

/** The text of schema/versions.json: each block in a line of its own. */
export function versionsText(blocks: Blocks, site: readonly Migration[] = migrations): string {
  const history = historyOf(blocks, site)
  const lines = Object.entries(shapesOf(blocks)).map(
    ([name, shape]) => `  ${JSON.stringify(name)}: ${JSON.stringify({ version: history.get(name)?.version ?? 1, fingerprint: fingerprint(shape), shape })}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

/**
 * Compares the blocks with what is remembered of them. A shape may change with a new version, whose step takes old data along;
 * without one only so that all old content is still right.
 *
 * @returns what must not happen; empty when the remembered may be written anew
 */
export function refusals(remembered: Remembered, blocks: Blocks, site: readonly Migration[] = migrations): Refusal[] {
  const history = historyOf(blocks, site)
  const shapes = shapesOf(blocks)
  return [
    ...contradictions(history, blocks),
    ...Object.entries(remembered).flatMap(([name, before]) => {
      const lineage = history.get(name)
      if (!lineage) return goneBlock(name, before, { history, shapes, remembered })
      if (lineage.version > before.version) return []
      const own = { name, version: before.version, ...fileOf(lineage) }
      if (lineage.version < before.version) return [{ ...own, what: [goneWords.steps(before.version, lineage.version)], draft: undefined }]
      const shape = shapes[lineage.name] ?? {}
      const found = fingerprint(shape) === before.fingerprint ? [] : breakingChanges(before.shape, shape)
      return found.length === 0 ? [] : [{ ...own, what: sentences(name, found), draft: draftFor(name, before.version, found, own.isNewFile) }]
    }),
  ]
}

function sentences(name: string, found: ReturnType<typeof breakingChanges>): string[] {
  return withoutRepeats(name, found).map((change) => `${change.inSections ? 'Every section: ' : ''}${changeWords(change)}`)
}

function fileOf({ name, steps }: Pick<Lineage, 'name' | 'steps'>): Pick<Refusal, 'file' | 'isNewFile'> {
  if (name === SITE) return { file: 'src/site/check/versions/siteMigrations.ts', isNewFile: false }
  return { file: `src/blocks/${name}/migrations.ts`, isNewFile: steps.length === 0 }
}

type Now = { history: History; shapes: Record<string, Shape>; remembered: Remembered }

/** A block may go when it got another name, or when a new version of the site says what becomes of its sections. */
function goneBlock(name: string, before: Remembered[string], now: Now): Refusal[] {
  const site = now.history.get(SITE)
  if ((site?.version ?? 1) > (now.remembered[SITE]?.version ?? 1)) return []
  const successor = successorOf(name, before, now)
  const lineage = successor === undefined ? undefined : now.history.get(successor)
  if (!lineage) {
    const draft = draftFor(SITE, site?.version ?? 1, [], false, [{ code: `removeBlock('${name}')`, names: ['removeBlock'] }])
    return [{ name, version: before.version, what: [goneWords.block], ...fileOf({ name: SITE, steps: [] }), draft }]
  }
  const found = breakingChanges(before.shape, now.shapes[lineage.name] ?? {})
  const { file, isNewFile } = fileOf(lineage)
  const rename = { code: `renameBlock('${name}', '${lineage.name}')`, names: ['renameBlock'] }
  return [
    {
      name,
      version: before.version,
      what: [goneWords.renamed(lineage.name), ...sentences(name, found)],
      file,
      isNewFile,
      draft: draftFor(lineage.name, lineage.version, found, isNewFile, [rename]),
    },
  ]
}

/** A block with more than this share of its fields in common with one that went may be the same under another name. */
const KINSHIP = 0.5
/** How much a similar name counts beside that share. */
const NAMESAKE = 0.25

function successorOf(name: string, before: Remembered[string], { history, shapes, remembered }: Now): string | undefined {
  const fresh = Object.keys(shapes).filter((candidate) => !Object.hasOwn(remembered, candidate) && history.has(candidate))
  const scored = fresh.map((candidate) => {
    const shape = shapes[candidate] ?? {}
    const score = fingerprint(shape) === before.fingerprint ? 2 : kinship(before.shape, shape) + (suggest(name, [candidate]) === undefined ? 0 : NAMESAKE)
    return { candidate, score }
  })
  const [best] = scored.toSorted((one, other) => other.score - one.score)
  return best && best.score > KINSHIP ? best.candidate : undefined
}

/** The share of fields that two shapes have in common, from 0 to 1. */
function kinship(one: Shape, other: Shape): number {
  const [own, its] = [Object.keys(one.properties ?? {}), Object.keys(other.properties ?? {})]
  const all = new Set([...own, ...its])
  return all.size === 0 ? 0 : own.filter((field) => its.includes(field)).length / all.size
}

/** Steps and names that do not fit together. */
function contradictions(history: History, blocks: Blocks): Refusal[] {
  const lineages = [...new Set(history.values())]
  return lineages.flatMap((lineage) => {
    const { name, version, steps } = lineage
    const refuse = (what: string): Refusal => ({ name, version, what: [what], ...fileOf(lineage), draft: undefined })
    const lost = steps.flatMap((step, index) =>
      step.flatMap(({ renamed }) =>
        renamed && name !== SITE && renamed.from !== nameIn(lineage, index + 1) ? [refuse(goneWords.otherName(renamed.from, renamed.to, nameIn(lineage, index + 2)))] : [],
      ),
    )
    const owner = name === SITE ? undefined : lineages.find((other) => other !== lineage && retiredNames(other).includes(name))
    return [...lost, ...(owner ? [refuse(goneWords.taken(owner.name))] : []), ...(name === SITE && Object.hasOwn(blocks, SITE) ? [refuse(goneWords.site)] : [])]
  })
}
