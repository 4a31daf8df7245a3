import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'

/** What is larger is not even read to be refused, in bytes. */
const MOST = 2 ** 30

/**
 * Reads the bytes of a content file. A pipe keeps who reads it waiting until somebody writes, and some devices never end: these
 * are no files.
 *
 * @param most bytes that are read
 * @throws the error of the file system, or one like it for what is no file
 */
export function readContent(path: string, most = MOST): Buffer {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const stats = fstatSync(file)
    if (stats.size > most) throw refused('EFBIG', path)
    // Of a folder the file system says so, too, but not which.
    if (stats.isDirectory()) throw refused('EISDIR', path)
    if (!stats.isFile()) throw refused('NOFILE', path)
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

/** An error as the file system gives them. For what is no file it has no code of its own. */
function refused(code: 'EFBIG' | 'EISDIR' | 'NOFILE', path: string): Error {
  return Object.assign(new Error(code), { code, syscall: 'read', path })
}
