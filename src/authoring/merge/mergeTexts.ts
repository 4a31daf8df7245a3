import { getNodePath, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { JsonPath } from '../../site/text/jsonPath'
import { type Composing, composeText } from './composeText'
import { type Clash, mergeTrees, type Side } from './mergeTrees'

/** Three states of a content file: two, and the one that both come from, where that is known. */
export type States = { base?: string | undefined; ours: string; theirs: string }
/** A field for which both have written something else, by its place in "ours", with what each says. */
export type Question = { path: JsonPath; ours: unknown; theirs: unknown; clash: Clash }
/** What one of the two had taken away and the other has changed, by its place in the state that has it. */
export type StillThere = { path: JsonPath; takenBy: Side }
export type MergedFile = { questions: Question[]; kept: StillThere[]; compose: (answer: Composing['answer'], labels?: Composing['labels']) => string }

const MARK = '\ufeff'

/**
 * Puts two states of a content file together by what they mean.
 *
 * @returns what only a person can decide, and what makes the text; undefined where one of the two states is no JSON, has a
 * name twice in one object, of which one would be lost, or letters that could not be read
 */
export function mergeTexts({ base, ours, theirs }: States): MergedFile | undefined {
  const eol = ours.includes('\r\n') ? '\r\n' : '\n'
  const alike = (text: string) => (text.startsWith(MARK) ? text.slice(1) : text).replaceAll(/\r?\n/g, eol)
  const texts = { ours: alike(ours), theirs: alike(theirs) }
  const [here, there] = [treeOf(texts.ours), treeOf(texts.theirs)]
  if (!here || !there) return undefined
  const { merged, clashes, kept } = mergeTrees(base === undefined ? undefined : treeOf(alike(base)), here, there)
  const { offset, length } = here
  return {
    questions: clashes.map((clash) => ({ path: getNodePath(clash.ours), ours: getNodeValue(clash.ours), theirs: getNodeValue(clash.theirs), clash })),
    kept: kept.map(({ node, by }) => ({ path: getNodePath(node), takenBy: by })),
    compose: (answer, labels = { ours: 'ours', theirs: 'theirs' }) =>
      (ours.startsWith(MARK) ? MARK : '') + texts.ours.slice(0, offset) + composeText(merged, { texts, answer, labels }) + texts.ours.slice(offset + length),
  }
}

/** What stands for bytes that are no letters: written again, they would be lost. */
const UNREAD = '\ufffd'

function treeOf(text: string): Node | undefined {
  if (text.includes(UNREAD)) return undefined
  const errors: ParseError[] = []
  const tree = parseTree(text, errors)
  return errors.length > 0 || !tree || hasDouble(tree) ? undefined : tree
}

/** Whether an object in a tree has two fields of one name. By a list of its own: it may be deeper than calls can be nested. */
function hasDouble(tree: Node): boolean {
  const open = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    const { type, children = [] } = node
    if (type === 'object' && new Set(children.map((field) => field.children?.[0]?.value)).size < children.length) return true
    for (const child of children) open.push(child)
  }
  return false
}
