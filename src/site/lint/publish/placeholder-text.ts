import { entry } from '../../../parts/message'
import { message } from '../../diagnostics/catalogue'
import { at } from '../../diagnostics/diagnostic'
import { placeholdersIn } from '../placeholders'
import type { PublishRule } from '../rule'

const unfinished = entry<{ text: string }>({
  code: 'PS553',
  title: 'A text left for later',
  message: ({ text }) => `"${text}" looks like a text left for later.`,
  hint: () => 'Write what is meant to stand here.',
  example: {
    wrong: '{ "type": "hero", "title": "TODO: find a headline" }',
    right: '{ "type": "hero", "title": "Loans without surprises" }',
    words: { text: 'TODO' },
  },
})

export const rule: PublishRule = {
  meaning: 'No text is left for later.',
  messages: [unfinished],
  checkText:
    ({ file }) =>
    (text, role, path) =>
      placeholdersIn(text, role, file.site.lang).map(({ text: mark, within }) => at(path, message(unfinished, { text: mark }), within)),
}
