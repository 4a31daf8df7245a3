import type { PagesFile, pagesSchema, WrittenFile } from './schema'
import { isObject, type JsonPath, valueAt } from '../text/jsonPath'
import { sectionOwners } from './sectionOwners'
import { isUse } from './schema'
import { type StringFilter, visitStrings } from './walk'

/** Shows every string of the file to `visit` as it is written, fields that a page says differently of a shared section included. */
export function visitFile(schema: ReturnType<typeof pagesSchema>, file: WrittenFile | PagesFile, visit: Parameters<typeof visitStrings>[2], only?: readonly StringFilter[]): void {
  visitStrings(schema, file, visit, only)
  const sectionsSchema = schema.shape.pages.element.shape.sections
  for (const { path: place, owner } of sectionOwners(file)) {
    owner.sections.forEach((entry, index) => {
      const shared = isUse(entry) && entry.with ? file.shared?.[entry.use] : undefined
      if (!isUse(entry) || !shared) return
      visitStrings(
        sectionsSchema,
        [{ ...shared, ...entry.with }],
        (text, role, [, ...path], own) => {
          if (Object.hasOwn(entry.with ?? {}, String(path[0]))) visit(text, role, [...place, 'sections', index, 'with', ...path], own)
        },
        only,
      )
    })
  }
}

/** Whether a place lies in a page or section that is hidden. */
export function isHidden(file: PagesFile, path: JsonPath): boolean {
  return path.some((_, index) => {
    const around = valueAt(file, path.slice(0, index))
    return isObject(around) && around.hidden === true
  })
}

/** A file with nothing on its pages but on those that are looked at; all have their places. */
export function withPagesOnly(file: PagesFile, isLookedAt: (index: number) => boolean): PagesFile {
  return { ...file, pages: file.pages.map((page, index) => (isLookedAt(index) ? page : NOTHING)) }
}

const NOTHING: PagesFile['pages'][number] = { path: '/', title: '', sections: [] }
