const DONE = { set: 'changed', insert: 'added', remove: 'removed', move: 'moved', copy: 'copied' }

/** What the Studio answers. */
export const studioWords = {
  done: (what: keyof typeof DONE, where: string) => `${where} ${DONE[what]}.`,
  gone: 'This is no longer in the file; somebody else has changed it.',
  noPage: (address: string) => `There is no page ${address} any more: somebody else has moved or removed it. Choose another one.`,
  refused: 'Nothing was written: the page would have a mistake.',
  noPicture: (name: string) => `${name} is no picture that can be shown: choose a JPEG, PNG, WebP, AVIF, GIF or SVG.`,
  largePicture: (name: string) => `${name} is too large: a picture may have 40 MB.`,
  noFile: (path: string) => `${path} is no file of media/ that can be changed from here.`,
  otherFormat: (path: string, name: string) => `${name} is of another format than ${path}: bring it along as a new picture, and choose that one where it belongs.`,
  stillUsed: (path: string, where: string) => `${path} is still used: ${where}. Choose another one there first.`,
  replacedFile: (path: string) => `${path} replaced.`,
  removedFile: (path: string) => `${path} removed.`,
  linkedFolder: 'media/ is a link to another folder, into which nothing is written from here.',
  elsewhere: 'The Studio writes files of this machine: it answers nobody else.',
  brokenAt: (file: string, line: number | undefined) =>
    `${file} has a mistake${line === undefined ? '' : ` in line ${line}`} that keeps it from being read. What you write is kept, and goes into the file as soon as that is mended.`,
  unreadable: 'The file has a mistake that keeps it from being read. Mend it first.',
  notMendable: 'Only you can know what is right here: change it by hand.',
  notPanel: 'Only the Studio of this start may ask for this.',
  nothingHere: 'There is nothing here.',
  otherMethod: 'This can be read by GET, or changed by POST.',
  otherType: (type: string) => `A change is sent as ${type}.`,
  noPlace: 'This is no place in a content file.',
  noJson: 'This is no JSON.',
  tooLarge: 'This is too large.',
  unknownChange: 'This is no change that the Studio knows.',
}
