import { advice } from '../../../parts/message'
import { message } from '../../diagnostics/catalogue'
import { at } from '../../diagnostics/diagnostic'
import { readAnew } from '../misread'
import type { Rule } from '../rule'

const misread = advice<{ written: string; was: string }>({
  code: 'PS546',
  title: 'Letters that were read in another encoding',
  message: ({ written, was }) => `"${written}" was "${was}" before a program read it in another encoding.`,
  hint: ({ was }) => `Write "${was}".`,
  example: {
    wrong: '{ "type": "hero", "title": "Our cafÃ©" }',
    right: '{ "type": "hero", "title": "Our café" }',
    words: { written: 'cafÃ©', was: 'café' },
  },
})

/** What such a letter has become begins so. */
const SIGN = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/gu
/** So much of the word around it is named. */
const MOST = 40

/** The first of each text is told, and all of it mended. */
export const rule: Rule = {
  meaning: 'Letters are those that were meant, and not what another encoding made of them.',
  messages: [misread],
  checkText: () => (text, role, path) => {
    if ((role !== 'text' && role !== 'richText' && role !== 'html') || text.search(SIGN) < 0) return []
    const whole = readAnew(text)
    if (whole === undefined) return []
    for (const { index } of text.matchAll(SIGN)) {
      const before = /\S*$/.exec(text.slice(Math.max(0, index - MOST), index))?.[0] ?? ''
      const written = before + (/^\S*/.exec(text.slice(index, index + MOST))?.[0] ?? '')
      const was = readAnew(written)
      if (was !== undefined) return [{ ...at(path, message(misread, { written, was }), { start: index - before.length, length: written.length }), whole }]
    }
    return []
  },
}
