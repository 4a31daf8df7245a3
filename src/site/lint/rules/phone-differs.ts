import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const differs = advice<{ phone: string; phoneLink: string }>({
  code: 'PS539',
  title: 'Two telephone numbers that differ',
  message: ({ phone, phoneLink }) => `Visitors read "${phone}", but who taps it calls "${phoneLink}".`,
  hint: ({ phoneLink }) => `Write the same number in both; "phoneLink" begins with the code of the country, as "${phoneLink.slice(0, 3)}…".`,
  example: {
    wrong: '{ "site": { "contact": { "email": "toys@toys.example.com", "phone": "(305) 555-0142", "phoneLink": "+13055550143" } } }',
    right: '{ "site": { "contact": { "email": "toys@toys.example.com", "phone": "(305) 555-0142", "phoneLink": "+13055550142" } } }',
    words: { phone: '(305) 555-0142', phoneLink: '+13055550143' },
  },
})

/** Fewer digits say nothing: a number of letters, such as "1-800-FLOWERS". */
const LEAST_DIGITS = 7

/** The number that is read and the one that is called. */
export const rule: Rule = {
  meaning: 'The telephone number that visitors read is the one that is called.',
  messages: [differs],
  check: ({ file: { site } }) => {
    const { phone, phoneLink } = site.contact
    if (phone === undefined || phoneLink === undefined || /[a-z]{3}/i.test(phone)) return []
    // A zero before the area code, in brackets or not, is dropped where the code of the country stands.
    const digits = phone.replaceAll(/\(0\)/g, '').replaceAll(/\D/g, '').replace(/^0+/, '')
    return digits.length < LEAST_DIGITS || phoneLink.endsWith(digits) ? [] : [at(['site', 'contact', 'phoneLink'], message(differs, { phone, phoneLink }))]
  },
}
