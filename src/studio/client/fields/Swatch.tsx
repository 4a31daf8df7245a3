/** The colours that a sentence names: "From #101010 to #505050." */
export const coloursIn = (words = ''): string[] => words.match(/#[0-9a-f]{6}/gi) ?? []

/** A small piece of a colour, or of the gradient from one to another. */
export function Swatch({ colours: [from = 'transparent', to = from] }: { colours: readonly string[] }) {
  return <span className="swatch" aria-hidden="true" style={{ background: `linear-gradient(135deg, ${from}, ${to})` }} />
}
