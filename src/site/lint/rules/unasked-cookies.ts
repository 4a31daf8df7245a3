import { advice } from '../../../parts/message'
import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { isUnasked } from '../../../parts/analytics'
import type { Rule } from '../rule'

const unasked = advice<{ service: string }>({
  code: 'PS538',
  title: 'Cookies that nobody was asked about',
  message: ({ service }) => `The service "${service}" stores cookies on the devices of visitors, who are not asked. In Europe and elsewhere that is against the law.`,
  hint: () => 'Write "consent": "ask", or delete "consent"; or take a service without cookies, such as "plausible".',
  example: {
    wrong: '{ "site": { "services": { "analytics": { "service": "google", "id": "G-ABCD123456" }, "consent": "none" } } }',
    right: '{ "site": { "services": { "analytics": { "service": "google", "id": "G-ABCD123456" }, "consent": "ask" } } }',
    words: { service: 'google' },
  },
})

export const rule: Rule = {
  meaning: 'Visitors are asked before something is stored on their device.',
  messages: [unasked],
  check: ({ file: { site } }) => {
    const { analytics } = site.services ?? {}
    return analytics && isUnasked(site.services) ? [at(['site', 'services', 'consent'], message(unasked, { service: analytics.service }))] : []
  },
}
