import { entry } from '../../../parts/message'
import { message } from '../../diagnostics/catalogue'
import { atKey } from '../../diagnostics/diagnostic'
import { NO_HOST } from '../../schema/complete'
import type { PublishRule } from '../rule'

const noAddress = entry<object>({
  code: 'PS555',
  title: 'A site without an address',
  message: () => 'The site does not say at which address it will be.',
  hint: () => 'Write it in "site", without a slash at its end: "url": "https://www.your-name.com".',
  example: {
    wrong: '{ "site": { "name": "Corner Bakery" } }',
    right: '{ "site": { "name": "Corner Bakery", "url": "https://www.cornerbakery.com" } }',
    words: {},
  },
})

export const rule: PublishRule = {
  meaning: 'The site says at which address it will be.',
  messages: [noAddress],
  check: ({ file }) => (file.site.url === NO_HOST ? [atKey(['site', 'url'], message(noAddress, {}))] : []),
}
