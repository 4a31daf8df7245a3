import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { isHidden } from '../../schema/visitFile'
import { placeholdersIn, unfinishedWords } from '../placeholders'
import type { Rule } from '../rule'

const unfinished = advice({ code: 'PS512', ...unfinishedWords })

export const rule: Rule = {
  meaning: 'No text is left for later.',
  messages: [unfinished],
  checkText:
    ({ file }) =>
    (text, role, path) => {
      const found = placeholdersIn(text, role, file.site.lang)
      if (found.length === 0 || isHidden(file, path)) return []
      return found.map(({ text: mark, within }) => at(path, message(unfinished, { text: mark }), within))
    },
}
