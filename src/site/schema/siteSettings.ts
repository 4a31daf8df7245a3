import { z } from 'zod'
import { href, link } from '../../parts/link'
import { options } from '../../parts/options'
import { media, picture } from '../../parts/picture'
import { marked, withRole } from '../../parts/role'
import { nameText, text } from '../../parts/text'
import { visibility } from '../../parts/visibility'
import { allow } from './allow'
import { services } from '../../parts/services'
import { footer, navigation } from './frameSettings'
import { type ThemeSettings, themeSchema } from './themeSchema'
import { words } from './words'

/** An address of another site; with its "https://" twice its host would be "https". */
const outsideUrl = z.url({ protocol: /^https$/, hostname: /^(?!https?$)/ })

/** What facts and links are called by. */
export const name = z.string().regex(/^[a-z][A-Za-z0-9]*$/)

const contact = z.strictObject({
  email: z.email().optional().describe('Used everywhere as {site.contact.email}.'),
  phone: marked(nameText, { phone: true }).optional().describe('As visitors read it; used as {site.contact.phone}.'),
  phoneLink: z
    .string()
    .regex(/^\+[0-9]{7,15}$/)
    .optional()
    .describe('The same number for telephones, for example "+13055550142"; used as {site.contact.phoneLink}.'),
  hours: nameText.optional().describe('When somebody answers; {site.contact.hours}.'),
  location: nameText.optional().describe('City and state; {site.contact.location}.'),
  address: nameText.optional().describe('Postal address in one line; {site.contact.address}.'),
})
/** Whether something can be drawn in it: numbers as they are, and room between them. */
function isBox(written: string): boolean {
  const numbers = written.split(' ').map(Number)
  const [width = 0, height = 0] = numbers.slice(2)
  return numbers.every((number) => Math.abs(number) <= 1_000_000) && width >= 0.01 && height >= 0.01
}

const drawnLogo = z.strictObject({
  viewBox: z
    .string()
    .regex(/^-?[0-9.]+( -?[0-9.]+){3}$/)
    .refine(isBox, {
      params: {
        code: 'bad-form',
        meaning: 'Write four numbers: left, top, width and height, as in "0 0 32 32". None is beyond a million, and neither width nor height is less than 0.01.',
      },
    })
    .describe('The drawing area, for example "0 0 32 32".'),
  path: z
    .string()
    .regex(/^[Mm][0-9MmLlHhVvCcSsQqTtAaZz\s.,-]+$/)
    .describe('The outline of the mark: the "d" of an SVG path.'),
})

const logo = z.union([
  drawnLogo,
  z.strictObject({
    src: media.describe('The file in the folder media/: an SVG, PNG or WebP.'),
    onDark: media.optional().describe('The file for dark ground, where the other one would not be seen.'),
    wordmark: z.boolean().optional().describe('true where the name is in the picture, so that it is not written beside it.'),
  }),
])

const noticeWords = {
  text: text.describe('What visitors of every page are to know, in a sentence or two.'),
  link: link.optional().describe('Where more of it stands.'),
}
/** A line above every page. */
const notice = marked(
  z.strictObject({
    ...noticeWords,
    closable: z.boolean().optional().describe('true lets visitors close it; for them it stays closed until it says something else.'),
    ...visibility('notice'),
  }),
  { timed: true },
)

/** A language as the web names it. */
const lang = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
const dir = options({ ltr: 'From left to right, like English.', rtl: 'From right to left, like Arabic.' })
const facts = z.record(name, z.union([nameText, z.record(name, nameText)]))
/** A language of the site: where its pages lie, and what it says differently of all that "site" says. */
const locale = z.strictObject({
  path: z.string().max(200).optional().describe('Where its pages lie: "/es". The language of "lang" has none.'),
  label: text.optional().describe('What the language calls itself, where visitors choose: "Español". Found by its name unless given.'),
  untranslated: options({
    omit: 'A page that is not translated does not exist in this language.',
    show: 'A page that is not translated is shown in the language of "lang", with a notice, and hidden from search engines.',
  })
    .optional()
    .describe('What becomes of pages that this language does not have; omit is the default.'),
  dir: dir.optional().describe('Direction of writing; that of the language unless given.'),
  name: nameText.optional().describe('Name of the site in this language.'),
  legalName: nameText.optional().describe('Registered name in this language.'),
  description: text.optional().describe('The sentence about the site in this language.'),
  contact: contact.partial().optional().describe('What of "contact" is different in this language.'),
  links: z.record(name, outsideUrl).optional().describe('Addresses of "links" that are others in this language.'),
  facts: facts.optional().describe('Facts of "facts" as this language says them.'),
  navigation: navigation.partial().optional().describe('What of the bar is different in this language.'),
  footer: footer.partial().optional().describe('What of the foot is different in this language.'),
  notice: z.strictObject(noticeWords).partial().optional().describe('The notice in this language.'),
  words: words.optional().describe('Words of the frame in this language, where they are to be others than those that come along.'),
})

