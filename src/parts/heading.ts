import { text } from './text'

/** The three lines that open a section; blocks spread them into their schema. */
export const heading = {
  eyebrow: text.optional().describe('A short line above the heading that names the topic.'),
  title: text.optional().describe('The heading of the section.'),
  intro: text.optional().describe('One or two sentences under the heading.'),
}
