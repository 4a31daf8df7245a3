import { options } from './options'

/** Drawings that `Art.tsx` computes. */
export const art = options({
  guilloche: 'Fine interlaced lines, as on bank notes.',
  contours: 'Lines like those of a map of heights.',
  columns: 'A row of upright bars.',
  none: 'No drawing.',
})
