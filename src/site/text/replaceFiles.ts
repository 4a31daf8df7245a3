import { replaceFile } from './replaceFile'

/** Other bytes for a file, and those that it has. */
export type Replacement = { path: string; before: Uint8Array; bytes: Uint8Array }

/**
 * Replaces several files, one after the other; where one cannot be replaced, those before it are put back.
 *
 * @throws what `replaceFile` throws
 */
export function replaceFiles(replacements: readonly Replacement[]): void {
  const done: Replacement[] = []
  try {
    for (const replacement of replacements) {
      replaceFile(replacement.path, replacement.before, replacement.bytes)
      done.unshift(replacement)
    }
  } catch (error) {
    for (const { path, before, bytes } of done) replaceFile(path, bytes, before)
    throw error
  }
}
