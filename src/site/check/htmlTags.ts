/** The start of a tag in HTML: which element, whether it ends there, all that is written in it, and where. */
export type Tag = { name: string; isEnd: boolean; text: string; start: number; length: number }

const TAG = /<(\/?)([a-z][^\s/>]*)([^>]*)/gi
const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g
/** A tag that can be read in one way only. */
const PLAIN_TAG = /<(?:\/[a-z][a-z0-9-]*\s*|[a-z][a-z0-9-]*(?:\s+[a-z][\w:-]*(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>=`]+))?)*\s*\/?)>/gi
/** What is no text in them, or not read as tags, is found out by a parser only. */
const RAW = /<(?:script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext)\b/i

/**
 * The tags of a text, without a parser: what a parser would make of them may take more memory than there is.
 *
 * @returns the tags, and whether each of them certainly is one and there are no others; where not, an end tag may be a word of
 * a comment or of an attribute
 */
export function tagsIn(html: string): { tags: Iterable<Tag>; isCertain: boolean } {
  const bare = html.includes('<!--') ? html.replaceAll(COMMENT, (comment) => ' '.repeat(comment.length)) : html
  const isCertain = !RAW.test(bare) && !/<[a-z/!?]/i.test(bare.replaceAll(PLAIN_TAG, ''))
  return { tags: tagsOf(isCertain ? bare : html), isCertain }
}

function* tagsOf(html: string): Generator<Tag> {
  for (const { 0: text, 1: slash = '', 2: name = '', index } of html.matchAll(TAG))
    yield { name: name.toLowerCase(), isEnd: slash !== '', text, start: index, length: 1 + slash.length + name.length }
}
