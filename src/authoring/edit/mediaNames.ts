import { parseTree } from 'jsonc-parser'
import type { Blocks } from '../../blocks/schemas'
import { mediaUses } from '../../site/check/mediaUses'
import { plainLetters } from '../../parts/slugOf'
import { schemaOf } from '../../site/schema/composed'
import { schemaWith } from '../../site/schema/itemFields'
import type { WrittenFile } from '../../site/schema/schema'
import { applyEdits } from '../../site/text/edits'
import { rangeOf } from '../../site/text/position'

/** A file of media/ that gets another name; both are paths as an author writes them. */
export type Renaming = { from: string; to: string }

/** A name in another script, with the number behind it that tells it from others. */
const NUMBERED = /^(.*\p{L}.*?)(?:-\d+)+$/su

/** A path in small letters, digits, hyphens and dots, which means the same on every disk and in every address; a part that has none of them stays, numbered or not. */
export function plainPath(path: string): string {
  return path
    .normalize('NFC')
    .split('/')
    .map((part) => plainPart(part))
    .join('/')
}

function plainPart(part: string): string {
  const [, name = part, ending = ''] = /^(.+?)(\.\w+)?$/s.exec(part) ?? []
  const [, unnumbered = name] = NUMBERED.exec(name) ?? []
  return (lettersOf(unnumbered) === '' ? name : lettersOf(name)) + ending.toLowerCase()
}

/** What is left of a name where there is only a to z, digits and hyphens. */
function lettersOf(name: string): string {
  return plainLetters(name)
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/**
 * Returns which files of media/ should be called otherwise, each by a name that no other has, or that a copy of it has: one that
 * was killed while it renamed has left both.
 *
 * @param isCopy whether two files hold the same
 */
export function renamingsOf(paths: readonly string[], isCopy: (from: string, to: string) => boolean = () => false): Renaming[] {
  const isPlain = (path: string) => plainPath(path) === path
  // A file without an ending may be called as a folder is.
  const there = new Set(paths.filter(isPlain))
  const taken = new Set([...there, ...paths.flatMap((path) => foldersOf(plainPath(path)))])
  return paths
    .filter((path) => !isPlain(path))
    .map((from) => {
      const plain = plainPath(from)
      const to = there.has(plain) && isCopy(from, plain) ? plain : freePath(plain, taken)
      taken.add(to)
      return { from, to }
    })
    .filter(({ from, to }) => from !== to)
}

/** The folders that a path leads through: "media/a" and "media" for "media/a/b.jpg". */
function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** The path, or with a number behind its name where it is taken. */
export function freePath(path: string, taken: ReadonlySet<string>): string {
  const [, name = path, ending = ''] = /^(.*?)(\.\w+)?$/s.exec(path) ?? []
  for (let count = 1; ; count++) {
    // Of some names, such as "!", a number leaves nothing but itself.
    const next = count === 1 ? path : plainPath(`${name}-${count}${ending}`)
    if (!taken.has(next)) return next
  }
}

/**
 * Changes the names of files of media/ where a content file uses them, and nothing else. A path that differs from that of a file
 * in capital letters alone means that file.
 *
 * @param text of a file that is valid, and `value`, which it holds
 */
export function renameInText(text: string, value: WrittenFile, blocks: Blocks, renamings: readonly Renaming[], paths: readonly string[]): string {
  const to = new Map(renamings.map((renaming) => [renaming.from, renaming.to]))
  const bySmall = new Map(paths.map((path) => [path.toLowerCase(), path]))
  const tree = parseTree(text)
  const edits = mediaUses(schemaWith(schemaOf(blocks), value.collections), value).flatMap(({ path, place, within, rewritten }) => {
    const meant = paths.includes(path) ? path : bySmall.get(path.toLowerCase())
    const next = meant === undefined ? undefined : (to.get(meant) ?? meant)
    if (next === undefined || next === path) return []
    const { offset, length } = rangeOf({ path: place, on: 'value', within }, tree, text)
    const written = JSON.stringify(rewritten(next))
    return [{ offset, length, by: within ? written.slice(1, -1) : written }]
  })
  return applyEdits(text, edits)
}
