import type { StylePart } from '../../parts/stylePart'
import type { FormProps } from './resolve'

export const styles: readonly StylePart<FormProps>[] = [{ rules: /data-pairs/, isIn: ({ pairs }) => pairs === true }]
