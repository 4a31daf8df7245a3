import type { Node } from 'jsonc-parser'
import type { Message } from './catalogue'
import type { FileRange } from '../text/location'
import { nodeAt } from '../text/nodeAt'
import { rangeOf } from '../text/position'
import { removeEdit } from '../text/removeEdits'
import type { Finding } from './diagnostic'
import { freeSlugs } from './freeSlugs'
import { gathered, joined, listed, type Repair, unnested } from './reshape'
import { movedFields } from './rootFields'
import { otherBlock } from './otherBlocks'
import { isBookkeeping } from './bookkeeping'
import { isOtherName } from './otherNames'
import { editDistance, shortened } from './suggest'
import { valueAt } from '../text/jsonPath'

type Words<Name> = Extract<Message, { name: Name }>['words']
type Source = { text: string; value: unknown }

/** The repair of a finding in a file that can be read; undefined where only its author can know what is right. */
export function repairOf(finding: Finding, tree: Node | undefined, { text, value }: Source): Repair | undefined {
  const { message, location } = finding
  if (!('path' in location)) return undefined
  if (finding.whole !== undefined) return rewrittenWhole(tree && nodeAt(tree, location.path), finding.whole, text)
  if (finding.instead !== undefined) return rewritten(rangeOf(location, tree, text), finding.instead, text)
  if (message.name === 'doubleSlug') {
    const items = valueAt(value, location.path.slice(0, -2))
    const free = Array.isArray(items) ? freeSlugs(items)[Number(location.path.at(-2))] : undefined
    return free === undefined ? undefined : replaced(finding, tree, text, message.words.slug, free)
  }
  if (message.name === 'doubleId') return text.includes(`#${message.words.id}`) ? undefined : replaced(finding, tree, text, message.words.id, freeId(message.words.id, text))
  const node = tree && nodeAt(tree, location.path)
  if (message.name === 'fieldElsewhere') return tree && movedFields(message.words, tree, text)
  if (message.name === 'nested') return node && unnested(node, text)
  if (message.name === 'apart') return message.words.isGuess ? undefined : node?.parent?.parent && joined(message.words, node.parent.parent)
  if (message.name === 'flat') return node && gathered(message.words, node, text)
  if (message.name === 'wrongKind') return node && madeRight(message.words, node, text)
  if (message.name === 'filmElsewhere') return node && madeRight({ expected: '', found: '', remedy: { do: 'write', sample: message.words.sample } }, node, text)
  if (message.name === 'missingType') return node && typed(message.words, node, text)
  if (message.name === 'badPath' && message.words.instead !== undefined) return replaced(finding, tree, text, message.words.path, message.words.instead)
  if (message.name === 'badForm' && message.words.instead !== undefined) return inPlace(finding, node, tree, text, message.words.name, message.words.instead)
  if (message.name === 'deadLink' && message.words.moved !== undefined) return replaced(finding, tree, text, message.words.name, message.words.moved)
  if (message.name === 'unsafeHref' && message.words.suggestion !== undefined) return inPlace(finding, node, tree, text, message.words.href, message.words.suggestion)
  if (message.name === 'mediaPath' && message.words.meant !== undefined) return replaced(finding, tree, text, message.words.path, message.words.meant)
  if (message.name === 'unknownField' && isBookkeeping(message.words.name, message.words.owner)) return node && dropped(node, text)
  const near = misspelling(message)
  return near && replaced(finding, tree, text, near.name, near.suggestion)
}

function madeRight({ instead, remedy }: Words<'wrongKind'>, node: Node, text: string): Repair | undefined {
  const { offset, length } = node
  const end = offset + length
  if (instead !== undefined) return { edits: [{ offset, length, by: instead }], message: `${text.slice(offset, end)} is now ${instead}` }
  if (remedy?.do === 'drop') return dropped(node, text)
  if (remedy?.do === 'write' && !remedy.isGuess && !remedy.sample.includes('"…"'))
    return { edits: [{ offset, length, by: remedy.sample }], message: `${text.slice(offset, end)} is now ${remedy.sample}` }
  if (remedy?.do === 'rename') return renamed(node, remedy)
  if (remedy?.do === 'wrap') return around(node, '[', ']', 'brackets of a list put around what stands in it')
  if (remedy?.do === 'name') return around(node, `{ "${remedy.field}": `, ' }', `the list put into "${remedy.field}"`)
  if (remedy?.do === 'unwrap')
    return {
      edits: [
        { offset, length: 1, by: '' },
        { offset: end - 1, length: 1, by: '' },
      ],
      message: 'brackets of a list too many deleted',
    }
  if (remedy?.do === 'inner' || (remedy?.do === 'list' && remedy.isSure)) return listed(remedy.do === 'list' ? remedy.field : undefined, remedy.do === 'inner', node, text)
  return undefined
}

const around = ({ offset, length }: Node, before: string, behind: string, message: string): Repair => ({
  edits: [
    { offset, length: 0, by: before },
    { offset: offset + length, length: 0, by: behind },
  ],
  message,
})

