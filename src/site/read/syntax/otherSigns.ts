import type { Edit } from '../../text/edits'

/** What keyboards of other scripts type in place of the signs of JSON. */
const WIDE: Readonly<Record<string, string>> = {
  '\uff1a': ':',
  '\uff0c': ',',
  '\u3001': ',',
  '\uff1b': ',',
  '\uff5b': '{',
  '\uff5d': '}',
  '\uff3b': '[',
  '\uff3d': ']',
  '\uff02': '"',
}

/** Signs outside of texts that stand for others, in place of which those are written. */
function outside(text: string, signs: Readonly<Record<string, string>>): Edit[] {
  return [...text.matchAll(/"(?:[^"\\\n]|\\.)*"|[^\s"{}[\],:\w.+-]/g)].flatMap(({ 0: found, index }): Edit[] => {
    const by = signs[found]
    return by === undefined ? [] : [{ offset: index, length: 1, by }]
  })
}

/** Colons, commas and brackets as they are typed in Chinese and Japanese. */
export const wideSigns = (text: string): Edit[] => outside(text, WIDE)

/** Round brackets in place of braces, or of those of a list. */
export const roundBraces = (text: string): Edit[] => outside(text, { '(': '{', ')': '}' })
export const roundLists = (text: string): Edit[] => outside(text, { '(': '[', ')': ']' })
