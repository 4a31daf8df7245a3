import type { StylePart } from '../../parts/stylePart'
import type { CardGrid } from './schema'

export const styles: readonly StylePart<CardGrid>[] = [{ rules: /data-look=["']?rows/, isIn: ({ look }) => look === 'rows' }]
