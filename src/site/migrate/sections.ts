import { type Fields, isFields } from '../../parts/fieldPath'
import type { Step } from '../../parts/migration'
import type { Path } from '../schemaTree'

/** A section wherever it stands in a file: shared, on a page, on what a page shows in place of an item, on the last page. */
export type PlacedSection = { section: Fields; path: Path }

/** Every section of a file that may have mistakes of any kind, one after the other: of a file that is nothing but sections a list of all would take many times its memory. */
export function* sectionsOf(file: unknown): Generator<PlacedSection> {
  if (!isFields(file)) return
  const shared = isFields(file.shared) ? file.shared : {}
  for (const [name, section] of Object.entries(shared)) if (isFields(section)) yield { section, path: ['shared', name] }
  const owners: [unknown, Path][] = [[file.notFound, ['notFound']]]
  listed(file.pages).forEach((page, index) => {
    owners.push([page, ['pages', index]])
    if (isFields(page)) owners.push([page.missing, ['pages', index, 'missing']])
  })
  for (const [owner, path] of owners) {
    const sections = isFields(owner) ? listed(owner.sections) : []
    for (const [index, section] of sections.entries()) if (isFields(section)) yield { section, path: [...path, 'sections', index] }
  }
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** For the site's own steps: does a step to each section of the file, and to what is given beside the name of a shared one. */
export function everySection(step: Step): Step {
  return {
    what: `everySection(${step.what})`,
    apply: (file) => {
      const changed = structuredClone(file)
      for (const { section, path } of [...sectionsOf(changed)]) putAt(changed, path, 'type' in section ? step.apply(section) : (step.applyToPart ?? step.apply)(section))
      return changed
    },
  }
}

/** For the site's own steps: takes every section of a block that is no longer there out of the file, and what used it. */
export function removeBlock(type: string): Step {
  return {
    what: `removeBlock('${type}')`,
    apply: (file) => {
      const changed = structuredClone(file)
      const gone = Object.entries(isFields(changed.shared) ? changed.shared : {}).flatMap(([name, section]) => (isFields(section) && section.type === type ? [name] : []))
      const isKept = (section: unknown) => !isFields(section) || (section.type !== type && !('use' in section && gone.includes(String(section.use))))
      for (const name of gone) Reflect.deleteProperty(changed.shared as Fields, name)
      for (const owner of [changed.notFound, ...listed(changed.pages), ...listed(changed.pages).map((page) => (isFields(page) ? page.missing : undefined))]) {
        if (isFields(owner) && Array.isArray(owner.sections)) owner.sections = owner.sections.filter(isKept)
      }
      return changed
    },
  }
}

function putAt(file: Fields, path: Path, value: Fields): void {
  const owner = path.slice(0, -1).reduce<unknown>((found, key) => (found as Record<string | number, unknown>)[key], file)
  Object.defineProperty(owner, path.at(-1) ?? '', { value, enumerable: true, configurable: true, writable: true })
}
