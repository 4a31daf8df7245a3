import { message } from '../diagnostics/catalogue'
import { at } from '../diagnostics/diagnostic'
import type { StringRule } from './lint'

/** What was certainly meant to be a token, and is shown with its braces. The first of each text is told. */
export const tokenForm: StringRule = ({ file }) => {
  const roots = ['site', 'links', 'facts', ...new Set(file.pages.flatMap(({ each, as = 'item' }) => (each === undefined ? [] : [as])))]
  const tokens = new RegExp(`\\{+\\s*((?:${roots.join('|')})(?:\\.[\\w-]+)+)(?:\\s*\\}+)?`, 'g')
  return (text, role, path) => {
    if (role === undefined || !text.includes('{')) return []
    const found = Array.from(text.matchAll(tokens)).find(({ 0: written, 1: name }) => written !== `{${name}}`)
    if (!found) return []
    const [written, name = ''] = found
    return [at(path, message('tokenForm', { written, name }), { start: found.index, length: written.length })]
  }
}
