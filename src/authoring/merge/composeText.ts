import type { Node } from 'jsonc-parser'
import { layoutIn } from '../edit/fieldEdits'
import type { Clash, Merged, Side } from './mergeTrees'

export type Texts = Readonly<Record<Side, string>>
/** What stands for an open question: one of the two, or both between the marks of git. */
export type Answer = Side | 'open'
export type Composing = { texts: Texts; answer: (clash: Clash) => Answer; labels: Readonly<Record<Side, string>> }

/** Writes a merged file: what one of the two has is as it stands there, byte by byte, and what is put together is set out as the first of them. */
export function composeText(merged: Merged, composing: Composing): string {
  switch (merged.is) {
    case 'copy':
      return sourceOf(merged.node, composing.texts[merged.side])
    case 'clash':
      return chosen(merged.clash, composing)
    default:
      return container(merged, composing)
  }
}

const sourceOf = ({ offset, length }: Node, text: string) => text.slice(offset, offset + length)

function chosen(clash: Clash, { texts, answer }: Composing): string {
  const side = answer(clash)
  return side === 'theirs' ? sourceOf(clash.theirs, texts.theirs) : sourceOf(clash.ours, texts.ours)
}

/** A part of a text with the blanks before it, or one for which both sides are written. */
type Entry = { gap: string | undefined; tail: string; text: string; others?: string | undefined }

function container(merged: Extract<Merged, { is: 'object' | 'list' }>, composing: Composing): string {
  const { side, node } = merged
  const text = composing.texts[side]
  const entries: Entry[] =
    merged.is === 'object'
      ? merged.entries.map(({ name, value }) => fieldEntry(node, name, value, text, composing))
      : merged.entries.map((value) => ({ ...blanksAround(node, ownNode(value, side), text), ...written(value, '', composing) }))
  const [open, close] = merged.is === 'object' ? '{}' : '[]'
  if (entries.length === 0) return `${open}${close}`
  const { eol, indent, unit } = layoutIn(text, node)
  const isMarked = entries.some(({ others }) => others !== undefined)
  const usual = entries.find(({ gap }) => gap !== undefined)?.gap ?? (unit === '' && !isMarked ? '' : eol + indent)
  const lines = entries.map(({ gap = usual, tail, text: own, others }, index) => {
    const comma = index < entries.length - 1 ? `${tail},` : ''
    return others === undefined ? `${isMarked && !gap.includes('\n') ? eol : gap}${own}${comma}` : marked({ gap, own, others }, comma, eol, composing.labels)
  })
  return open + lines.join('') + endOf(node, text, isMarked ? eol : '') + close
}

function fieldEntry(owner: Node, name: string, value: Merged, text: string, composing: Composing): Entry {
  const property = (owner.children ?? []).find(({ children }) => children?.[0]?.value === name)
  const before = property?.children?.[1] ? text.slice(property.offset, property.children[1].offset) : `${JSON.stringify(name)}: `
  return { ...blanksAround(owner, property, text), ...written(value, before, composing) }
}

function written(value: Merged, before: string, composing: Composing): Pick<Entry, 'text' | 'others'> {
  if (value.is !== 'clash' || composing.answer(value.clash) !== 'open') return { text: before + composeText(value, composing) }
  const { ours, theirs } = value.clash
  return { text: before + sourceOf(ours, composing.texts.ours), others: before + sourceOf(theirs, composing.texts.theirs) }
}

/** The two texts of an open question as git marks them, on lines of their own. */
function marked({ gap, own, others }: { gap: string; own: string; others: string }, comma: string, eol: string, labels: Composing['labels']): string {
  const line = gap.includes('\n') ? gap : eol
  return `${eol}<<<<<<< ${labels.ours}${line}${own}${comma}${eol}=======${line}${others}${comma}${eol}>>>>>>> ${labels.theirs}`
}

/** The node of an entry in the list it is set out as; undefined for one that comes from elsewhere. */
function ownNode(value: Merged, side: Side): Node | undefined {
  if (value.is === 'clash') return value.clash[side]
  return value.side === side ? value.node : undefined
}

/** The blanks before an entry of an object or a list, and those between it and its comma; for what is none of its entries there are none. */
function blanksAround(owner: Node, entry: Node | undefined, text: string): Pick<Entry, 'gap' | 'tail'> {
  const entries = owner.children ?? []
  const index = entry ? entries.indexOf(entry) : -1
  if (!entry || index < 0) return { gap: undefined, tail: '' }
  const [before, next] = [entries[index - 1], entries[index + 1]]
  const gap = text.slice(before ? before.offset + before.length : owner.offset + 1, entry.offset)
  const tail = next ? text.slice(entry.offset + entry.length, next.offset) : ''
  return { gap: gap.slice(gap.indexOf(',') + 1), tail: tail.slice(0, Math.max(0, tail.indexOf(','))) }
}

/** What stands between the last entry and the bracket: blanks; at least the end of a line behind a mark. */
function endOf(owner: Node, text: string, least: string): string {
  const last = owner.children?.at(-1)
  const { eol, indent, unit } = layoutIn(text, owner)
  if (!last) return unit === '' ? least : eol + indent.slice(unit.length)
  const end = text.slice(last.offset + last.length, owner.offset + owner.length - 1)
  return end.includes('\n') || least === '' ? end : least
}
