/** Makes an element with properties and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties?: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag]
export function make(tag: string, properties?: Partial<HTMLElement>, ...children: (Node | string)[]): HTMLElement
export function make(tag: string, properties: Partial<HTMLElement> = {}, ...children: (Node | string)[]): HTMLElement {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}
