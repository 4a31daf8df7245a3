/** Elements without an end. */
const VOID = new Set(['br', 'hr', 'img'])
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi

/** A piece of HTML as it is written: an element with all that is in it, and the space after it. */
type Piece = { html: string; gap: string }

/** The elements of which a text of HTML consists, each as it is written; undefined where something stands between them, or one does not end. */
export function piecesOf(html: string): Piece[] | undefined {
  const pieces: Piece[] = []
  let [depth, start, end] = [0, 0, 0]
  for (const match of html.matchAll(TAG)) {
    const [tag, slash, name = ''] = match
    if (depth === 0) {
      const gap = html.slice(end, match.index)
      const last = pieces.at(-1)
      if (slash || gap.trim() !== '' || (gap !== '' && !last)) return undefined
      if (last) last.gap = gap
      start = match.index
    }
    if (!VOID.has(name.toLowerCase())) depth += slash ? -1 : 1
    if (depth > 0) continue
    end = match.index + tag.length
    pieces.push({ html: html.slice(start, end), gap: '' })
  }
  return depth === 0 && html.slice(end) === '' ? pieces : undefined
}

/**
 * HTML after it was changed in an editor, which writes all of it in its own way: elements that are the same as before stay as they were written.
 *
 * @param written as it stands in the file
 * @param before the same as the editor writes it
 * @param after what the editor writes now
 */
export function withUntouched(written: string, before: string, after: string): string {
  if (before === after) return written
  const [own, was, now] = [piecesOf(written), piecesOf(before), piecesOf(after)]
  if (!own || !was || !now || own.length !== was.length) return after
  const most = Math.min(was.length, now.length)
  let [head, tail] = [0, 0]
  while (head < most && was[head]?.html === now[head]?.html) head++
  while (tail < most - head && was.at(-1 - tail)?.html === now.at(-1 - tail)?.html) tail++
  const gap = own[0]?.gap ?? ''
  const isAsMany = was.length === now.length
  const changed = now.slice(head, now.length - tail).map((piece, index) => {
    const [mine, earlier] = [own[head + index], was[head + index]]
    return isAsMany && mine && earlier ? { ...piece, html: innerUntouched(mine.html, earlier.html, piece.html) } : piece
  })
  const kept = [...own.slice(0, head), ...changed, ...own.slice(own.length - tail)]
  return kept.map(({ html }, index) => html + (index < kept.length - 1 ? gap : '')).join('')
}

const ELEMENT = /^(<([a-z][a-z0-9]*)\b[^<>]*>)(\s*)(.*?)(\s*)(<\/\2>)$/is

/** An element that was changed: of what it consists, such as the rows of a table, the others stay as they are written. */
function innerUntouched(written: string, before: string, after: string): string {
  const [own, was, now] = [ELEMENT.exec(written), ELEMENT.exec(before), ELEMENT.exec(after)]
  if (!own || !was || !now || was[1] !== now[1]) return after
  const [, start = '', , first = '', inner = '', last = '', end = ''] = own
  // What holds words and not elements is written anew.
  return piecesOf(inner) && piecesOf(was[4] ?? '') && piecesOf(now[4] ?? '') ? start + first + withUntouched(inner, was[4] ?? '', now[4] ?? '') + last + end : after
}

/**
 * HTML as the editor writes it, in the way of the file: an entry or a cell that is one paragraph has none in it, the first rows of a table
 * are its head, and empty paragraphs are none.
 */
export function plainHtml(html: string): string {
  return html
    .replaceAll(/<(li|td|th)((?: [^<>]*)?)><p>((?:(?!<\/?p>).)*)<\/p><\/\1>/gs, '<$1$2>$3</$1>')
    .replaceAll(/<p><\/p>/g, '')
    .replaceAll(/<tbody>((?:<tr data-head="">(?:(?!<\/tr>).)*<\/tr>)+)/gs, '<thead>$1</thead><tbody>')
    .replaceAll(' data-head=""', '')
    .replaceAll('<tbody></tbody>', '')
}
