import { plain } from './findText'
import { toMarkdown } from './toMarkdown'

type Session = {
  element: HTMLElement
  /** Whether words can be bold, emphasized and links. */
  isRich: boolean
  /** Where its links lead, as written, in their order. */
  links: readonly string[]
  /** Told of what it reads as before and after, as Markdown where it is rich. */
  onWritten: (before: string, after: string, revert: () => void) => void
}

/** Lets an element of the page be written where it stands: Enter and leaving it write, Escape brings back what was there. */
export function writeElement({ element, isRich, links, onWritten }: Session): void {
  const html = element.innerHTML
  const anchors = [...element.querySelectorAll('a')]
  // In the page an address is another one than in the file.
  const known = new Map(anchors.map((anchor, index) => [anchor as Element, links[index]]))
  const textOf = () => (isRich ? toMarkdown(element, (link) => known.get(link)) : plain(element.textContent))
  const before = textOf()
  const revert = () => {
    element.innerHTML = html
  }
  const ending = new AbortController()
  const end = (isMeant: boolean) => {
    if (ending.signal.aborted) return
    ending.abort()
    const after = textOf()
    element.removeAttribute('contenteditable')
    element.blur()
    if (!isMeant || after === before || after === '') return revert()
    onWritten(before, after, revert)
  }
  const hear = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
    element.addEventListener(name, act, { signal: ending.signal })
  element.contentEditable = isRich ? 'true' : 'plaintext-only'
  element.focus()
  hear('keydown', (event) => {
    // What stands in a button or a summary would take the key for a click.
    event.stopPropagation()
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      end(event.key === 'Enter')
    }
    if (event.key === ' ' && element.closest('summary, button')) {
      event.preventDefault()
      element.ownerDocument.execCommand('insertText', false, ' ')
    }
  })
  hear('keyup', (event) => event.key === ' ' && event.preventDefault())
  hear('paste', (event) => {
    event.preventDefault()
    element.ownerDocument.execCommand('insertText', false, plain(event.clipboardData?.getData('text/plain') ?? ''))
  })
  hear('drop', (event) => event.preventDefault())
  hear('blur', () => end(true))
}
