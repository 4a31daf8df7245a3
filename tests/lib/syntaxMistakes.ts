import type { Node } from 'jsonc-parser'
import { note, text, tree } from './mistakes'

const end = ({ offset, length }: Node) => offset + length

/** Slips of the fingers that leave no JSON; what must be told is the sign that is wrong, or the one beside the hole. */
function hurtSyntax(node: Node): void {
  const entries = node.children ?? []
  if (node.type === 'object' || node.type === 'array') {
    const [opens, closes] = [text.charAt(node.offset), text.charAt(end(node) - 1)]
    const isLong = text.slice(node.offset, end(node)).includes('\n')
    const [first] = entries
    if (first && isLong && node.parent) {
      note('an opening bracket missing', [], node.offset, 1, '', node.offset + text.slice(node.offset + 1).search(/\S/))
      note('a closing bracket missing', [], end(node) - 1, 1, '', node.offset)
      note('a closing bracket twice', [], end(node), 0, closes, end(node))
      note('a closing bracket of the other kind', [], end(node) - 1, 1, opens === '{' ? ']' : '}')
    }
    const last = entries.at(-1)
    if (last) note('a comma after the last entry', [], end(last), 0, ',')
    entries.slice(1).forEach((entry, index) => {
      const before = entries[index]
      if (before) note('a comma missing', [], end(before), 1, '', end(before) - 1)
      if (before) note('a comma twice', [], end(before), 0, ',', end(before) + 1)
      if (before && entry.offset - end(before) > 3) note('a comment', [], end(before) + 1, 0, ' // why', end(before) + 2)
      if (text.slice(end(before ?? entry), entry.offset).includes('\n')) note('a merge conflict', [], text.lastIndexOf('\n', entry.offset) + 1, 0, '<<<<<<< HEAD\n')
    })
  }
  if (node.type === 'property') hurtProperty(node)
  if (node.type === 'string' && text.slice(node.offset, end(node)).length > 4) hurtString(node)
  for (const child of entries) hurtSyntax(child)
}

function hurtProperty({ children: [key, child] = [] }: Node): void {
  if (!key || !child) return
  note('a colon missing', [], end(key), 1, '', child.offset - 1)
  note('a name without quotes', [], key.offset, key.length, String(key.value))
  note('a value missing', [], child.offset, child.length, '', child.offset + text.slice(end(child)).search(/\S/))
  if (child.type === 'boolean') note('a yes with a capital', [], child.offset, child.length, child.value ? 'True' : 'False')
}

function hurtString(node: Node): void {
  const isName = node.parent?.type === 'property' && node.parent.children?.[0] === node
  const kind = isName ? 'name' : 'text'
  note(`a ${kind} without its first quote`, [], node.offset, 1, '')
  note(`a ${kind} without its last quote`, [], end(node) - 1, 1, '', node.offset)
  const inner = text.slice(node.offset + 1, end(node) - 1)
  if (inner.includes('\\')) return
  note(`a ${kind} in curly quotes`, [], node.offset, node.length, `“${inner}”`)
  note(`a ${kind} in single quotes`, [], node.offset, node.length, `'${inner}'`)
  const space = inner.indexOf(' ')
  if (isName || space < 0) return
  note('a line break in a text', [], node.offset + 1 + space, 1, '\n', node.offset)
  note('a tab in a text', [], node.offset + 1 + space, 1, '\t')
  const word = /(?<= )\w+(?= )/.exec(inner)
  if (word) note('quotes in a text', [], node.offset + 1 + word.index, word[0].length, `"${word[0]}"`)
}

if (tree) hurtSyntax(tree)
