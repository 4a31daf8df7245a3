import type { StylePart } from '../../parts/stylePart'
import type { Hero } from './schema'

export const styles: readonly StylePart<Hero>[] = [
  { pattern: 'facts', rules: /\.hero-facts(?![\w-])/, isIn: ({ facts }) => facts !== undefined },
  { pattern: 'edge', rules: /\.hero-edge(?![\w-])/, isIn: ({ place }) => place === 'edge' },
]
