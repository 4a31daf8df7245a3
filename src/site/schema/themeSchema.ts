import { z } from 'zod'
import { options } from '../../parts/options'
import { fontPair, type Fonts } from './fontPairs'
import { marked, withRole } from '../../parts/role'

const color = marked(z.string().regex(/^#[0-9a-fA-F]{6}$/), { form: 'Write a colour as # and six digits or letters from a to f, such as "#10192a".', color: true }).describe(
  'A colour as #rrggbb.',
)

const colors = z
  .strictObject({
    ink: color.describe('Text and headings.'),
    muted: color.describe('Secondary text; at least 4.5:1 on paper and tint.'),
    paper: color.describe('The light ground.'),
    tint: color.describe('The tinted ground.'),
    dark: color.describe('The dark ground.'),
    onDark: color.describe('Text on the dark ground.'),
    mutedOnDark: color.describe('Secondary text on the dark ground.'),
    line: color.describe('Hairlines on light grounds.'),
    lineOnDark: color.describe('Hairlines on the dark ground.'),
    accent: color.describe('The one accent, for drawings, rules and charts.'),
    accentText: color.describe('The accent where it is text on a light ground; at least 4.5:1.'),
    accentOnDark: color.describe('The accent where it is text on the dark ground; at least 4.5:1.'),
    error: color.describe('Messages of a form.'),
  })
  .partial()

export const themeSchema = z.strictObject({
  accent: color.optional().describe('The colour of the brand: every colour that "colors" does not say is made of it, such that all text can be read.'),
  colors: colors.optional().describe('Colours that are to be others than those made of "accent".'),
  scheme: options({
    light: 'Dark text on light ground.',
    dark: 'Light text on dark ground.',
    auto: 'Dark or light as each visitor has set the device, with a switch in the bar.',
  })
    .optional()
    .describe('Whether the site is light or dark; light is the default.'),
  darkColors: colors.optional().describe('The same where a site with the scheme "auto" is dark.'),
  gradients: z
    .record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), z.array(color).length(2))
    .optional()
    .describe('Named gradients for tiles, each from the first colour to the second; white text is set on them.'),
  fonts: z
    .union([
      fontPair,
      z.strictObject({
        heading: withRole('font', z.string().min(1)).describe('Font of headings, for example "Newsreader"; its package @fontsource-variable/… must be installed.'),
        text: withRole('font', z.string().min(1)).describe('Font of everything else.'),
      }),
    ])
    .optional()
    .describe('The two fonts, or the name of a pair that comes along; without them the fonts of the device are used.'),
  button: options({ ink: 'Buttons on light grounds have the colour of the text.', accent: 'They have the colour of the brand.' })
    .optional()
    .describe('The colour of buttons; ink is the default.'),
  radius: options({ none: 'Square corners.', small: 'Slightly round corners.', medium: 'Clearly round corners.' })
    .optional()
    .describe('How round corners are; small is the default.'),
})
export type WrittenTheme = z.infer<typeof themeSchema>
export type Colors = Required<NonNullable<WrittenTheme['colors']>>
/** A theme in which every colour is said, and each font by its name; `darkColors` are there where the scheme is "auto". */
export type ThemeSettings = Omit<WrittenTheme, 'colors' | 'darkColors' | 'fonts'> & { colors: Colors; darkColors?: Colors | undefined; fonts?: Fonts | undefined }
