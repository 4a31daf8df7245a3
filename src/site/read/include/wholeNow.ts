import { basename } from 'node:path'
import { readAll, type Whole } from './readAll'
import { readWhole } from './readWhole'

/** A content as it is now, for who only wants to tell places in it; of one that cannot be read, as much as can. */
export function wholeNow(path: string): Whole {
  try {
    return readAll(readWhole(path), basename(path))
  } catch {
    return { text: '', value: undefined, findings: [], untold: 0 }
  }
}
