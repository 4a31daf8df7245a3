import type { Blocks } from '../../src/blocks/schemas'
import { fix } from '../../src/authoring/edit/fix'
import { compile } from '../../src/site/compile'
import type { Problem } from '../../src/site/diagnostics/diagnostic'
import { type Node, findNodeAtOffset, parseTree } from 'jsonc-parser'
import { applyEdits } from '../../src/site/text/edits'
import { lineStarts } from '../../src/site/text/position'
import { removeEdit, removeEdits } from '../../src/site/text/removeEdits'

/** The problems of a file, as they are told. */
export function problemsOf(text: string, blocks: Blocks): readonly Problem[] {
  return compile(new TextEncoder().encode(text), 'pages.json', blocks).problems
}

/** What an author does who knows nothing but the advice: lets the command mend what it can, then does what the first hint says, word by word. */
export function followed(text: string, blocks: Blocks): string {
  const { bytes, fixed } = fix(new TextEncoder().encode(text), blocks)
  if (fixed.length > 0) return new TextDecoder().decode(bytes)
  const [first] = problemsOf(text, blocks)
  return first ? done(text, first) : text
}

function done(text: string, { line, column, length, hint }: Problem): string {
  const offset = (lineStarts(text)[line - 1] ?? 0) + column - 1
  const signs = signsDone(text, offset, length, hint) ?? fieldsDone(text, offset, hint)
  if (signs !== undefined) return signs
  const [written = ''] = /^(?:"(?:[^"\\]|\\.)*"|[\w./-]+|.)/.exec(text.slice(offset)) ?? []
  const tree = written === '[' || written === '{' ? parseTree(text) : undefined
  const whole = tree && findNodeAtOffset(tree, offset)
  const end = offset + (whole?.offset === offset ? whole.length : written.length)
  const put = (by: string) => text.slice(0, offset) + by + text.slice(end)
  const said = /^(?:Did you mean|Write|It has moved: write) "([^"]+)"(?!:)/.exec(hint)?.[1]
  if (said !== undefined) return put(JSON.stringify(said))
  const [, redirect] = /paste it into "site", as ("redirects": \{.*\})\.$/.exec(hint) ?? []
  if (redirect !== undefined)
    return text
      .replace(text.slice(offset, text.indexOf('}', offset) + 1).trim(), '')
      .replace(/,\s*,/, ',')
      .replace(/("site": \{)/, `$1 ${redirect},`)
  if (hint.startsWith('Cut it')) return pasted(text, offset, hint)
  const added =
    written === '{' ? [...hint.matchAll(/(?:^|(?<=\. ))Add "(\w+)"(?:: ([[{].*?[\]}])\.(?: |$)|: |\.)/g)].map(([, field, value]) => ` "${field}": ${value ?? '"Words"'},`) : []
  if (added.length > 0) return `${text.slice(0, offset + 1)}${added.join('')} ${text.slice(offset + 1)}`
  const [, number] = /^Write (-?\d+(?:\.\d+)?)\.$/.exec(hint) ?? []
  if (number !== undefined) return put(number)
  if (/^Write the text/.test(hint)) return put('"Words"')
  if (/^Write true or false/.test(hint)) return put('true')
  const [, sample] = /^Write ([[{] .*[\]}])\.$/.exec(hint.replace(/^Write \[\{/, 'Write [ {').replace(/\}\]\.$/, '} ].')) ?? []
  if (sample !== undefined) return put(sample)
  const [, page] = /Or write "([^"]+)", for the page alone/.exec(hint) ?? []
  if (page !== undefined) return put(JSON.stringify(page))
  if (hint.startsWith('Give one of them another path')) return put(`${written.slice(0, -1)}-2"`)
  const [, option] = /(?:The [a-z ]+ are: |such as |for example )"?([^",.]+)/.exec(hint) ?? []
  return option === undefined ? text : put(written.startsWith('/') ? option : JSON.stringify(option))
}

