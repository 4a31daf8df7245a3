import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import { focusRegion } from '../../../src/studio/client/regions'

const { document, Element } = new JSDOM().window
// Nothing is drawn here: what is hidden says so.
Element.prototype.getClientRects = function (this: Element) {
  return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
}
beforeEach(() => {
  document.body.innerHTML = `
    <div class="bar"><button id="undo" disabled>Undo</button><button id="history">History</button></div>
    <nav class="pages"><input id="search"><button id="home">Home</button><button id="about" aria-current="page">About</button></nav>
    <section class="outline" hidden><button id="keys">Keys</button><button class="line" id="section">Hero</button></section>
    <section class="stage"><button id="phone">Phone</button><iframe id="page"></iframe></section>
    <div class="right-body"><p>Nothing is selected.</p></div>`
})
const walk = (...steps: (1 | -1)[]) =>
  steps.map((by) => {
    focusRegion(by, document)
    return document.activeElement?.id
  })

test('each part in view is gone to in its turn: what is selected in it, the page itself, or the first that can be used; then it begins anew', () => {
  expect(walk(1, 1, 1, 1)).toEqual(['history', 'about', 'page', 'history'])
})

test('backwards it is the same way, and from nowhere it begins with the last', () => {
  expect(walk(-1, -1, -1, -1)).toEqual(['page', 'about', 'history', 'page'])
})

test('what lies deep in a part is in that part', () => {
  document.getElementById('phone')?.focus()
  expect(walk(1)).toEqual(['history'])
})

test('a list in which nothing is selected begins with its first line, and not with what stands above it', () => {
  document.querySelector('.outline')?.removeAttribute('hidden')
  document.getElementById('about')?.focus()
  expect(walk(1)).toEqual(['section'])
})
