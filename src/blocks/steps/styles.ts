import type { StylePart } from '../../parts/stylePart'
import type { Steps } from './schema'

export const styles: readonly StylePart<Steps>[] = [{ rules: /^\.steps-(?:steps\[data-columns|picture)/, isIn: ({ items }) => items.some(({ picture }) => picture) }]