/** What is to be done to signs, while the file cannot be read. */
function signsDone(text: string, offset: number, length: number, hint: string): string | undefined {
  const [, sign = '', line, column] = /^Put (?:a )?([\]}]+) into line (\d+), behind column (\d+)/.exec(hint) ?? []
  const [, closes] = /write (\S+) at its end\.$/.exec(hint) ?? []
  if (closes !== undefined) return text.trimEnd() + closes
  if (hint.startsWith('Delete the \\ before the last')) return text.slice(0, offset) + text.slice(offset).replace(/\\(",?\s*\n)/, '$1')
  const [, token] = /^(?:Did you mean|The tokens are:) (\{[\w.]+\})/.exec(hint) ?? []
  if (token !== undefined) return text.slice(0, offset) + text.slice(offset).replace(/\{[^{}]*\}/, token)
  if (hint.startsWith('Put "site": { before it')) return `${text.slice(0, offset)}"site": {${text.slice(offset)}`
  if (/^Move the \] of line \d+ behind it/.test(hint)) return behindList(text, offset)
  const [, closed = '', from, until, comma] = /To go on without it, (?:delete|write (\S+) in place of) lines? (\d+)(?: to (\d+))?( and the comma before)?\.$/.exec(hint) ?? []
  if (from !== undefined) {
    const all = text.split('\n')
    const before = all.slice(0, Number(from) - 1).join('\n')
    return [comma === undefined ? before : before.replace(/,\s*$/, ''), ...(closed === '' ? [] : [closed]), ...all.slice(Number(until ?? from))].join('\n')
  }
  const [, stray] = /^Delete "(.*)"; what visitors/.exec(hint) ?? []
  if (stray !== undefined) return text.slice(0, offset) + text.slice(offset + stray.length)
  const [, lines] = /^Delete (?:this|the (\d+)) lines? ?(?:from here on)?; what visitors/.exec(hint) ?? (hint.startsWith('Delete this line; what') ? ['', '1'] : [])
  if (lines !== undefined) return text.slice(0, offset) + text.slice(offset).split('\n').slice(Number(lines)).join('\n')
  if (sign !== '') {
    const place = (lineStarts(text)[Number(line) - 1] ?? 0) + Number(column)
    return text.slice(0, place) + sign + text.slice(place)
  }
  if (hint.startsWith('Put a { or [ before it')) return `${text.slice(0, offset)}{${text.slice(offset)}`
  if (hint.startsWith('Delete what follows')) return text.slice(0, offset)
  if (hint.startsWith('Write a text in quotes, a number')) return text.slice(0, offset) + withValue(text.slice(offset))
  const [, list = '', behind = ''] = /^It is a list of \w+: write (.*) before it, and (.*) behind it\.$/.exec(hint) ?? []
  if (list !== '') return `${list}${text}${behind}`
  if (hint.startsWith('Write { "type": "prose", "text": "…" } in its place')) return withEntry(text, offset)
  if (hint.startsWith('Write \\"')) return `${text.slice(0, offset)}\\${text.slice(offset)}`
  if (/^Delete (?:it, or look|them, or write|this line)/.test(hint)) return text.slice(0, offset) + text.slice(offset + length)
  return undefined
}

/** The end of the list before an entry moved behind it. */
function behindList(text: string, offset: number): string {
  const [entry = ''] = /^\{[^{}]*\}/.exec(text.slice(offset)) ?? []
  const before = text.slice(0, offset).replace(/\](\s*,\s*)$/, '$1')
  return `${before}${entry}]${text.slice(offset + entry.length)}`
}

/** A text put behind the name at the start, or before what stands there. */
const withValue = (text: string) => (/^"[^"]*"\s*:/.test(text) ? text.replace(/^"[^"]*"\s*:/, (name) => `${name} "Words"`) : `"Words" ${text}`)

/** An entry in place of the line. */
function withEntry(text: string, offset: number): string {
  const rest = text.slice(offset).replace(/^.*/, '')
  return `${text.slice(0, offset)}{ "type": "prose", "text": "…" }${/^\s*[}\]]/.test(rest) ? '' : ','}${rest}`
}

