import { tokensIn } from '../../../parts/token'
import type { TokenLine } from '../../types'
import { changeOf, typedChange } from './typedChange'

type Part = { written: string; shown: string; token: TokenLine | undefined }
/** A text after it was changed where it reads; `everywhere` is another way to the same: what its token says is changed. */
export type Rewritten = { written: string; everywhere?: { token: TokenLine; value: string } | undefined }

/**
 * Brings a change of what is read back into what is written: tokens that it leaves alone stay tokens.
 *
 * @param written with tokens
 * @param before what that reads as
 * @param after what it is to read as
 */
export function rewrite(written: string, tokens: readonly TokenLine[], before: string, after: string): Rewritten {
  const parts = partsOf(written, tokens)
  const shown = parts.map((part) => part.shown).join('')
  const typed = shown === before ? undefined : typedChange(shown, before, after)
  if (typed !== undefined) return rewrite(written, tokens, shown, typed)
  // Where the marks are written in another way than here, only the tokens are looked for.
  if (shown !== before) return { written: withTokens(after, parts) }
  const { start, end, by } = changeOf(before, after)
  let [at, head, tail] = [0, '', '']
  const touched: Part[] = []
  const inside: { part: Part; start: number }[] = []
  for (const part of parts) {
    const [from, to] = [at, at + part.shown.length]
    at = to
    if (part.token && from < end && to > start) {
      inside.push({ part, start: from })
      if (from < start || to > end) touched.push(part)
    } else if (part.token && from < start && to > start) {
      // Something is put into the middle of what a token says.
      inside.push({ part, start: from })
      touched.push(part)
    } else if (to <= start) head += part.written
    else if (from >= end) tail += part.written
    else {
      head += part.shown.slice(0, Math.max(0, start - from))
      tail += to > end ? part.shown.slice(Math.max(0, end - from)) : ''
    }
  }
  const [first, last] = [inside[0], inside.at(-1)]
  const lead = first && first.start < start ? before.slice(first.start, start) : ''
  const rest = last && last.start + last.part.shown.length > end ? before.slice(end, last.start + last.part.shown.length) : ''
  const whole = inside.filter(({ part }) => !touched.includes(part)).map(({ part }) => part)
  const middle = lead + withTokens(by, whole) + rest
  const [only, ...more] = inside
  const isOne = only?.part.token && more.length === 0 && only.start <= start && only.start + only.part.shown.length >= end
  const value = isOne ? lead + by + rest : ''
  const isKept = isOne && middle !== lead + by + rest
  return { written: head + middle + tail, ...(isOne && !isKept && value.trim() !== '' && only.part.token && { everywhere: { token: only.part.token, value } }) }
}

/** A text in the pieces that are tokens and those that are not. */
function partsOf(written: string, tokens: readonly TokenLine[]): Part[] {
  const parts: Part[] = []
  const add = (text: string) => text !== '' && parts.push({ written: text, shown: text, token: undefined })
  let at = 0
  for (const { name, offset } of tokensIn(written)) {
    add(written.slice(at, offset))
    at = offset + name.length + 2
    const token = tokens.find((known) => known.name === name)
    parts.push({ written: written.slice(offset, at), shown: token?.value ?? written.slice(offset, at), token })
  }
  add(written.slice(at))
  return parts
}

/** A text in which the values of these tokens are the tokens again, in their order, where they stand as words of their own. */
function withTokens(text: string, parts: readonly Part[]): string {
  let [done, rest] = ['', text]
  for (const { token, written, shown } of parts) {
    if (!token || shown === '') continue
    const found = new RegExp(`(?<![\\p{L}\\p{N}])${shown.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').exec(rest)
    if (!found) continue
    done += rest.slice(0, found.index) + written
    rest = rest.slice(found.index + shown.length)
  }
  return done + rest
}
