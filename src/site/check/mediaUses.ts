import type { Role } from '../../parts/role'
import { filePath, isFileHref } from '../../parts/storedFile'
import type { FileSchema } from '../schema/composed'
import type { PagesFile, WrittenFile } from '../schema/schema'
import type { Schema } from '../schema/schemaTree'
import { visitFile } from '../schema/visitFile'
import type { JsonPath } from '../text/jsonPath'
import type { TextRange } from '../text/location'
import { HOLDS_LINKS, hrefsIn } from './hrefs'
import { nearMarkdownIn } from './nearMarkdown'
import { HOLDS_PICTURES, holdsPictures, picturesIn } from './textPictures'

/** Where a file of media/ is used: its path with composed letters, the place in the file, and of a longer text the part of it that stands for the path. */
export type MediaUse = {
  path: string
  place: JsonPath
  within?: TextRange | undefined
  /** What is written there for a file of another name. */
  rewritten: (path: string) => string
}

const SAME = (path: string) => path

/** The sorts of strings that may name files of media/. */
const NAMES_FILES = ['media', ...HOLDS_PICTURES, ...HOLDS_LINKS] as const

/** Returns all uses of files of media/ in a content file, whether or not there are such files. */
export function mediaUses(schema: FileSchema, file: WrittenFile | PagesFile): MediaUse[] {
  const found: MediaUse[] = []
  visitFile(schema, file, (text, role, place, own) => usesIn(text, role, place, own).forEach((use) => found.push(use)), NAMES_FILES)
  return found
}

/** Returns the uses of files of media/ in one string: as a picture or another file, in a running text, or as what a link leads to. */
export function usesIn(text: string, role: Role | undefined, place: JsonPath, schema: Schema): MediaUse[] {
  const own = role === 'media' ? [{ path: text, place, rewritten: SAME }] : []
  const inText = role === 'html' ? (path: string) => `src="${path}"` : (path: string) => (/[\s()]/.test(path) ? `<${path}>` : path)
  const pictures = holdsPictures(role, schema) ? picturesIn(text, role).map(({ path, address }) => ({ path, place, within: address, rewritten: inText })) : []
  const links = hrefsIn(text, role)
    .filter(({ href }) => isFileHref(href))
    .map(({ href, within }) => ({ path: filePath(href), place, within, rewritten: (path: string) => path + (/#.*$/s.exec(href)?.[0] ?? '') }))
  // With a space in its address a link is none; once its file has another name it will be one.
  const near =
    role === 'richText'
      ? nearMarkdownIn(text).flatMap(({ address }) =>
          address ? [{ path: text.slice(address.start, address.start + address.length).trim(), place, within: address, rewritten: inText }] : [],
        )
      : []
  return [...own, ...pictures, ...links, ...near].filter(({ path }) => isFileHref(path)).map((use) => ({ ...use, path: use.path.normalize('NFC') }))
}
