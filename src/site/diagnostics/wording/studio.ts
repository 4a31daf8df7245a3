const DONE = { set: 'changed', insert: 'added', remove: 'removed', move: 'moved', copy: 'copied' }

/** What the Studio answers. */
export const studioWords = {
  done: (what: keyof typeof DONE, where: string) => `${where} ${DONE[what]}.`,
  gone: 'This is no longer in the file; somebody else has changed it.',
  refused: 'Nothing was written: the page would have a mistake.',
  unreadable: 'The file has a mistake that keeps it from being read. Mend it first.',
}
