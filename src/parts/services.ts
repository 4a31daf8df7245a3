import { z } from 'zod'
import { href } from './link'
import { options } from './options'
import { text } from './text'

const domain = z.string().regex(z.regexes.domain)
/** Only a host: addresses of scripts are added to it. */
const host = z.string().regex(/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)

const analytics = z.discriminatedUnion('service', [
  z.strictObject({
    service: z.literal('plausible').describe('Plausible: counts visits without cookies.'),
    domain: domain.describe('The site as it is called there: "example.com".'),
    host: host.optional().describe('Where your own Plausible runs: "https://stats.example.com"; that of the maker unless given.'),
  }),
  z.strictObject({
    service: z.literal('umami').describe('Umami: counts visits without cookies.'),
    id: z.uuid().describe('The website id that Umami shows.'),
    host: host.optional().describe('Where your own Umami runs: "https://stats.example.com"; that of the maker unless given.'),
  }),
  z.strictObject({
    service: z.literal('matomo').describe('Matomo: with cookies, unless "consent" is none.'),
    id: z.number().int().min(1).describe('The number of the site there.'),
    host: host.describe('Where Matomo runs: "https://example.matomo.cloud".'),
  }),
  z.strictObject({
    service: z.literal('google').describe('Google Analytics 4: with cookies.'),
    id: z
      .string()
      .regex(/^G-[A-Z0-9]{4,16}$/)
      .describe('The measurement id: "G-ABCD123456".'),
  }),
])
export type Analytics = z.infer<typeof analytics>

/** Services of others that pages use. */
export const services = z.strictObject({
  analytics: analytics.optional().describe('What counts visits. Nothing is counted while pages are written.'),
  consent: options({
    ask: 'Visitors are asked first, and nothing is loaded before they agree.',
    none: 'Nobody is asked: for services that store nothing on the device.',
  })
    .optional()
    .describe('Whether visitors are asked first; ask is the default for services that store cookies.'),
  text: text.optional().describe('What visitors are asked, in place of the sentence that comes along.'),
  privacy: href.optional().describe('The page that says what is stored and why; the question links to it.'),
})
export type Services = z.infer<typeof services>
