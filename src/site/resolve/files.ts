import type { Blocks } from '../../blocks/schemas'
import { filePath, isFileHref, parseFileReference, pathOfAddress, type StoredFile } from '../../parts/storedFile'
import { HOLDS_LINKS, hrefsIn } from '../check/hrefs'
import { isStored, type Media, storedAt } from '../media/media'
import { siteSettings } from '../schema/siteSettings'
import type { Site } from '../schema/site'
import { visitStrings } from '../schema/walk'

/** Returns the files of media/ that pages, bar, foot or redirects of a site lead to, or show, by their path; none of the others is published. */
export function filesOf({ settings, languages, pages, missing, notFound, redirects }: Omit<Site, 'files'>, blocks: Blocks, media: Media | undefined): Record<string, StoredFile> {
  const found: Record<string, StoredFile> = {}
  // To look at every text of a large site takes time.
  if (!media || ![...media.values()].some(isStored)) return found
  const add = (path: string | undefined) => {
    const file = path === undefined ? undefined : storedAt(media, path)
    if (path !== undefined && file) found[path] = file
  }
  const addLinked = (href: string) => add(isFileHref(href) ? filePath(href) : pathOfAddress(href))
  for (const own of languages?.map((language) => language.settings) ?? [settings])
    visitStrings(siteSettings, own, (text, role) => hrefsIn(text, role).forEach(({ href }) => addLinked(href)), HOLDS_LINKS)
  for (const { to } of redirects) addLinked(to)
  for (const { type, props } of [...pages, ...missing, notFound].flatMap(({ sections }) => sections)) {
    const schema = blocks[type]?.schema
    if (!schema) continue
    visitStrings(
      schema,
      props,
      (text, role) => {
        if (role === 'media') add(pathOfAddress(parseFileReference(text).address))
        else for (const { href } of hrefsIn(text, role)) addLinked(href)
      },
      [...HOLDS_LINKS, 'media'],
    )
  }
  return found
}
