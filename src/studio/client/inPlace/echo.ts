import { useRef } from 'react'
import type { JsonPath } from '../../../site/text/jsonPath'
import { elementOf, partAt } from '../frameParts'
import { useSections } from '../sections'
import { echoWithin, READ_OTHERWISE } from './echoWithin'
import { shownBy } from './findText'

/** So many states of a text are known again in the page. */
const MOST = 50

/**
 * Shows in the page at once what is typed in a field, where the page shows these very words in one place, in a text with marks or tokens
 * those between two of them: the server draws them a moment later as they will stand there.
 *
 * @param from the text as it is in the field
 * @param take what takes what is typed
 * @returns the same, which shows it, too
 */
export function useEcho(path: JsonPath, from: string, take: (to: string) => void): (to: string) => void {
  const { sections } = useSections()
  const known = useRef<string[]>([])
  return (to) => {
    take(to)
    const inner = document.querySelector<HTMLIFrameElement>('.sheet iframe')?.contentDocument
    if (!inner || to.trim() === '') return
    // What is drawn meanwhile may be of any state since the last one.
    known.current = [from, ...known.current].slice(0, MOST)
    const part = partAt(path, sections)
    const section = part && elementOf(inner, part)
    if (!section) return
    if (READ_OTHERWISE.test(from + to)) echoWithin(section, known.current, to)
    else echo(section, known.current, to)
  }
}

/** Puts a text in the place of one of several that a section shows in one place; says whether there is such a place. */
export function echo(section: Element, known: readonly string[], to: string): boolean {
  const element = shownBy(section, known)
  const [only, ...more] = element?.childNodes ?? []
  if (!only || more.length > 0 || only.nodeType !== 3) return false
  only.nodeValue = to
  return true
}
