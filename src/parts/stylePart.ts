/** Rules of stylesheets that not every section of a block needs; those of its folder stand in its styles.ts. */
export type StylePart<Props = never> = {
  /** What they select. May be left out of a pattern that is known already. */
  rules?: RegExp
  /** Whether a section needs them, by what it is drawn with. */
  isIn: (props: Props) => boolean
  /** With a name only pages that need them load them; without one all pages do, once a section of the site needs them. */
  pattern?: string
}