/** A part of a text written anew. */
function rewritten({ offset, length }: FileRange, instead: string, text: string): Repair {
  const by = JSON.stringify(instead).slice(1, -1)
  return { edits: [{ offset, length, by }], message: `"${brief(text.slice(offset, offset + length))}" is now "${brief(by)}"` }
}

/** A whole text written anew. */
function rewrittenWhole(node: Node | undefined, whole: string, text: string): Repair | undefined {
  if (node?.type !== 'string') return undefined
  const by = JSON.stringify(whole)
  return { edits: [{ offset: node.offset, length: node.length, by }], message: `${brief(text.slice(node.offset, node.offset + node.length))} is now ${brief(by)}` }
}

const BRIEF = 80
const brief = (words: string) => (words.length > BRIEF ? `${words.slice(0, BRIEF)}…` : words)

/** A field taken out with its value. */
function dropped({ parent: field }: Node, text: string): Repair | undefined {
  const index = field?.parent?.children?.indexOf(field) ?? -1
  if (!field?.parent || index < 0) return undefined
  return { edits: [removeEdit(field.parent, index)], message: `${text.slice(field.offset, field.offset + field.length)} deleted` }
}

/** A list under the name of the field that it was meant for. */
function renamed({ parent }: Node, { name, instead }: { name: string; instead: string }): Repair | undefined {
  const key = parent?.type === 'property' ? parent.children?.[0] : undefined
  return key && { edits: [{ offset: key.offset, length: key.length, by: JSON.stringify(instead) }], message: `"${name}" is now "${instead}"` }
}

/** The type of an entry put into it, where no other is possible. */
function typed({ field, suggestion, wrapped }: Words<'missingType'>, node: Node, text: string): Repair | undefined {
  if (suggestion !== undefined) {
    const [space = ''] = /^\s*/.exec(text.slice(node.offset + 1)) ?? []
    return { edits: [{ offset: node.offset + 1, length: 0, by: `${space}"${field}": "${suggestion}",` }], message: `"${field}": "${suggestion}" added` }
  }
  const inner = node.children?.[0]
  const fields = inner?.children?.[1]
  if (wrapped === undefined || !inner || !fields) return undefined
  const start = { offset: inner.offset, length: fields.offset + 1 - inner.offset, by: `"${field}": "${wrapped}"${fields.children?.length ? ',' : ''}` }
  return { edits: [start, { offset: fields.offset + fields.length - 1, length: 1, by: '' }], message: `the fields of "${wrapped}" stand beside its "${field}"` }
}

/** A name and what it should be, when no other known name is as near. */
function misspelling(message: Message): { name: string; suggestion: string } | undefined {
  const { words } = message
  if (!('suggestion' in words) || !('known' in words) || !('name' in words) || words.suggestion === undefined || words.suggestion === words.name) return undefined
  const { name, suggestion } = words
  if ((message.name === 'unknownBlock' || message.name === 'unknownOption') && otherBlock(name, words.known) === suggestion) return { name, suggestion }
  if (message.name === 'unknownToken' && shortened(name, words.known) === suggestion) return { name, suggestion }
  if (isOtherName(name, suggestion, words.known)) return { name, suggestion }
  // Of very short names too many are one letter apart.
  const isAmbiguous = () => words.known.some((known) => known !== suggestion && distance(name, known) <= 1)
  return distance(name, suggestion) <= 1 && suggestion.length >= SHORTEST && !isAmbiguous() ? { name, suggestion } : undefined
}

/** Shortest name that one wrong letter leaves recognisable. */
const SHORTEST = 3

function distance(name: string, known: string): number {
  return name.toLowerCase() === known.toLowerCase() ? 0 : editDistance(name, known)
}

/** Writes one name instead of another where the finding lies; undefined when the text there does not hold it exactly once. */
function replaced(finding: Finding, tree: Node | undefined, text: string, name: string, by: string): Repair | undefined {
  const { offset, length } = rangeOf(finding.location, tree, text)
  const [written, instead] = [JSON.stringify(name).slice(1, -1), JSON.stringify(by).slice(1, -1)]
  const place = text.slice(offset, offset + length)
  const at = place.indexOf(written)
  if (at < 0 || place.includes(written, at + 1)) return undefined
  return { edits: [{ offset: offset + at, length: written.length, by: instead }], message: `"${name}" is now "${by}"` }
}

/** The same where the name may be a long text that is told shortened: in its place the whole of it is written. */
function inPlace(finding: Finding, node: Node | undefined, tree: Node | undefined, text: string, name: string, by: string): Repair | undefined {
  const isShort = name.endsWith('…') && node?.type === 'string' && node.value !== name && 'path' in finding.location && finding.location.on === 'value' && !finding.location.within
  return isShort ? rewrittenWhole(node, by, text) : replaced(finding, tree, text, name, by)
}

/** An id with a number, of which the text has none: where no link leads to the id itself, it may be another one. */
function freeId(id: string, text: string): string {
  let count = 2
  while (text.includes(`"${id}-${count}"`)) count++
  return `${id}-${count}`
}
