import type { Blocks } from '../../../blocks/schemas'
import { isFields } from '../../../parts/fieldPath'
import type { Migration, Step } from '../../../parts/migration'

/** The name under which a file notes the version of everything that is no block. */
export const SITE = 'site'

/** How one block, or the site, came to be what it is. */
export type Lineage = {
  /** Its name now. */
  name: string
  /** Its version now; without any step it is 1. */
  version: number
  /** The steps that lead from version n to n + 1 stand at n - 1. */
  steps: readonly (readonly Step[])[]
}

/** Lineages by every name that a file may use: those of today, and those that blocks had once. */
export type History = ReadonlyMap<string, Lineage>

/** Collects the steps of all blocks and of the site. A name that a block has today is never an old name of another. */
export function historyOf(blocks: Blocks, site: readonly Migration[]): History {
  const lineages = Object.entries(blocks).map(([name, { migrations = [] }]) => lineageOf(name, migrations))
  const retired = lineages.flatMap((lineage) => retiredNames(lineage).map((name) => [name, lineage] as const))
  return new Map([...retired, ...lineages.map((lineage) => [lineage.name, lineage] as const), [SITE, lineageOf(SITE, site)]])
}

export function lineageOf(name: string, migrations: readonly Migration[]): Lineage {
  return { name, version: 1 + migrations.length, steps: migrations.map((step) => ('apply' in step ? [step] : step)) }
}

/** What the block was called in a version. */
export function nameIn({ name, steps }: Lineage, version: number): string {
  const later = steps
    .slice(Math.max(0, version - 1))
    .flat()
    .reverse()
  return later.reduce((now, { renamed }) => (renamed?.to === now ? renamed.from : now), name)
}

/** The names that a block had and has no more. */
export function retiredNames(lineage: Lineage): string[] {
  const names = lineage.steps.map((_, index) => nameIn(lineage, index + 1))
  return [...new Set(names)].filter((name) => name !== lineage.name)
}

/** The first version in which a block had a name: what a file means that uses the name and notes no version. */
export function firstVersion(lineage: Lineage, name: string): number {
  const found = lineage.steps.findIndex((_, index) => nameIn(lineage, index + 1) === name)
  return found < 0 ? lineage.version : found + 1
}

/** The version of a block that a file was written for. */
export function versionIn(noted: Readonly<Record<string, number>>, lineage: Lineage, name: string): number {
  return Object.hasOwn(noted, name) ? (noted[name] ?? 1) : firstVersion(lineage, name)
}

/** The versions that a file notes; undefined when they are not written as they must be. */
export function notedVersions(file: unknown): Record<string, number> | undefined {
  const noted = isFields(file) && Object.hasOwn(file, 'versions') ? file.versions : {}
  if (!isFields(noted) || !Object.values(noted).every((version) => Number.isInteger(version) && Number(version) >= 1)) return undefined
  return Object.fromEntries(Object.entries(noted).map(([name, version]) => [name, Number(version)]))
}
