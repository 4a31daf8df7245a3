import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { schema } from '../../src/blocks/form/schema'
import { TAKEN_NAMES } from '../../src/blocks/form/takenNames'
import { examplesOf } from '../../src/authoring/describe/examples'

const { Object: PageObject, EventTarget, Node, Element } = new JSDOM('').window

const isAbility = ({ value }: PropertyDescriptor) => typeof value === 'function'
/** Members that could be the name of a field. */
function membersOf(prototype: object, isMeant: (member: PropertyDescriptor) => boolean = () => true): string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, member]) => (/^[a-z][A-Za-z0-9]*$/.test(name) && isMeant(member) ? [name] : []))
}

test('the names that no field may have are those of what every object, node and element of a page has', () => {
  const members = [PageObject, EventTarget, Node].flatMap(({ prototype }) => membersOf(prototype as object))
  expect([...TAKEN_NAMES].sort()).toEqual([...new Set([...members, ...membersOf(Element.prototype, isAbility)])].sort())
})

test.each(['constructor', 'toString', 'parentNode', 'nodeName', 'firstChild', 'closest'])('a field cannot be called "%s"', (name) => {
  const form = structuredClone(examplesOf('form').barest) as { fields: { name: string }[] }
  for (const field of form.fields.slice(0, 1)) field.name = name
  expect(schema.safeParse(form).error?.issues.map(({ path }) => path.join('.'))).toEqual(['fields.0.name'])
})

test.each(['constructor', 'parentNode', 'querySelectorAll'])('what is sent along cannot be called "%s" either, nor the field for programs', (name) => {
  const form = (deliver: object) => ({ ...(examplesOf('form').barest as object), deliver: { to: '/api/orders', ...deliver } })
  const faults = (deliver: object) => schema.safeParse(form(deliver)).error?.issues.map(({ path }) => path.join('.'))
  expect([faults({ send: { [name]: 'x' } }), faults({ honeypot: name }), faults({ send: { action: 'x' }, honeypot: 'id' })]).toEqual([
    [`deliver.send.${name}`],
    ['deliver.honeypot'],
    undefined,
  ])
})

test.each(['name', 'title', 'id', 'action', 'children', 'submit', 'length'])('a field may be called "%s"', (name) => {
  const form = structuredClone(examplesOf('form').barest) as { fields: { name: string }[] }
  for (const field of form.fields.slice(0, 1)) field.name = name
  expect(schema.safeParse(form).success).toBe(true)
})
