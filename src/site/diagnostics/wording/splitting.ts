/** What the commands say that divide a content file, and put it together. */
export const splitWords = {
  isSplit: 'The content has several files already: "include" names them.',
  isOne: 'The content is one file already: it has no "include".',
  noPages: 'There are no pages that could be divided.',
  unreadable: 'The content cannot be read. "npm run check" tells what is wrong.',
  taken: (path: string) => `${path} is there already. Take it away, or give it another name.`,
  split: (file: string, count: number) => `${file} includes ${count} files now.`,
  joined: (file: string, count: number) => `${file} holds what stood in ${count} files, which are gone.`,
}
