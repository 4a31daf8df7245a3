const DONE = { set: 'changed', insert: 'added', remove: 'removed', move: 'moved', copy: 'copied' }

/** What the Studio answers. */
export const studioWords = {
  done: (what: keyof typeof DONE, where: string) => `${where} ${DONE[what]}.`,
  gone: 'This is no longer in the file; somebody else has changed it.',
  refused: 'Nothing was written: the page would have a mistake.',
  noPicture: (name: string) => `${name} is no picture that can be shown: choose a JPEG, PNG, WebP, AVIF, GIF or SVG.`,
  largePicture: (name: string) => `${name} is too large: a picture may have 40 MB.`,
  linkedFolder: 'media/ is a link to another folder, into which nothing is written from here.',
  elsewhere: 'The Studio writes files of this machine: it answers nobody else.',
  unreadable: 'The file has a mistake that keeps it from being read. Mend it first.',
}
