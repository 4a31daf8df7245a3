import { readFileSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { MediaBytes } from '../../src/authoring/edit/mediaExchange'
import type { Renaming } from '../../src/authoring/edit/mediaNames'
import { removeEmpty } from './removeEmpty'

/** A file of media/ that gets another name, and where it lies before and after. */
type Moved = Renaming & { source: string; target: string }

/**
 * Gives files of media/ their new names, as `change` makes it of what they are to hold, and leaves no folder behind that is empty.
 * Where `change` throws, all is as it was.
 */
export function renameFiles(moved: readonly Moved[], change: (media: MediaBytes[]) => void): void {
  // Where a disk tells no capital letters apart both names mean one file, which would be taken away.
  const same = moved.filter(({ source, target }) => isSame(source, target))
  const folders = moved.flatMap(({ source, target }) => [dirname(source), dirname(target)])
  try {
    change(moved.filter((each) => !same.includes(each)).flatMap(bytesOf))
    for (const { source, target } of same) renameSync(source, target)
  } finally {
    for (const folder of folders) removeEmpty(folder)
  }
}

/** Read when it is its turn: together they may be more than there is room for. */
function bytesOf({ from, to, source }: Moved): MediaBytes[] {
  return [
    {
      name: to,
      get bytes() {
        return readFileSync(source)
      },
    },
    { name: from, bytes: undefined },
  ]
}

/** Whether both names mean one file, as on disks that tell no capital letters. */
function isSame(source: string, target: string): boolean {
  const [one, other] = [source, target].map((path) => statSync(path, { throwIfNoEntry: false }))
  return one !== undefined && other !== undefined && one.ino === other.ino && one.dev === other.dev
}
