/** A browser writes the property down as the attribute; one that draws nothing has no such property. */
Object.defineProperty(HTMLElement.prototype, 'contentEditable', {
  get(this: HTMLElement) {
    return this.getAttribute('contenteditable') ?? 'inherit'
  },
  set(this: HTMLElement, value: string) {
    this.setAttribute('contenteditable', value)
  },
  configurable: true,
})
