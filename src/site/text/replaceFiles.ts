import { exchangeFile } from './exchangeFile'

/** Other bytes for a file, and those that it has; undefined where there is none, or is to be none. */
export type Replacement = { path: string; before: Uint8Array | undefined; bytes: Uint8Array | undefined }

/**
 * Replaces several files, one after the other; where one cannot be replaced, those before it are put back.
 *
 * @throws what `exchangeFile` throws
 */
export function replaceFiles(replacements: readonly Replacement[]): void {
  const done: Replacement[] = []
  try {
    for (const replacement of replacements) {
      exchangeFile(replacement.path, replacement.before, replacement.bytes)
      done.unshift(replacement)
    }
  } catch (error) {
    for (const { path, before, bytes } of done) exchangeFile(path, bytes, before)
    throw error
  }
}
