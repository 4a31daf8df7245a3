import type { PagesFile, pagesSchema } from './schema'
import { isObject, type JsonPath, valueAt } from '../text/jsonPath'
import { isUse } from '../expand/shared'
import { type Sort, visitStrings } from './walk'

/** Shows every string of the file to `visit` as it is written, fields that a page says differently of a shared section included. */
export function visitFile(schema: ReturnType<typeof pagesSchema>, file: PagesFile, visit: Parameters<typeof visitStrings>[2], only?: readonly Sort[]): void {
  visitStrings(schema, file, visit, only)
  const sectionsSchema = schema.shape.pages.element.shape.sections
  for (const [place, { sections }] of listsOf(file)) {
    sections.forEach((entry, index) => {
      const shared = isUse(entry) && entry.with ? file.shared?.[entry.use] : undefined
      if (!isUse(entry) || !shared) return
      visitStrings(sectionsSchema, [{ ...shared, ...entry.with }], (text, role, [, ...path], own) => {
        if (Object.hasOwn(entry.with ?? {}, String(path[0]))) visit(text, role, [...place, 'sections', index, 'with', ...path], own)
      }, only)
    })
  }
}

/** Every list of sections, with the page or part of a page that has it. */
export function listsOf(file: PagesFile): [JsonPath, Pick<PagesFile['notFound'], 'sections'>][] {
  const pages = file.pages.flatMap((page, index): [JsonPath, Pick<PagesFile['notFound'], 'sections'>][] => {
    const place: JsonPath = ['pages', index]
    return [[place, page], ...(page.missing ? [[[...place, 'missing'], page.missing] as [JsonPath, typeof page.missing]] : [])]
  })
  return [...pages, [['notFound'], file.notFound]]
}

/** Whether a place lies in a page or section that is hidden. */
export function isHidden(file: PagesFile, path: JsonPath): boolean {
  return path.some((_, index) => {
    const around = valueAt(file, path.slice(0, index))
    return isObject(around) && around.hidden === true
  })
}