export const siteSettings = z.strictObject({
  name: nameText.describe('Name of the site; ends every page title and is shown beside the mark.'),
  legalName: nameText.optional().describe('Registered name of the organisation.'),
  url: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain })
    .optional()
    .describe(
      'Address of the published site, without a slash at its end; with a path, as in "https://me.github.io/toys", all of it lies below that. Needed before it is published.',
    ),
  lang: lang.optional().describe('Language of the texts, for example "en-US". Without it they are in English.'),
  dir: dir.optional().describe('Direction of writing; that of the language unless given.'),
  locales: z.record(lang, locale).optional().describe('Further languages of the site: "es": { "path": "/es" }. Pages below that address are in that language.'),
  description: text.optional().describe('One sentence about the site, for search engines, feeds and the web manifest; that of the first page unless given.'),
  logo: logo.optional().describe('The mark, a disc unless given, as a path or as a file in media/: shown in the bar, and used for every icon unless "icon" is given.'),
  icon: media.optional().describe('A square SVG or PNG in media/ for tabs and home screens; needed where the logo is a file that is not square.'),
  picture: picture
    .optional()
    .describe(
      'What social networks show beside links to pages that have neither a "picture" of their own nor a large one in their sections: the first of 600 pixels or more wins.',
    ),
  contact: contact.optional().describe('Ways to reach the organisation, each written once.'),
  links: z.record(name, outsideUrl).optional().describe('Every external address once; used as {links.name}.'),
  facts: facts.optional().describe('Every figure or claim that several pages repeat; used as {facts.name} or {facts.group.name}.'),
  profiles: z.array(z.url()).optional().describe('Pages about the organisation elsewhere, for search engines and, with "profiles": true in "footer", for visitors.'),
  timeZone: withRole('timeZone', z.string()).optional().describe('Where the days in "from" and "until" begin, for example "America/New_York"; UTC unless given.'),
  programs: z
    .array(z.string().max(200))
    .max(50)
    .optional()
    .describe('Addresses at which other programs of the same host answer, such as "/admin": links may lead there, and no page of this site lies there.'),
  redirects: z.record(z.string(), href).optional().describe('Addresses that have moved: "/old": "/new". Visitors and search engines are led on.'),
  theme: themeSchema.optional().describe('Colours, gradients and fonts.'),
  navigation: navigation.optional().describe('The bar at the top of every page.'),
  footer: footer.optional().describe('The foot of every page.'),
  breadcrumbs: z.boolean().optional().describe('true shows on each page the way to it from the first one.'),
  notice: notice.optional().describe('A line above every page, such as new opening hours.'),
  services: services.optional().describe('Services of others that pages use, such as one that counts visits; without it nothing is loaded from elsewhere.'),
  words: words.optional().describe('Words that the frame around the pages uses, where they are to be others than those that come along.'),
  allow: allow.optional().describe('Advice that does not count on the whole site: the name of the rule, and why.'),
})
export type WrittenSettings = z.infer<typeof siteSettings>

type Completed = 'url' | 'lang' | 'description' | 'logo' | 'contact' | 'links' | 'facts'
type Navigation = NonNullable<WrittenSettings['navigation']>
type Footer = NonNullable<WrittenSettings['footer']>
/** The same with everything that has a default. */
export type SiteSettings = Omit<WrittenSettings, Completed | 'theme' | 'navigation' | 'footer'> & {
  [Name in Completed]: NonNullable<WrittenSettings[Name]>
} & {
  theme: ThemeSettings
  /** `isMade` where no author has written its links. */
  navigation: Navigation & { links: NonNullable<Navigation['links']>; isMade?: true }
  footer: Footer & { columns: NonNullable<Footer['columns']>; copyright: string }
}
