import { basename, dirname, join } from 'node:path'
import { findNodeAtOffset, getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { matchTrees } from '../../authoring/merge/matchTrees'
import { readAll, type Whole } from '../../site/read/include/readAll'
import { read } from '../../site/read/read'
import type { JsonPath } from '../../site/text/jsonPath'
import { nodeAt } from '../../site/text/nodeAt'
import type { VersionLine } from '../types'
import { changesBetween } from './changes'
import { fieldOf } from './changeWords'
import { commitsOf, fileAt } from './git'

/** Larger files take seconds to be compared once, and here it would be for each state. */
const LARGEST = 2 * 1024 * 1024

/** The earlier states of a part of the file that git knows and that are other than the one before, the latest first, each with what is different now. */
export async function versionsOf(path: string, now: Buffer, place: JsonPath): Promise<VersionLine[]> {
  const found = now.length > LARGEST ? undefined : partIn(path, readAll(now, basename(path)), place)
  if (!found) return []
  const { file, tree, part } = found
  const lines: VersionLine[] = []
  let last = JSON.stringify(getNodeValue(part))
  for (const commit of await commitsOf(file)) {
    const bytes = await fileAt(file, commit)
    const { text, value } = bytes ? read(bytes) : { text: '', value: undefined }
    const before = value === undefined || text.length > LARGEST ? undefined : parseTree(text)
    const match = before && matchTrees(before, tree)
    const then = match?.before.get(part)
    if (!match || !then) continue
    const written = JSON.stringify(getNodeValue(then))
    if (written === last) continue
    last = written
    const texts = changesBetween(then, part, match).map(({ what, path: where, before: was, after }) => {
      const own = where.slice(what === 'removed' ? pathLength(then) : pathLength(part))
      return { where: own.length > 0 ? fieldOf(own).name : '', then: was, now: after, isMoved: what === 'moved' }
    })
    if (texts.length > 0) lines.push({ ...commit, value: getNodeValue(then), texts })
  }
  return lines
}

/** A part of the content in the file that holds it. */
function partIn(path: string, { text, origins }: Whole, place: JsonPath): { file: string; tree: Node; part: Node } | undefined {
  const tree = parseTree(text)
  const part = tree && nodeAt(tree, place)
  const origin = part && origins?.(part.offset)
  if (!origin) return part && { file: path, tree, part }
  const own = parseTree(origin.text)
  const found = own && findNodeAtOffset(own, origin.offset)
  return found && { file: join(dirname(path), origin.file), tree: own, part: found }
}

/** How many steps lead to a node. */
function pathLength(node: Node): number {
  let length = 0
  for (let around = node.parent; around; around = around.parent) if (around.type !== 'property') length++
  return length
}
