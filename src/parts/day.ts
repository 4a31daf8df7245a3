import { marked } from './role'
import { text } from './text'

/** A day written as YYYY-MM-DD, or a token that stands for one: checked when the token is filled in. */
export const writtenDay = marked(text, { day: true })
