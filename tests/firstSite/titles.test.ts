import { expect, test } from 'vitest'
import { pageAt } from '../lib/page'
import { labelsOf, ROUTES } from './parts'

/** Words that stay small unless they are the first or the last. */
const SMALL = new Set(['a', 'an', 'and', 'as', 'at', 'but', 'by', 'for', 'in', 'nor', 'of', 'off', 'on', 'or', 'per', 'so', 'the', 'to', 'up', 'via', 'vs', 'yet'])
/** The specification writes these so. */
const QUOTED = new Set(['Perfect For Immediate Needs', 'Partner Buy-ins', 'Oops! Page not found'])
/** Names of pages, sections, cards and buttons. What is asked in a fold is a question, and what lies in a panel beside the words a point. */
const TITLES = 'main :is(h1, h2, h3:not(summary h3)), main .eyebrow, main .actions a, main .arrow-link'

/** Words of a title that are large and should be small, or the other way round. A whole sentence has none. */
function misspelt(title: string): string[] {
  if (title.endsWith('.') || QUOTED.has(title)) return []
  const words = title.split(/[\s-]+/).map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
  return words.filter((word, index) => {
    const isInside = index > 0 && index < words.length - 1 && !title.includes(`: ${word}`) && !title.includes(`? ${word}`)
    const isSmall = isInside && SMALL.has(word.toLowerCase())
    return isSmall ? /^[A-Z]/.test(word) : /^[a-z]/.test(word)
  })
}

test.each([...ROUTES, '/404', '/resources/404'])('%s has its titles and buttons in title case, but for whole sentences', (route) => {
  expect(labelsOf(pageAt(route), TITLES).flatMap((title) => misspelt(title).map((word) => `${word}: ${title}`))).toEqual([])
})
