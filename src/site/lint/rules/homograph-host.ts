import { domainToUnicode } from 'node:url'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { ofAddresses } from '../addresses'
import type { Rule } from '../rule'

const homograph = advice<{ host: string; ascii: string }>({
  code: 'PS520',
  title: 'An address in mixed alphabets',
  message: ({ host, ascii }) => `"${host}" mixes letters of several alphabets and really is "${ascii}": it may pretend to be another site.`,
  hint: () => 'Type the address anew; do not copy it.',
  example: {
    wrong: '{ "type": "linkList", "links": [{ "label": "Our bank", "href": "https://b\u0430nk.example.com" }] }',
    right: '{ "type": "linkList", "links": [{ "label": "Our bank", "href": "https://bank.example.com" }] }',
    words: { host: 'b\u0430nk.example.com', ascii: 'xn--bnk-6cd.example.com' },
  },
})

/** Scripts whose letters can be taken for Latin ones. */
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
/** Letters of these scripts that look like Latin ones throughout: a host of nothing else pretends to be Latin. */
const DOUBLES = /^[аеорсухіјѕһԁԛԝӏвкмтнɡοαινρτυκχ0-9-]+$/u

export const rule: Rule = {
  meaning: 'An address is written in one alphabet.',
  messages: [homograph],
  checkText: () =>
    ofAddresses((href) => {
      const { host: ascii } = new URL(href)
      const host = domainToUnicode(ascii.replace(/:\d+$/, ''))
      const isMixed = host.split('.').some((label) => LOOKALIKES.test(label) && (/\p{Script=Latin}/u.test(label) || DOUBLES.test(label)))
      return isMixed ? message(homograph, { host, ascii }) : undefined
    }),
}
