import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { isHidden } from '../../schema/visitFile'
import { placeholdersIn } from '../placeholders'
import type { Rule } from '../rule'

const unfinished = advice<{ text: string }>({
  code: 'PS512',
  title: 'A text left for later',
  message: ({ text }) => `"${text}" looks like a text left for later.`,
  hint: () => 'Write what is meant to stand here.',
  example: {
    wrong: '{ "type": "hero", "title": "TODO: find a headline" }',
    right: '{ "type": "hero", "title": "Loans without surprises" }',
    words: { text: 'TODO' },
  },
})

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
