import type { JsonPath } from '../../site/text/jsonPath'

const plain = (text: string | null) => (text ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim()

/** The one text of a value that reads exactly so, and the way to it; undefined where there is none, or there are several. */
export function pathOfWords(value: unknown, words: string): JsonPath | undefined {
  const found: JsonPath[] = []
  const look = (part: unknown, path: JsonPath) => {
    if (typeof part === 'string' && plain(part) === words) found.push(path)
    else if (typeof part === 'object' && part !== null) for (const [key, child] of Object.entries(part)) look(child, [...path, Array.isArray(part) ? Number(key) : key])
  }
  look(value, [])
  return found.length === 1 ? found[0] : undefined
}

/**
 * Lets the words of an element be written where they stand, if they are the words of one field; Enter and leaving it write them,
 * Escape brings back what was there.
 */
export function writeInPlace(element: HTMLElement, source: JsonPath, value: unknown, onWritten: (path: JsonPath, words: string, was: string) => void): void {
  const before = plain(element.textContent)
  const path = element.children.length === 0 && before !== '' ? pathOfWords(value, before) : undefined
  if (!path) return
  element.contentEditable = 'plaintext-only'
  element.focus()
  let isOver = false
  const end = (isMeant: boolean) => {
    if (isOver) return
    isOver = true
    element.removeAttribute('contenteditable')
    const words = plain(element.textContent)
    if (isMeant && words !== before && words !== '') onWritten([...source, ...path], words, before)
    else element.textContent = before
  }
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    end(event.key === 'Enter')
  })
  element.addEventListener('blur', () => end(true), { once: true })
}
