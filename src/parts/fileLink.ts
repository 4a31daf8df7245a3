import { anchorAttributes } from './Anchor'
import { sizeInWords } from './fileWords'
import { endingOf, parseFileReference } from './storedFile'

/** What a page says of a file: the attributes of a link to it, its type ("PDF"), and how large it is in words, where that is known. */
export type FileLink = { attributes: ReturnType<typeof anchorAttributes>; type: string; size: string | undefined }

/** @param reference the field of a compiled section that names the file */
export function fileLink(reference: string, lang: string): FileLink {
  const { address, bytes } = parseFileReference(reference)
  return { attributes: anchorAttributes(address.slice(1)), type: endingOf(address).toUpperCase(), size: bytes === undefined ? undefined : sizeInWords(bytes, lang) }
}
