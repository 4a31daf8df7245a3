import { counted } from '../../../parts/counted'

/** What `npm run media` says. */
export const mediaWords = {
  empty: (folder: string) => `There are no files in ${folder}.`,
  unused: 'used nowhere',
  broken: (fault: string, remedy: string) => `${fault}. ${remedy}`,
  /** Sizes in words: as it lies there, and as visitors load it. */
  sizes: (before: string, after: { smallest: string; largest: string; files: number } | undefined) => {
    if (!after) return before
    const loaded = after.smallest === after.largest ? after.largest : `${after.smallest} to ${after.largest}`
    return `${before} → ${loaded}, ${after.files === 1 ? 'as it is' : `in ${counted(after.files, 'file')}`}`
  },
  total: (files: number, before: string, after: string) => `${counted(files, 'file')}, ${before}; all that is made of them: ${after}.`,
  better: (from: string, to: string) => `${from} would be better called ${to}.`,
  howToRename: 'To rename them on disk and in the content file together: npm run media -- --fix',
  notBuilt: 'What visitors load of them is told when the site has no mistakes: npm run check',
  renamed: (from: string, to: string) => `${from} is now ${to}.`,
  followed: (pages: string) => `${pages} names them so.`,
  nothing: 'All names are as they should be.',
  invalid: (pages: string) => `${pages} has mistakes. Mend them first: npm run check. Nothing was renamed.`,
}
