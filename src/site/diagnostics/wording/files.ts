import { ChangedMeanwhile } from '../../text/replaceFile'

/** What the operating system says by its codes. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EFBIG: 'it is too large',
  NOFILE: 'it is a pipe or a device, and no file',
  ENXIO: 'it is a pipe or a device, and no file',
  ENOTDIR: 'a part of its path is a file',
  ELOOP: 'its links lead round in a circle',
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'it lies on a disk that can only be read',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
}

/** Why a file could not be read or written; undefined for an error that is none of the file system. */
export function fileReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined
  return REASONS[String(error.code)] ?? error.message
}

/** Returns a sentence that names the file and why it cannot be read or written, or was not; undefined for an error that is none of the file system. */
export function fileFault(error: unknown): string | undefined {
  if (error instanceof ChangedMeanwhile) return `${error.message} It was left as it is; run the command again.`
  const reason = fileReason(error)
  const path = error instanceof Error && 'path' in error ? String(error.path) : undefined
  if (reason === undefined) return undefined
  return path === undefined ? `A file cannot be read or written: ${reason}.` : `${path} cannot be read or written: ${reason}.`
}
