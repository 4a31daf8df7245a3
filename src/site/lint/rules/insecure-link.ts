import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { ofAddresses } from '../addresses'
import type { Rule } from '../rule'

const insecure = advice<{ href: string }>({
  code: 'PS521',
  title: 'A link without encryption',
  message: ({ href }) => `"${href}" is not encrypted: what it shows can be read and changed on the way.`,
  hint: () => 'Write "https:" instead of "http:" if the other site can do that.',
  example: {
    wrong: '{ "type": "linkList", "links": [{ "label": "Our bank", "href": "http://bank.example.com" }] }',
    right: '{ "type": "linkList", "links": [{ "label": "Our bank", "href": "https://bank.example.com" }] }',
    words: { href: 'http://bank.example.com' },
  },
})

export const rule: Rule = {
  meaning: 'A link starts with https.',
  messages: [insecure],
  checkText: () => ofAddresses((href) => (/^http:/i.test(href) ? message(insecure, { href }) : undefined)),
}
