import { entry } from '../../../parts/message'
import { message } from '../../diagnostics/catalogue'
import { at } from '../../diagnostics/diagnostic'
import { placeholdersIn, unfinishedWords } from '../placeholders'
import type { PublishRule } from '../rule'

const unfinished = entry({ code: 'PS553', ...unfinishedWords })

export const rule: PublishRule = {
  meaning: 'No text is left for later.',
  messages: [unfinished],
  checkText:
    ({ file }) =>
    (text, role, path) =>
      placeholdersIn(text, role, file.site.lang).map(({ text: mark, within }) => at(path, message(unfinished, { text: mark }), within)),
}
