import { isEither } from '../../read/syntax/numbers'

/** What to write in place of a number in quotes whose point may stand between thousands or before tenths; undefined for any other value. */
export function eitherNumberWords(found: unknown): string | undefined {
  if (typeof found !== 'string' || !isEither(found.trim())) return undefined
  return `Write ${Number(found.replace('.', ''))} or ${Number(found)} without quotes, whichever number is meant.`
}
