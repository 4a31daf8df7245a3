/** Inputs into which nothing is typed. */
const CHOICES = ['checkbox', 'radio', 'button', 'submit', 'file', 'range', 'color']

/** Whether keys that are pressed go into a text. */
export function isWriting(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  if (element?.nodeType !== 1) return false
  if (element.tagName === 'INPUT') return !CHOICES.includes((element as HTMLInputElement).type)
  return element.tagName === 'TEXTAREA' || element.isContentEditable === true
}
