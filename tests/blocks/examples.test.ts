import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { JSDOM } from 'jsdom'
import { describe, expect, test, vi } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { viewOf } from '../../src/blocks/views'
import { Provider } from '../../src/parts/Provider'
import { headingsOf } from '../../src/site/lint/headings'
import { toyContext } from '../../src/authoring/describe/examples'
import { ENGLISH } from '../../src/site/schema/words/english'

/** Keys that stand twice among the children of one element. React tells of them in the browser only. */
const { twice, seen, note } = vi.hoisted(() => {
  const twice: string[] = []
  const seen: unknown[] = []
  const note = (children: unknown): void => {
    if (!Array.isArray(children)) return
    seen.push(children)
    const keys = children.flatMap((child) => (typeof child === 'object' && child !== null && 'key' in child && typeof child.key === 'string' ? [child.key] : []))
    twice.push(...keys.filter((key, index) => keys.indexOf(key) !== index))
    children.forEach(note)
  }
  return { twice, seen, note }
})

vi.mock(import('react/jsx-runtime'), async (load) => {
  const runtime = await load()
  const noting =
    (make: typeof runtime.jsx): typeof runtime.jsx =>
    (type, props, key) => {
      note(typeof props === 'object' && props !== null && 'children' in props ? props.children : undefined)
      return make(type, props, key)
    }
  return { ...runtime, jsx: noting(runtime.jsx), jsxs: noting(runtime.jsxs) }
})

const blocks = await loadBlocks()
const frame = { lang: 'en', words: ENGLISH, icons: {} }
function drawn(type: string, example: Record<string, unknown>): Document {
  // What lists items of a collection is given them here.
  const props = 'items' in example ? example : { ...(blocks[type]?.resolve?.(example as never, toyContext(example)) ?? example) }
  return new JSDOM(renderToStaticMarkup(createElement(Provider, { frame, children: createElement(viewOf(type).Component, props) }))).window.document
}

/** Every list in a value with its entries twice, so that two of them say the same; but for ids and names of fields, which may not. */
function doubled(value: unknown): unknown {
  if (Array.isArray(value)) return value.concat(value.map(renamed)).map(doubled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, doubled(child)]))
}

function renamed(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry
  return { ...entry, ...('id' in entry && { id: `${entry.id}-2` }), ...('kind' in entry && 'name' in entry && { name: `${entry.name}2` }) }
}

const examples = Object.entries(import.meta.glob<Record<string, Record<string, unknown>>>('../../src/blocks/*/examples.json', { eager: true, import: 'default' })).flatMap(
  ([file, byName]) => {
    const type = file.split('/').at(-2) ?? ''
    // What lists items of a collection is drawn with the items themselves.
    const items = [1, 2].map((place) => ({ slug: `item-${place}`, title: `Item ${place}`, excerpt: 'An item.', href: `/items/${place}` }))
    return Object.entries(byName).map(([name, example]) => ({ type, name, example: 'collection' in example ? { ...example, items } : example }))
  },
)

describe('every example', () => {
  test.each(examples)('of $type, $name: has the headings that its schema says', ({ type, example }) => {
    const known = headingsOf({ type, props: example }, blocks).map(({ level }) => level)
    const items = Array.isArray(example.items) && 'collection' in example ? example.items.length : 0
    const levels = Array.from(drawn(type, example).querySelectorAll('h1, h2, h3, h4, h5, h6'), (heading) => Number(heading.tagName.slice(1)))
    expect(known.concat(Array(items).fill(example.title ? 3 : 2)).sort()).toEqual(levels.sort())
  })

  test.each(examples)('of $type, $name: may have entries that say the same', ({ type, example }) => {
    twice.length = 0
    seen.length = 0
    drawn(type, doubled(example) as Record<string, unknown>)
    expect(seen, 'what was drawn was looked at').not.toEqual([])
    expect(twice).toEqual([])
  })

  test.each(examples)('of $type, $name: draws no list without entries', ({ type, example }) => {
    const emptied = Object.fromEntries(Object.entries(example).map(([field, value]) => [field, Array.isArray(value) ? [] : value]))
    expect(
      Array.from(drawn(type, emptied).querySelectorAll('ul, ol, dl, table, select, .folds'), (list) => list.outerHTML).filter(
        (html) => !/<(?:li|dt|td|option|details)\b/.test(html),
      ),
    ).toEqual([])
  })
})
