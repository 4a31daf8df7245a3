import { BLACK, contrastOf, mixed, rgbOf, TEXT_CONTRAST, WHITE } from './colors'

/** What is kept for browsers that round. */
const SPARE = 0.2

/** Returns how much of "dark" has to lie over a picture, in per cent, so that "onDark" can be read on it whatever it shows; 100 where that is never so. */
export function scrimShare({ dark, onDark }: { dark: string; onDark: string }): number {
  const isReadable = (share: number) => [WHITE, BLACK].every((picture) => contrastOf(rgbOf(onDark), mixed(rgbOf(dark), share, picture)) >= TEXT_CONTRAST + SPARE)
  let share = 100
  while (share > 0 && isReadable(share - 1)) share--
  return share
}
