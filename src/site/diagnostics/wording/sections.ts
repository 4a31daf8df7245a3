import { counted } from '../../../parts/counted'
import { meant } from '../../../parts/message'

/** What "npm run section" answers. A `section` is called as `name` calls it. */
export const sectionWords = {
  usage: `npm run section -- move /faq 3 1        to place 1 of its page
npm run section -- move /faq#fees /about 2   to place 2 of another page; without a number to its end
npm run section -- copy /faq 3 /about   without a place: right behind itself
npm run section -- hide /faq 3          show, remove: the same
npm run section -- undo                 takes the last change back; undo 3: the last three; redo: the other way`,
  noAction: (action: string, suggestion: string | undefined) => [`"npm run section" cannot "${action}".`, meant(suggestion)].filter(Boolean).join(' '),
  name: (number: number, type: string | undefined, list: string) => `Section ${number}${type === undefined ? '' : ` (${type})`} of "${list}"`,
  noPage: (address: string, suggestion: string | undefined) => [`There is no page "${address}".`, meant(suggestion)].filter(Boolean).join(' '),
  noNumber: (list: string, number: string, count: number) => `"${number}" is no place on "${list}": it has ${counted(count, 'section')}, counted from 1.`,
  noId: (list: string, id: string, ids: readonly string[]) =>
    `No section of "${list}" has the id "${id}". ${ids.length > 0 ? `The ids there are: ${ids.join(', ')}.` : 'None there has an id; use its number.'}`,
  noSection: (list: string, number: number) => `"${list}" has no section ${number}.`,
  tooMuch: (words: readonly (string | undefined)[], right?: string) => `"${words.join(' ')}" is too much${right === undefined ? '.' : `: ${right}`}`,
  already: (section: string, state: 'hidden' | 'shown' | 'there') => `${section} is ${state} already.`,
  noGoal: (section: string) => `Say where ${section} should go: a number, or a page.`,
  placed: (section: string, isCopy: boolean, number: number, list: string) => `${section} is now ${isCopy ? 'also ' : ''}section ${number} of "${list}".`,
  hide: (section: string) => `${section} is hidden now.`,
  show: (section: string) => `${section} is shown again.`,
  remove: (section: string) => `${section} is removed.`,
  otherId: (id: string, free: string) => `Its id "${id}" is "${free}" in the copy, because an id can stand only once on a page.`,
  newProblems: (file: string, count: number) => `With this change ${file} would have ${counted(count, 'new problem')}.`,
}
