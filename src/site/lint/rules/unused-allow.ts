import { atKey } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const needless = advice<{ name: string }>({
  code: 'PS525',
  title: 'Something is allowed that does not occur',
  message: ({ name }) => `"${name}" is allowed here, but nothing here goes against it.`,
  hint: () => 'Delete the line, so that it hides nothing later.',
  example: {
    wrong: '{ "type": "hero", "title": "Welcome", "allow": { "vague-link": "It leads to a film." } }',
    right: '{ "type": "hero", "title": "Welcome" }',
    words: { name: 'vague-link' },
  },
})

export const rule: Rule = {
  meaning: 'What is allowed does occur.',
  messages: [needless],
  ofAllowance: (place, allowed) => atKey([...place, 'allow', allowed], message(needless, { name: allowed })),
}
