import type { Element } from 'hast'
import type { List, ListItem } from 'mdast'
import { toString as toPlain } from 'mdast-util-to-string'
import { textOf } from './sanitize'

/** The class of a list of terms: each stands in a column of its own, beside what is said of it. */
export const TERMS = 'terms'
/** Letters of the longest term that such a column holds in a few lines, and the fewest points that make a column. */
const LONGEST = 45
const FEWEST = 3

/** The bold words that open a point, and all of its words. */
type Opening = { term: string; all: string }

/** The class of a list as Markdown has it. */
export const classOfList = ({ children, ordered }: List): string | undefined => (ordered ? undefined : classOf(children.map(openingOf)))

/** The class of a list of an article. */
export function classOfHtmlList({ children }: Element): string | undefined {
  return classOf(children.flatMap((item) => (item.type === 'element' ? [openingOfHtml(item)] : [])))
}

/** Every point opens with a term, and goes on. */
function classOf(openings: readonly (Opening | undefined)[]): string | undefined {
  const areTerms = openings.length >= FEWEST && openings.every((opening) => opening && opening.term.length <= LONGEST && opening.term.length < opening.all.length)
  return areTerms ? TERMS : undefined
}

function openingOf(item: ListItem): Opening | undefined {
  const [only, ...more] = item.children
  const first = only?.type === 'paragraph' && more.length === 0 ? only.children[0] : undefined
  return first?.type === 'strong' ? { term: toPlain(first), all: toPlain(item) } : undefined
}

function openingOfHtml(item: Element): Opening | undefined {
  const [first] = item.children
  return first?.type === 'element' && first.tagName === 'strong' ? { term: textOf(first), all: textOf(item) } : undefined
}
