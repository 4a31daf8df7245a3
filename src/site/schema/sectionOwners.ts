import { isObject, type JsonPath } from '../text/jsonPath'
import type { PageEntry, PagesFile, WrittenFile } from './schema'

/** What has a list of sections, and where it stands: a page, what it shows in place of an item, or the page for unknown addresses. */
export type SectionOwner<Owner = Record<string, unknown>> = { path: JsonPath; owner: Owner }

type Owner = Pick<PageEntry, 'sections' | 'title' | 'hidden' | 'allow'>

/** Every list of sections of a file, in the order of their pages; of a value that is no valid file, as many as can be made out. */
export function sectionOwners(file: PagesFile | WrittenFile): SectionOwner<Owner>[]
export function sectionOwners(file: unknown): SectionOwner[]
export function sectionOwners(file: unknown): SectionOwner[] {
  if (!isObject(file)) return []
  const pages = Array.isArray(file.pages) ? file.pages : []
  const places = pages.flatMap((page: unknown, index): [unknown, JsonPath][] => [
    [page, ['pages', index]],
    [isObject(page) ? page.missing : undefined, ['pages', index, 'missing']],
  ])
  return [...places, [file.notFound, ['notFound']] as const].flatMap(([owner, path]) => (isObject(owner) ? [{ path, owner }] : []))
}

/** The sections in a list that may be none. */
export function sectionsIn(owner: Record<string, unknown>): readonly unknown[] {
  return Array.isArray(owner.sections) ? owner.sections : []
}

/**
 * Every section of a file wherever it stands, the shared ones first, one after the other: of a file that is nothing but sections
 * a list of all would take many times its memory. Of a value that is no valid file, as many as can be made out.
 */
export function* allSections(file: unknown): Generator<{ section: Record<string, unknown>; path: JsonPath }> {
  const shared = isObject(file) && isObject(file.shared) ? file.shared : {}
  for (const [name, section] of Object.entries(shared)) if (isObject(section)) yield { section, path: ['shared', name] }
  for (const { owner, path } of sectionOwners(file)) {
    for (const [index, section] of sectionsIn(owner).entries()) if (isObject(section)) yield { section, path: [...path, 'sections', index] }
  }
}
