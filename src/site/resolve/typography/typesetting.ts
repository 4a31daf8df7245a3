import { markOf, type Schema } from '../../schema/schemaTree'
import type { StringVisitor } from '../../schema/walk'
import { dayRanges } from './days'
import { marksOf } from './marks'
import { shadowOfHtml, shadowOfMarkdown } from './shadow'
import { hasCandidate, typeset } from './typeset'

/** Sets what people read as it is printed in a language, after `fill`; code, addresses and all else stay as they are typed. */
export function typesetting(lang: string, fill: StringVisitor): StringVisitor {
  const marks = marksOf(lang)
  if (!marks) return fill
  const days = dayRanges(lang)
  return (text, role, path, schema) => {
    const filled = fill(text, role, path, schema)
    if (isAsTyped(schema) || (role !== 'text' && role !== 'richText' && role !== 'html') || !(hasCandidate(filled) || (filled.includes('-') && filled.search(days) >= 0)))
      return filled
    const shadow = role === 'text' ? filled : role === 'richText' ? shadowOfMarkdown(filled) : shadowOfHtml(filled)
    return shadow === undefined ? filled : typeset(filled, marks, shadow, days)
  }
}

/** Whether a text is a date, a colour or the like, or names something that is found by it. */
function isAsTyped(schema: Schema): boolean {
  const { day, moment, color, names } = markOf(schema)
  return Boolean(day || moment || color || names)
}
