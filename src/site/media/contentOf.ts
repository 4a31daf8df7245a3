import type { Opened } from './opened'
import { zipContent } from './zip'

/** Bytes at the beginning of a file that tell what it is. */
const BEGINNING = 4096

/** What a file is by its first bytes: the ending it should have, or one that no file of a site has. */
const MARKS: readonly (readonly [ending: string, mark: RegExp])[] = [
  ['pdf', /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-\d/],
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['wav', /^RIFF[\s\S]{4}WAVE/],
  ['avi', /^RIFF[\s\S]{4}AVI /],
  ['avif', /^[\s\S]{4}ftypavi[fs]/],
  ['heic', /^[\s\S]{4}ftyp(?:hei|hev|mif|msf)/],
  ['mov', /^[\s\S]{4}(?:ftypqt {2}|moov|mdat|wide)/],
  ['m4a', /^[\s\S]{4}ftypM4[AB] /],
  ['mp4', /^[\s\S]{4}ftyp/],
  ['ogg', /^OggS/],
  ['mp3', /^(?:ID3[\x02-\x04]|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/],
  ['doc', /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/],
  ['rtf', /^\{\\rtf/],
  ['gz', /^\x1f\x8b/],
  ['rar', /^Rar!/],
  ['7z', /^7z\xbc\xaf/],
  // Windows, Linux, macOS, and what is handed to a program by its first line.
  ['exe', /^(?:MZ|\x7fELF|\xcf\xfa\xed\xfe|\xce\xfa\xed\xfe|\xca\xfe\xba\xbe|#!)/],
]
/** What stands before the first line of a script that does something. */
const COMMENTS = String.raw`^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*|\/\/.*(?:\n|$)\s*)*`
/** How such a line begins. */
const SCRIPT = [
  `['"]use strict['"]`,
  String.raw`import\s[^\n]*\bfrom\s*['"]`,
  String.raw`import\s*['"(]`,
  String.raw`export\s+(?:default|const|function|class|\{)`,
  String.raw`(?:async\s+)?function\b\s*\w*\s*\(`,
  String.raw`(?:const|let|var)\s+[\w$\{[][^\n]*=`,
  String.raw`[!+(;]+\s*(?:async\s*)?(?:function\b|\([^)\n]*\)\s*=>)`,
  String.raw`(?:window|document|self|globalThis)\.\w`,
  String.raw`(?:eval|alert)\s*\(`,
]
/** What a text begins with that is more than that. */
const TEXT_MARKS: readonly (readonly [ending: string, mark: RegExp])[] = [
  ['vtt', /^WEBVTT(?:\s|$)/],
  ['ics', /^BEGIN:VCALENDAR\r?\n/i],
  ['vcf', /^BEGIN:VCARD\r?\n/i],
  ['php', /^\s*<\?(?:php|=)/i],
  ['svg', /^\s*(?=<)[\s\S]{0,1000}?<svg[\s>]/i],
  ['html', /^\s*<[a-z!/?]/i],
  ['js', new RegExp(`${COMMENTS}(?:${SCRIPT.join('|')})`)],
]

/** What a file is by its content. `text` is one that is nothing more; a fault says what is wrong with one of its kind, whatever its name. */
export type Content = { ending: string; fault?: string } | undefined

/** Returns what a file is by what is in it: the ending it should have; undefined where nobody can tell. */
export function contentOf(file: Opened): Content {
  const beginning = file.read(0, BEGINNING)
  const letters = beginning.toString('latin1')
  if (letters.startsWith('\x1a\x45\xdf\xa3')) return { ending: /\x42\x82[\x80-\xff]webm/.test(letters) ? 'webm' : 'mkv' }
  if (/^PK(?:\x03\x04|\x05\x06)/.test(letters)) return zipContent(file)
  const mark = MARKS.find(([, pattern]) => pattern.test(letters))
  if (mark) return { ending: mark[0] }
  if (beginning.includes(0)) return undefined
  const text = beginning.toString('utf8').replace(/^\ufeff/, '')
  return { ending: TEXT_MARKS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'txt' }
}
