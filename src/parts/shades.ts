/** How much of the first colour is in each colour that the stylesheet mixes of two, in percent. */
export const SHADES = {
  /** ink with white: a button under the pointer */
  inkHover: 86,
  /** the accent on dark with white: a button under the pointer */
  accentHover: 84,
  /** the dark ground with white: a box on it */
  darkRaised: 94,
  /** the ground of a dark site with white: a box on it */
  paperRaised: 95,
  /** the dark ground of a dark site with white: where a tile without a gradient of its own begins */
  tile: 88,
  /** the colour of errors with the light text of dark grounds: an error there */
  errorOnDark: 40,
  /** ink over a light ground: a button without a fill under the pointer */
  washLight: 5,
  /** light text over the dark ground, the same */
  washDark: 10,
} as const

/** Share of a gradient's first and second colour in what is shown; the rest is the dark ground. In oklab, in percent. */
export const GRADIENT_SHARES = [60, 40] as const
/** Opacity of the small text on a gradient, in percent. */
export const TILE_TEXT = 86
