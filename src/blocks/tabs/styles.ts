import type { StylePart } from '../../parts/stylePart'

export const styles: readonly StylePart[] = [{ pattern: 'folds', isIn: () => true }]
