import { type Fields, isFields } from '../../../parts/fieldPath'
import type { Step } from '../../../parts/migration'
import { allSections, sectionOwners, sectionsIn } from '../../schema/sectionOwners'
import type { JsonPath } from '../../text/jsonPath'

/** For the site's own steps: does a step to each section of the file, and to what is given beside the name of a shared one. */
export function everySection(step: Step): Step {
  return {
    what: `everySection(${step.what})`,
    apply: (file) => {
      const changed = structuredClone(file)
      for (const { section, path } of [...allSections(changed)]) putAt(changed, path, 'type' in section ? step.apply(section) : (step.applyToPart ?? step.apply)(section))
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
      for (const { owner } of sectionOwners(changed)) owner.sections = sectionsIn(owner).filter(isKept)
      return changed
    },
  }
}

function putAt(file: Fields, path: JsonPath, value: Fields): void {
  const owner = path.slice(0, -1).reduce<unknown>((found, key) => (found as Record<string | number, unknown>)[key], file)
  Object.defineProperty(owner, path.at(-1) ?? '', { value, enumerable: true, configurable: true, writable: true })
}
