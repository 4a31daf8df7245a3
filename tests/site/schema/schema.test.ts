import { expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '../../../src/parts/text'
import { isUse, pagesSchema } from '../../../src/site/schema/schema'
import { siteSettings } from '../../../src/site/schema/siteSettings'
import { isRequired } from '../../../src/site/schema/schemaTree'
import { isObject, valueAt } from '../../../src/site/text/jsonPath'
import { toyNotFound, toySettings } from '../../lib/toy'

const note = z.strictObject({ text }).meta({ title: 'Note', description: 'Says something.' })
const schema = pagesSchema({ note, rule: z.strictObject({ label: text.optional() }) })
const section = { type: 'note', text: 'Hello' }
const item = { slug: 'bear', title: 'The bear', excerpt: 'A toy.' }
const file = {
  site: { ...toySettings, links: { shop: 'https://shop.example.com/' }, navigation: { label: 'Main', links: [{ label: 'Home', href: '/' }], actions: [], panelTitle: 'Menu' } },
  shared: { hello: section },
  collections: { toys: [item] },
  pages: [{ path: '/', title: 'Home', sections: [section, { use: 'hello' }], missing: { title: 'None', sections: [] } }],
  notFound: toyNotFound,
}

/** Whether the file is valid with this value at a place, such as "pages.0.path"; undefined takes the field away. */
function isValid(place: string, value: unknown): boolean {
  const changed: unknown = structuredClone(file)
  const steps = place.split('.')
  const around = steps.slice(0, -1).reduce<unknown>((inner, key) => (Array.isArray(inner) ? inner[Number(key)] : isObject(inner) ? inner[key] : undefined), changed)
  Object.assign(around ?? {}, { [steps.at(-1) ?? '']: value })
  return schema.safeParse(JSON.parse(JSON.stringify(changed))).success
}

const link = { label: 'A', href: '/a' }
const group = { label: 'More', links: [link] }

test.each<[place: string, right: unknown[], wrong: unknown[]]>([
  ['$schema', ['./schema/pages.schema.json', undefined], [1]],
  ['versions', [{ note: 1 }, {}], [{ note: 0 }, { note: 1.5 }, { note: '1' }]],
  ['other', [], [1]],
  ['site.name', ['Toys'], [undefined, ' ']],
  ['site.other', [], ['x']],
  ['site.url', ['https://toys.example.com'], ['http://toys.example.com', 'https://toys', 'toys.example.com']],
  ['site.lang', ['en', 'en-US', 'ast', 'zh-Hant-TW'], ['EN', 'e', 'engl', 'en_US', 'en-', 'en-a']],
  ['site.dir', ['ltr', 'rtl'], ['up']],
  ['site.links', [{}, { aB1: 'https://a.example/' }], [{ 'a-b': 'https://a.example/' }, { A: 'https://a.example/' }, { a: 'http://a.example/' }, { a: '/a' }]],
  ['site.facts', [{}, { a: 'x', b: { c: 'y' } }], [{ a: 1 }, { a: ' ' }, { a: { b: { c: 'x' } } }, { 'a-b': 'x' }]],
  ['site.profiles', [['https://a.example/me'], []], [['me']]],
  ['site.redirects', [{ '/old': '/new' }], [{ '/old': 'new' }]],
  ['site.timeZone', ['UTC'], [1]],
  ['site.words', [{}, { close: 'Zu' }], [{ shut: 'Zu' }]],
  ['site.allow', [{ contrast: 'It is art.' }], [{ contrast: ' ' }, ['contrast']]],
  ['site.contact.email', ['a@b.example'], ['a.b.example']],
  ['site.contact.phoneLink', ['+1234567', '+123456789012345'], ['+123456', '+1234567890123456', '1234567', '+123 4567']],
  ['site.logo.viewBox', ['0 0 32 32', '-1.5 -1 3 3'], ['0 0 32', '0 0 32 32 32', '0,0,32,32']],
  ['site.logo.path', ['M0 0H32V32Z', 'm-1.5,2z'], ['L0 0', 'M', 'M0 0"/>', 'M0 0X']],
  ['site.navigation.links', [[], [link, group]], [[{ ...group, links: [] }], [{ ...group, href: '/a' }], [{ ...group, links: [group] }]]],
  ['site.navigation.actions', [[link, link, link], undefined], [[link, link, link, link]]],
  ['site.footer.columns', [[{ title: 'A', links: [{ label: 'Plain' }, link] }]], [[{ title: 'A' }], [{ links: [] }]]],
  ['shared', [{ hello: section, aB1: section }], [{ 'hel-lo': section }, { hello: { use: 'hello' } }]],
  ['collections', [{ toys: [] }, undefined], [{ Toys: [] }, { toys: [{ ...item, title: undefined }] }]],
  ['collections.toys.0.slug', ['a', 'a-1', '2-b', 'x'.repeat(100)], ['', 'A', 'a--b', '-a', 'a-', 'a_b', 'a b', 'x'.repeat(101)]],
  ['collections.toys.0.date', ['2024-02-29', undefined], ['2023-02-29', '2024-2-9', '29.2.2024', '2024-02-29T09:00']],
  ['collections.toys.0.modified', ['2024-02-29'], ['soon']],
  ['collections.toys.0.content', ['<p>x</p>'], ['']],
  ['collections.toys.0.colour', ['red', undefined], [1, ' ', {}]],
  ['pages', [], [[], {}, undefined]],
  ['pages.0.path', ['/a', `/${'a'.repeat(199)}`], [`/${'a'.repeat(200)}`, undefined]],
  ['pages.0.title', ['A'], [undefined, ' ']],
  ['pages.0.description', ['A', undefined], [' ']],
  ['pages.0.kind', ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage', undefined], ['Page']],
  ['pages.0.published', ['2024-02-29'], ['2023-02-29']],
  ['pages.0.modified', ['2024-02-29'], ['2023-02-29']],
  ['pages.0.hidden', [true, false], ['true']],
  ['pages.0.overlay', [true, false], ['true']],
  ['pages.0.each', ['toys'], [1]],
  ['pages.0.as', ['toy', 'a1B'], ['Toy', 'a-b', '1a', '']],
  ['pages.0.allow', [{ contrast: 'It is art.' }], [{ contrast: '' }]],
  ['pages.0.sections', [[]], [undefined]],
  ['pages.0.other', [], [1]],
  ['pages.0.sections.0.type', ['note'], ['notes', undefined]],
  ['pages.0.sections.0.text', ['x'], [undefined]],
  ['pages.0.sections.0.label', [], ['x']],
  ['pages.0.sections.0.ground', ['dark'], ['black']],
  ['pages.0.sections.1.with', [{ text: 1, any: null }], ['x', []]],
  ['pages.0.sections.1.hidden', [true], ['x']],
  ['pages.0.sections.1.ground', [], ['dark']],
  ['pages.0.missing.description', ['A'], [' ']],
  ['pages.0.missing.path', [], ['/x']],
  ['notFound', [{ title: 'A', description: 'B', allow: {}, sections: [{ use: 'hello' }] }], [{ title: 'A' }, { ...toyNotFound, path: '/404' }]],
])('of what "%s" can be only this is right', (place, right, wrong) => {
  expect(right.filter((value) => !isValid(place, value))).toEqual([])
  expect(wrong.filter((value) => isValid(place, value))).toEqual([])
})

test('what a site, a file and a page cannot do without', () => {
  const required = (shape: Record<string, z.core.$ZodType>) => Object.keys(shape).filter((name) => shape[name] && isRequired(shape[name]))
  expect(required(siteSettings.shape)).toEqual(['name'])
  const { contact, navigation, footer, theme } = siteSettings.shape
  for (const part of [contact, navigation, footer, theme]) expect(required(part.unwrap().shape)).toEqual([])
  expect(required(schema.shape)).toEqual(['site', 'pages'])
  expect(required(schema.shape.pages.element.shape)).toEqual(['path', 'title', 'sections'])
})

test('an entry with "use" and no type uses a shared section', () => {
  expect([isUse({ use: 'hello' }), isUse({ type: 'note' }), isUse({ type: 'note', use: 'hello' })]).toEqual([true, false, false])
})

test('in an editor a block is called by what its schema says of it, else by its name', () => {
  expect(valueAt(z.toJSONSchema(schema), ['properties', 'shared', 'additionalProperties', 'oneOf'])).toMatchObject([
    { title: 'Note', description: 'Says something.', properties: { type: { const: 'note', description: 'Says something.' } } },
    { properties: { type: { const: 'rule', description: 'rule' } } },
  ])
})

test('a block may not have a field that every section has, and there is one block at least', () => {
  expect(() => pagesSchema({})).toThrow('There is no block: src/blocks has no folder with a schema.ts.')
  for (const taken of ['type', 'id', 'ground', 'allow'])
    expect(() => pagesSchema({ rule: z.strictObject({}), note: z.strictObject({ text, [taken]: text }) })).toThrow(
      `src/blocks/note/schema.ts: every section has a field "${taken}" already; call this one something else.`,
    )
})
