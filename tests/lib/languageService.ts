import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import service, { type CompletionItem, TextDocument } from 'vscode-json-languageservice'

/** The content file at the top of the project, as VS Code opens it: its "$schema" is followed from there. */
const FILE = new URL('../../pages.json', import.meta.url).href
/** Stands for the cursor in a text. */
export const CURSOR = '‸'

const editor = service.getLanguageService({
  schemaRequestService: async (address) => readFileSync(fileURLToPath(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
})

function open(text: string) {
  const offset = Math.max(0, text.indexOf(CURSOR))
  const document = TextDocument.create(FILE, 'json', 1, text.replace(CURSOR, ''))
  return { document, parsed: editor.parseJSONDocument(document), place: document.positionAt(offset) }
}

/** What the editor marks: its sentences, each with the offset it starts at. */
export async function markedIn(text: string): Promise<{ message: string; start: number }[]> {
  const { document, parsed } = open(text)
  const found = await editor.doValidation(document, parsed)
  return found.map(({ message, range }) => ({ message: typeof message === 'string' ? message : message.value, start: document.offsetAt(range.start) }))
}

/** What the editor offers at the cursor. */
export async function offeredAt(text: string): Promise<CompletionItem[]> {
  const { document, parsed, place } = open(text)
  return (await editor.doComplete(document, place, parsed))?.items ?? []
}

/** What the editor says of what stands at the cursor. */
export async function hoverAt(text: string): Promise<string> {
  const { document, parsed, place } = open(text)
  const hover = await editor.doHover(document, place, parsed)
  const contents = hover ? [hover.contents].flat() : []
  return contents.map((content) => (typeof content === 'string' ? content : content.value)).join('\n')
}

/** The text after something offered was taken and its tab stops were left as they are, and the range that it filled. */
export function taken(text: string, { textEdit }: CompletionItem): { text: string; start: number; end: number } {
  if (!textEdit || !('range' in textEdit)) throw new Error('The editor offers nothing to insert.')
  const { document } = open(text)
  const [start, old] = [document.offsetAt(textEdit.range.start), document.offsetAt(textEdit.range.end)]
  const inserted = filled(textEdit.newText)
  const before = document.getText()
  return { text: before.slice(0, start) + inserted + before.slice(old), start, end: start + inserted.length }
}

/** A snippet as text: each tab stop is replaced by what it holds. */
function filled(snippet: string): string {
  const unescape = (text: string) => text.replaceAll(/\\([\\$}])/g, '$1')
  return snippet.replaceAll(/\\[\\$}]|\$\{\d+:((?:\\.|[^}\\])*)\}|\$\d+/g, (whole, held?: string) => (whole.startsWith('\\') ? whole.slice(1) : unescape(held ?? '')))
}
