import { parseTree } from 'jsonc-parser'
import { groupedBy } from '../../parts/groupedBy'
import { matchTrees } from '../../authoring/merge/matchTrees'
import { changeSentences } from '../../site/diagnostics/wording/changes'
import { isObject, type JsonPath, valueAt } from '../../site/text/jsonPath'
import { type Change, changesBetween } from './changes'
import { settingTitle } from './outline'
import { titleOf } from './titleOf'

/** So many sentences say what was changed; what is more is counted. */
const MOST = 5

/** What is different in a later state of a file, a sentence each, as a person would say it: "FAQ: answer 3 changed." */
export function changeWords(before: string, after: string): string[] {
  const [then, now] = [parseTree(before), parseTree(after)]
  if (!then || !now) return []
  const values = { removed: JSON.parse(before) as unknown, other: JSON.parse(after) as unknown }
  const changes = changesBetween(then, now, matchTrees(then, now)).map((change) => ({ ...change, ...nameOf(values[change.what === 'removed' ? 'removed' : 'other'], change) }))
  const groups = [...groupedBy(changes, ({ owner, what, kind }) => `${owner}\n${kind === 'field' ? what : `${kind} ${what}`}`).values()]
  const sentences = groups.map((group) => changeSentences.one(group))
  return sentences.length <= MOST ? sentences : [...sentences.slice(0, MOST), changeSentences.more(sentences.length - MOST)]
}

/** What a change is about: in which part of the site, and what of it. */
export type Named = { owner: string; kind: 'page' | 'section' | 'item' | 'shown' | 'field'; name: string }

function nameOf(value: unknown, { path }: Change): Named {
  const [owner, rest] = ownerOf(value, path)
  const place = path.slice(0, path.length - rest.length)
  if (rest.length === 0) return { owner: '', kind: place[0] === 'pages' ? 'page' : 'item', name: owner }
  if (rest[0] !== 'sections' || rest.length === 1) return { owner, ...fieldOf(rest) }
  const section = valueAt(value, [...place, 'sections', Number(rest[1])])
  const title = sectionTitle(section)
  if (rest.length === 2) return { owner, kind: 'section', name: title }
  return { owner: title === owner ? owner : `${owner} › ${title}`, ...fieldOf(rest.slice(2)) }
}

/** The part of the site that a place lies in, and the way from there. */
function ownerOf(value: unknown, path: JsonPath): [string, JsonPath] {
  const [root, name, index] = path
  const titled = (length: number, usual: string): [string, JsonPath] => [titleIn(valueAt(value, path.slice(0, length))) ?? usual, path.slice(length)]
  if (root === 'pages' && path.length > 1) return titled(2, `Page ${Number(name) + 1}`)
  if (root === 'notFound') return titled(1, 'Page for unknown addresses')
  if (root === 'shared' && path.length > 1) return titled(2, String(name))
  if (root === 'collections' && typeof index === 'number') return titled(3, `${name} ${index + 1}`)
  if (root === 'collections' && index === 'items' && path.length > 3) return titled(4, `${name} ${Number(path[3]) + 1}`)
  if (root === 'site' && path.length > 2) return [settingTitle(String(name)), path.slice(2)]
  return [titleOf(String(root)), path.slice(1)]
}

function titleIn(value: unknown): string | undefined {
  const { title, path, slug, type } = isObject(value) ? value : {}
  return [title, path, slug, type].find((text): text is string => typeof text === 'string' && text !== '')
}

function sectionTitle(section: unknown): string {
  const { title, use, type } = isObject(section) ? section : {}
  return String(title ?? use ?? type ?? 'section')
}

const SHOWN = ['hidden', 'from', 'until']

/** "answer 3" for the answer of the third item; of a list in a list the outer one is named, too. */
export function fieldOf(path: JsonPath): Pick<Named, 'kind' | 'name'> {
  const names = path.filter((key) => typeof key === 'string')
  const last = names.at(-1) ?? ''
  if (path.length === 1 && SHOWN.includes(last)) return { kind: 'shown', name: last }
  const numbers = path.flatMap((key, index) => (typeof key === 'number' ? [{ list: String(path[index - 1]), number: key + 1 }] : []))
  const inner = numbers.at(-1)
  const words = titleOf(typeof path.at(-1) === 'number' ? singular(last) : last).toLowerCase()
  const outer = numbers.slice(0, -1).map(({ list, number }) => ` in ${singular(titleOf(list).toLowerCase())} ${number}`)
  return { kind: 'field', name: `${words}${inner ? ` ${inner.number}` : ''}${outer.join('')}` }
}

const singular = (name: string) => name.replace(/(?<=[a-z])s$/, '')
