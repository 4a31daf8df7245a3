import { counted } from '../../../parts/counted'

/** What the page says in dev, beside problems. */
export const bannerWords = {
  noBlocks: 'Nothing can be mended while the blocks themselves have an error.',
  mended: (count: number) => (count === 0 ? 'There was nothing to mend any more.' : `${counted(count, 'place')} mended. "npm run section -- undo" goes back.`),
  notMended: (reason: string) => `Nothing was mended: the file ${reason}.`,
  noEditor: (place: string) =>
    `No editor is running that can be told from here to open a file. The place is ${place}. To have it opened, start the editor first, or name it: LAUNCH_EDITOR=code npm run dev.`,
}
