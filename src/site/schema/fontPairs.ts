import { options } from '../../parts/options'

/** A font of headings and one of everything else. */
export type Fonts = { heading: string; text: string }

/** Pairs of fonts that come along, each with a sentence for who chooses. */
const PAIRS = {
  classic: [{ heading: 'Newsreader', text: 'Instrument Sans' }, 'A newspaper: headings with serifs over a plain text.'],
  literary: [{ heading: 'Source Serif 4', text: 'Source Sans 3' }, 'A book publisher: calm and easy to read.'],
  bookish: [{ heading: 'Lora', text: 'Work Sans' }, 'A reading room: brushed serifs, wide text.'],
  editorial: [{ heading: 'Fraunces', text: 'Inter' }, 'A magazine: soft, characterful serifs.'],
  elegant: [{ heading: 'Playfair Display', text: 'Source Sans 3' }, 'An invitation: thin and thick strokes.'],
  modern: [{ heading: 'Outfit', text: 'Inter' }, 'A young firm: round geometric headings.'],
  technical: [{ heading: 'Space Grotesk', text: 'Inter' }, 'An engineer: drawn with a ruler.'],
  sturdy: [{ heading: 'Archivo', text: 'Source Sans 3' }, 'A workshop: strong and close.'],
  friendly: [{ heading: 'Nunito', text: 'Source Sans 3' }, 'A kindergarten: rounded ends.'],
  lively: [{ heading: 'Bricolage Grotesque', text: 'Instrument Sans' }, 'A poster: a little odd.'],
  swiss: [{ heading: 'Work Sans', text: 'Source Serif 4' }, 'A museum: plain headings over a text with serifs.'],
  quiet: [{ heading: 'Instrument Sans', text: 'Newsreader' }, 'A letter: plain headings over a newspaper text.'],
} as const satisfies Record<string, readonly [Fonts, string]>
type Pair = keyof typeof PAIRS

/** The name of a pair. */
export const fontPair = options(Object.fromEntries(Object.entries(PAIRS).map(([name, [, meaning]]) => [name, meaning])) as Record<Pair, string>)

/** The fonts that an author names, one by one or by the name of a pair. */
export function fontsNamed(written: Fonts | Pair): Fonts {
  return typeof written === 'string' ? PAIRS[written][0] : written
}
