import { hrefFault } from '../../parts/href'

/** Longest text that is written anew, in characters, and most tags in it. */
const LONGEST = 20_000
const MOST_TAGS = 500

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '\u2014',
  ndash: '\u2013',
  hellip: '\u2026',
  copy: '\u00a9',
}
/** Tags that say only how words look, or that a paragraph or an entry begins; those of word processors, too. */
const KNOWN = /^(?:a|b|strong|i|em|u|font|span|div|p|br|ul|ol|li|o:p|st1:[a-z]+)$/
const TAG = /<(\/?)([a-z][\w:]*)(\s[^<>]*)?\/?>/gi
/** Remarks, and what word processors hide in them. */
const REMARK = /<!--[\s\S]*?-->|<!\[[^\]<>]{0,40}\]>/g

/** Where the text stands: as it is written, as Markdown, or as Markdown of one paragraph. */
export type Into = 'plain' | 'inline' | 'markdown'

/** The text without tags that programs put around it, with Markdown where that is read; undefined where something would be lost. */
export function withoutTags(text: string, into: Into): string | undefined {
  const bare = text.length > LONGEST ? undefined : text.replaceAll(REMARK, '')
  const tags = bare === undefined ? [] : [...bare.matchAll(TAG)]
  if (bare === undefined || tags.length > MOST_TAGS || tags.some(([, , name = '']) => !KNOWN.test(name.toLowerCase()))) return undefined
  const linked = into === 'plain' ? bare : withMarks(bare)
  const blocks = linked
    .replaceAll(/<li\b[^<>]*>\s*/gi, '\n- ')
    .replaceAll(/<br\s*\/?>\s*/gi, '\n')
    .replaceAll(/<\/(?:p|div|ul|ol)>\s*/gi, '\n\n')
    .replaceAll(TAG, '')
  const plain = into === 'plain' ? readable(blocks) : blocks.replaceAll('&nbsp;', ' ')
  const tidy = plain
    .replaceAll(/(?<! ) {2,}(?! *\n)/g, ' ')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const isOneLine = !tidy.includes('\n')
  if (tidy === '' || (into !== 'markdown' && !isOneLine)) return undefined
  return /<[a-z/!]/i.test(tidy) ? undefined : tidy
}

const readable = (text: string) => text.replaceAll(/&(\w{2,8});/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** Bold, italic and linked words with the signs of Markdown; spaces at their edges stay outside. */
function withMarks(text: string): string {
  const around = (sign: string) => (_whole: string, _name: string, words: string) =>
    words.replace(/^(\s*)([\s\S]*?)(\s*)$/, (_, before: string, inner: string, behind: string) => (inner === '' ? before + behind : `${before}${sign}${inner}${sign}${behind}`))
  return text
    .replaceAll(/<(b|strong)(?:\s[^<>]*)?>((?:(?!<\/?\1\b)[\s\S]){0,2000}?)<\/\1>/gi, around('**'))
    .replaceAll(/<(i|em)(?:\s[^<>]*)?>((?:(?!<\/?\1\b)[\s\S]){0,2000}?)<\/\1>/gi, around('*'))
    .replaceAll(/<a\s[^<>]*?href=["']([^"'\s]+)["'][^<>]*>((?:(?!<\/?a\b)[\s\S]){0,2000}?)<\/a>/gi, (_whole, href: string, words: string) =>
      words.trim() === '' || hrefFault(href) !== undefined ? words : `[${words.trim()}](${href})`,
    )
}
