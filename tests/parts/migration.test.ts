import { expect, test } from 'vitest'
import { change, moveField, removeField, renameBlock, renameField, renameOption, setField } from '../../src/parts/migration'

const STEPS = {
  change: change((data) => data),
  move: moveField('link.href', 'href'),
  remove: removeField('a.b'),
  rename: renameField('items[].q', 'question'),
  block: renameBlock('faq', 'faqGroup'),
  option: renameOption('size', 'big', 2),
  set: setField('a', { b: [1] }),
}

test('a step says what it does as the code does', () => {
  expect(Object.values(STEPS).map(({ what }) => what)).toEqual([
    'change(…)',
    "moveField('link.href', 'href')",
    "removeField('a.b')",
    "renameField('items[].q', 'question')",
    "renameBlock('faq', 'faqGroup')",
    "renameOption('size', 'big', 2)",
    'setField(\'a\', {"b":[1]})',
  ])
  expect([STEPS.block.renamed, STEPS.rename.renamed]).toEqual([{ from: 'faq', to: 'faqGroup' }, undefined])
})

test('a field moves only within one entry, and from and to a name', () => {
  const impossible = (from: string, to: string) => expect(() => moveField(from, to)).toThrow(`"${from}" cannot move to "${to}": both must be in the same entry.`)
  impossible('items[].a', 'a')
  impossible('a', 'items[].a')
  impossible('items[].a', 'others[].a')
  impossible('items[]', 'items[]')
  impossible('items[].a', 'items[].b[]')
  impossible('a', '*')
})

test('a field moves with its value, makes the braces it needs, and takes no place that is taken', () => {
  const moved = (from: string, to: string, data: Record<string, unknown>) => moveField(from, to).apply(data)
  expect(moved('link.href', 'href', { link: { href: '/a', label: 'A' }, z: 1 })).toEqual({ link: { label: 'A' }, z: 1, href: '/a' })
  expect(moved('href', 'link.to.href', { href: '/a', link: { label: 'A' } })).toEqual({ link: { label: 'A', to: { href: '/a' } } })
  expect(moved('a', 'b', { a: 1, b: 2 })).toEqual({ a: 1, b: 2 })
  expect(moved('a', 'b.c', { a: 1, b: 2 })).toEqual({ a: 1, b: 2 })
  expect(moved('a', 'b.c', { a: 1, b: { c: 2 } })).toEqual({ a: 1, b: { c: 2 } })
  expect(moved('a.b', 'c', { a: 1 })).toEqual({ a: 1 })
  expect(moved('items[].a', 'items[].b', { items: [{ a: 1 }, { b: 2 }, 3] })).toEqual({ items: [{ b: 1 }, { b: 2 }, 3] })
})

test('in a list in a list each step changes every inner entry, and a field moves only within its own', () => {
  const data = { tabs: [{ items: [{ a: { b: 1 } }, { a: { b: 2 } }] }, { items: [{ a: { b: 3 } }] }] }
  const inner = (...groups: unknown[][]) => ({ tabs: groups.map((items) => ({ items })) })
  expect(moveField('tabs[].items[].a.b', 'tabs[].items[].b').apply(data)).toEqual(
    inner(
      [
        { a: {}, b: 1 },
        { a: {}, b: 2 },
      ],
      [{ a: {}, b: 3 }],
    ),
  )
  expect(renameField('tabs[].items[].a', 'z').apply(data)).toEqual(inner([{ z: { b: 1 } }, { z: { b: 2 } }], [{ z: { b: 3 } }]))
  expect(() => moveField('tabs[].items[].a', 'tabs[].a')).toThrow('both must be in the same entry')
})

test('what is set is set where it is missing, each time anew, and never in a part whose whole may have it', () => {
  const { apply, applyToPart } = STEPS.set
  const [one, other] = [apply({}), apply({})]
  expect(one).toEqual({ a: { b: [1] } })
  expect(one.a).not.toBe(other.a)
  expect(apply({ a: null })).toEqual({ a: null })
  expect(applyToPart?.({})).toEqual({})
  expect(setField('a.b', 1).applyToPart?.({ a: {} })).toEqual({ a: { b: 1 } })
  expect(setField('a.b', 1).apply({})).toEqual({})
})

test('other steps change what they name and nothing else', () => {
  expect(removeField('items[].b').apply({ items: [{ a: 1, b: 2 }, 'b'], b: 3 })).toEqual({ items: [{ a: 1 }, 'b'], b: 3 })
  expect(JSON.stringify(renameField('a', 'z').apply({ a: 1, b: 2 }))).toBe('{"z":1,"b":2}')
  expect(renameField('a', 'b').apply({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 })
  expect(renameOption('size', 'big', 'large').apply({ size: 'big', other: 'big' })).toEqual({ size: 'large', other: 'big' })
  expect(JSON.stringify(renameBlock('faq', 'faqGroup').apply({ id: 'faq', type: 'faq' }))).toBe('{"id":"faq","type":"faqGroup"}')
  expect(renameBlock('faq', 'faqGroup').apply({ type: 'hero' })).toEqual({ type: 'hero' })
})

test('a step needs a field at its end, and data in braces', () => {
  expect(() => removeField('items[]')).toThrow('"items[]" names no field: it must end in one.')
  expect(() => renameOption('[]', 1, 2).apply([] as never)).toThrow('A step of a migration must return an entry in { }.')
})
