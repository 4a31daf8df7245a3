import { entry } from '../../../parts/message'
import { message } from '../../diagnostics/catalogue'
import { at } from '../../diagnostics/diagnostic'
import { NO_HOST } from '../../schema/complete'
import { rangeOf } from '../../text/location'
import type { PublishRule } from '../rule'

/** Hosts of RFC 2606 and 6761: the first wherever they stand, the others where an address says that they are hosts. */
const EXAMPLE_HOST = /(?<![\p{L}\p{N}.-])(?:[a-z0-9-]+\.)*example\.(?:com|net|org)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/giu
const RESERVED_HOST = /(?<=@|\/\/)(?:(?:[a-z0-9-]+\.)*[a-z0-9-]+\.(?:test|invalid|example|localhost)|localhost)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/giu

const reserved = entry<{ host: string }>({
  code: 'PS551',
  title: 'An address for examples only',
  message: ({ host }) => `"${host}" is reserved for examples: it leads nowhere.`,
  hint: () => 'Write the real address, or allow it with your reason: "allow": { "reserved-host": "…" }.',
  example: {
    wrong: '{ "type": "linkList", "links": [{ "label": "What a loan is", "href": "https://loans.example.com" }] }',
    right: '{ "type": "linkList", "links": [{ "label": "What a loan is", "href": "https://en.wikipedia.org/wiki/Loan" }] }',
    words: { host: 'loans.example.com' },
  },
})

export const rule: PublishRule = {
  meaning: 'No address is one for examples.',
  messages: [reserved],
  checkText: () => (text, _role, path) => {
    // A site without an address is told as that.
    if (text === NO_HOST && path.join() === 'site,url') return []
    const found = [...text.matchAll(EXAMPLE_HOST), ...text.matchAll(RESERVED_HOST)]
    return found.map((match) => at(path, message(reserved, { host: match[0] }), rangeOf(match)))
  },
}
