import { marked } from './role'
import { inlineText } from './richText'
import { text } from './text'

/** The main heading of a page, of which it has one. */
export const pageTitle = marked(text, { heading: 'page' })
/** The heading of a section. */
export const sectionTitle = marked(text, { heading: 'section' })
/** A heading inside a section. */
export const innerTitle = marked(text, { heading: 'inner' })
/** A heading below an inner one. */
export const nestedTitle = marked(text, { heading: 'nested' })

/** The three lines that open a section; blocks spread them into their schema. */
export const heading = {
  eyebrow: text.optional().describe('A short line above the heading that names the topic.'),
  title: sectionTitle.optional().describe('The heading of the section.'),
  intro: inlineText.optional().describe('One or two sentences under the heading.'),
}
