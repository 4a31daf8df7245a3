import type { StylePart } from '../../parts/stylePart'
import type { ArticleListProps } from './resolve'

export const styles: readonly StylePart<ArticleListProps>[] = [
  { rules: /^\.articleList-options(?![\w-])/, isIn: ({ options }) => options !== undefined },
  { rules: /^\.articleList-pages(?![\w-])/, isIn: ({ pages }) => pages !== undefined },
  { rules: /\.articleList-fields(?![\w-])/, isIn: ({ items }) => items.some(({ shown = [] }) => shown.length > 0) },
]
