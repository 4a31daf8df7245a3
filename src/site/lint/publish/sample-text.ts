import { entry } from '../../../parts/message'
import { message } from '../../diagnostics/catalogue'
import { at } from '../../diagnostics/diagnostic'
import { rangeOf } from '../../text/location'
import type { PublishRule } from '../rule'

/** A line, an entry of a list or an element of HTML that is in square brackets from end to end, as the sentences of a new site are. */
const SAMPLE = /\[(?<=^[ \t]{0,20}(?:[-*>][ \t]{1,4})?\[)(?=[^\]\n]{0,500}\p{L}{2})[^[\]\n]{3,500}\](?=[ \t]{0,20}$)/mu
const SAMPLE_IN_HTML = /\[(?<=>\s{0,40}\[)(?=[^\]<]{0,500}\p{L}{2})[^[\]<]{3,500}\](?=\s{0,40}<)/u

const sample = entry<{ text: string }>({
  code: 'PS557',
  title: 'A sample text',
  message: ({ text }) => `"${text}" says in square brackets what is to stand here.`,
  hint: () => 'Write that in its place, without the brackets, or delete what it belongs to.',
  example: {
    wrong: '{ "type": "hero", "title": "[What we do, in five words]" }',
    right: '{ "type": "hero", "title": "Loans without surprises" }',
    words: { text: '[What we do, in five words]' },
  },
})

/** The first of each text is told. */
export const rule: PublishRule = {
  meaning: 'No sample text of a new site is left.',
  messages: [sample],
  checkText: () => (text, role, path) => {
    const found = role === 'text' || role === 'richText' ? SAMPLE.exec(text) : role === 'html' ? SAMPLE_IN_HTML.exec(text) : null
    return found ? [at(path, message(sample, { text: found[0] }), rangeOf(found))] : []
  },
}
