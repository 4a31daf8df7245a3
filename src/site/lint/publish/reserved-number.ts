import { entry } from '../../../parts/message'
import { message } from '../../diagnostics/catalogue'
import { at } from '../../diagnostics/diagnostic'
import { rangeOf } from '../../text/location'
import type { PublishRule } from '../rule'

const GAP = String.raw`[\s().\u2010-\u2015-]*`
/** Where the number of another country has begun: what follows is its end. */
const ABROAD = String.raw`(?:\+|(?<!\d)00)[2-9][\d \u00a0\u202f()./\u2010-\u2015-]{0,12}`
/** 555-0100 to 555-0199, which North America keeps for fiction, in any way of writing, with its area code. */
const RESERVED_NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}])(?<!${ABROAD})(?:(?:\+?1${GAP})?\(?[2-9]\d{2}${GAP})?555${GAP}01\d{2}(?!\d)`, 'gu')

const reserved = entry<{ number: string }>({
  code: 'PS552',
  title: 'A phone number for examples only',
  message: ({ number }) => `"${number}" is reserved for films and examples: nobody answers.`,
  hint: () => 'Write the real number, or allow it with your reason: "allow": { "reserved-number": "…" }.',
  example: {
    wrong: '{ "site": { "contact": { "phone": "(305) 555-0142" } } }',
    right: '{ "site": { "contact": { "phone": "the number of your office" } } }',
    words: { number: '(305) 555-0142' },
  },
})

export const rule: PublishRule = {
  meaning: 'No phone number is one for examples.',
  messages: [reserved],
  checkText: () => (text, _role, path) => Array.from(text.matchAll(RESERVED_NUMBER), (match) => at(path, message(reserved, { number: match[0] }), rangeOf(match))),
}
