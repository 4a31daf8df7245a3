import { atOffset } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const large = advice<{ size: string; most: string }>({
  code: 'PS523',
  title: 'A very large file',
  message: ({ size, most }) => `The file has ${size}; beyond ${most} editing and checking become slow.`,
  hint: () => 'Put what repeats into "shared" and "facts", and take out what is hidden for good.',
  example: {
    wrong: '{ "type": "prose", "title": "Fees", "parts": [ … 5 MB of parts … ] }',
    right: '{ "type": "prose", "title": "Fees", "parts": [{ "title": "Hidden fees", "text": "There are none." }] }',
    words: { size: '5.00 MB', most: '2.00 MB' },
  },
})

/** Beyond this an editor's help becomes slow, in bytes. */
const MOST = 2 * 1024 * 1024

const megabytes = (count: number) => `${(count / 1024 / 1024).toFixed(2)} MB`

export const rule: Rule = {
  meaning: 'The file has at most 2 MB.',
  messages: [large],
  check: ({ source }) => {
    const bytes = source.size ?? Buffer.byteLength(source.text)
    return bytes > MOST ? [atOffset(0, 1, message(large, { size: megabytes(bytes), most: megabytes(MOST) }))] : []
  },
}
