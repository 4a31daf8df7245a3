/** A text with a stretch that is selected. */
export type Selected = { text: string; start: number; end: number }
export type Mark = 'bold' | 'italic' | 'link' | 'list'

const SIGNS = { bold: '**', italic: '*' } as const

/** The text with the selected words marked, or no longer marked where they are; the words stay selected. */
export function withMark(selected: Selected, mark: Mark): Selected {
  if (mark === 'list') return withList(selected)
  return mark === 'link' ? withLink(selected) : withSign(selected, SIGNS[mark])
}

function withSign({ text, start, end }: Selected, sign: string): Selected {
  const length = sign.length
  const [before, after] = [text.slice(0, start), text.slice(end)]
  // One star beside another belongs to bold words.
  const isMarked = before.endsWith(sign) && after.startsWith(sign) && (sign !== '*' || /(?:^|[^*])(?:\*|\*{3})$/.test(before))
  if (isMarked) return { text: before.slice(0, -length) + text.slice(start, end) + after.slice(length), start: start - length, end: end - length }
  // Marks stand at words: spaces at the edges stay outside.
  const [, lead = '', words = '', trail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.slice(start, end)) ?? []
  const from = start + lead.length + length
  return { text: `${before}${lead}${sign}${words}${sign}${trail}${after}`, start: from, end: from + words.length }
}

/** What is selected becomes a link; where it leads is selected then, to be written over. */
function withLink({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end) || 'words'
  const from = start + words.length + 3
  return { text: `${text.slice(0, start)}[${words}](/)${text.slice(end)}`, start: from, end: from + 1 }
}

/** The lines that are selected become entries of a list, or lines again where all of them are. */
function withList({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const until = next < 0 ? text.length : next
  const lines = text.slice(from, until).split('\n')
  const isList = lines.every((line) => /^- /.test(line))
  const changed = lines.map((line) => (isList ? line.slice(2) : /^- /.test(line) ? line : `- ${line}`)).join('\n')
  // A list begins after an empty line, or it would go on the line before it.
  const gap = !isList && from > 0 && !/\n\s*\n$/.test(text.slice(0, from)) && !/(?:^|\n)- [^\n]*\n$/.test(text.slice(0, from)) ? '\n' : ''
  return { text: text.slice(0, from) + gap + changed + text.slice(until), start: from + gap.length, end: from + gap.length + changed.length }
}