/** What is to be done to fields, once it can be. */
function fieldsDone(text: string, offset: number, hint: string): string | undefined {
  const [, surplus] = /^Delete (".*"), or add a column/.exec(hint) ?? []
  if (surplus !== undefined)
    return (
      text.slice(0, offset) +
      text
        .slice(offset)
        .replace(surplus, '')
        .replace(/,\s*\]/, ']')
    )
  const [, from, until] = /^If the two have changed places, write "from": "([^"]+)", "until": "([^"]+)"/.exec(hint) ?? []
  if (from !== undefined && until !== undefined) return text.replace(`"from": "${until}"`, `"from": "${from}"`).replace(`"until": "${from}"`, `"until": "${until}"`)
  const [, anchor] = /^Give the section that is meant "id": "([\w-]+)"\./.exec(hint) ?? []
  if (anchor !== undefined) return text.replace(/\{ (?="type")/, `{ "id": "${anchor}", `)
  const renamed = [...hint.matchAll(/("\w+") is ("\w+") here/g)]
  if (renamed.length > 0) return renamed.reduce((now, [, name = '', meant = '']) => now.slice(0, offset) + now.slice(offset).replace(name, meant), text)
  const tree = parseTree(text)
  const node = tree && fieldAt(tree, offset)
  const owner = node?.parent
  if (!tree || !node || !owner) return undefined
  const without = [removeEdit(owner, owner.children?.indexOf(node) ?? 0)]
  const [name, value] = (node.children ?? []).map((child) => text.slice(child.offset, child.offset + child.length))
  const [, several] = /[Dd]elete ("\w+"(?:, "\w+")*) here\.$/.exec(hint) ?? []
  if (several !== undefined)
    return applyEdits(
      text,
      removeEdits(owner, ({ children }) => several.includes(JSON.stringify(children?.[0]?.value))),
    )
  if (/Delete this section/.test(hint)) return withoutEntry(text, tree, offset)
  if (/^Delete one of the two|If it is none of them, delete it|Delete it here\.$|^Delete (?:it|"\w+").*: another/.test(hint)) return applyEdits(text, without)
  if (hint.startsWith('Cut it and paste it into "site"')) return applyEdits(text, without).replace('"site": {', `"site": { ${name}: ${value},`)
  if (hint.startsWith('Write around it')) return text.replace(`${name}: ${value}`, () => `"pages": [{ "path": "/", "title": "Home", ${name}: ${value} }]`)
  return undefined
}

/** Without the entry of a list in which something stands. */
function withoutEntry(text: string, tree: Node, offset: number): string | undefined {
  let entry: Node | undefined = findNodeAtOffset(tree, offset)
  while (entry && entry.parent?.type !== 'array') entry = entry.parent
  return entry?.parent && applyEdits(text, [removeEdit(entry.parent, entry.parent.children?.indexOf(entry) ?? 0)])
}

function fieldAt(tree: Node, offset: number): Node | undefined {
  const found = findNodeAtOffset(tree, offset)
  return found?.parent?.type === 'property' ? found.parent : undefined
}

/** The entry at an offset, cut out with its comma, and pasted where the hint says. */
function pasted(text: string, offset: number, hint: string): string {
  let depth = 0
  let end = offset
  for (; end < text.length; end++) {
    if (text.charAt(end) === '{') depth++
    if (text.charAt(end) === '}' && --depth === 0) break
  }
  const entry = text.slice(offset, end + 1)
  const before = text.slice(0, offset)
  const after = text.slice(end + 1)
  const rest = /,\s*$/.test(before) ? before.replace(/,\s*$/, '') + after : before + after.replace(/^\s*,/, '')
  const [, collection] = /into "(\w+)" in "collections"/.exec(hint) ?? []
  const home = collection !== undefined ? `"${collection}": [` : hint.includes('into "pages"') ? '"pages": [' : hint.includes('"items"') ? '"items": [' : '"sections": ['
  const at = rest.indexOf(home) + home.length
  const isEmpty = /^\s*\]/.test(rest.slice(at))
  return `${rest.slice(0, at)}${entry}${isEmpty ? '' : ','}${rest.slice(at)}`
}
