import { message } from '../diagnostics/catalogue'
import { at, atOffset } from '../diagnostics/diagnostic'
import type { Rule } from './lint'

/** Beyond this nobody scrolls. */
const MOST_SECTIONS = 60
/** Beyond this an editor's help becomes slow, in bytes. */
const MOST_BYTES = 2 * 1024 * 1024

export const manySections: Rule = ({ file }) =>
  file.pages.flatMap((page, index) => {
    const { length: count } = page.hidden ? [] : page.sections.filter(({ hidden }) => !hidden)
    return count > MOST_SECTIONS ? [at(['pages', index, 'sections'], message('manySections', { count, most: MOST_SECTIONS }))] : []
  })

export const largeFile: Rule = ({ text }) => {
  const bytes = Buffer.byteLength(text)
  const megabytes = (count: number) => `${(count / 1024 / 1024).toFixed(2)} MB`
  return bytes > MOST_BYTES ? [atOffset(0, 1, message('largeFile', { size: megabytes(bytes), most: megabytes(MOST_BYTES) }))] : []
}
