import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { valuesSchema } from '../../../src/authoring/describe/completions'
import { editorSchema, includedSchema, typeSchema } from '../../../src/authoring/describe/jsonSchema'
import { loadBlocks } from '../../../src/blocks/schemas'
import { sectionSettings } from '../../../src/site/schema/sectionSettings'
import { figure } from '../../lib/figure'
import { placesOfSchema, someValue } from '../../lib/editorPlaces'
import { fileWith, toyBlocks } from '../../lib/toy'
import { CURSOR, hoverAt, markedIn, offeredAt, taken } from '../../lib/languageService'

const blocks = await loadBlocks()
const types = Object.keys(blocks)
const { places, lists } = placesOfSchema()
const content = readFileSync('pages.json', 'utf8')

const file = (parts: string) => `{"$schema":"./schema/pages.schema.json",${parts}}`
const page = (sections: string) => file(`"pages":[{"path":"/","title":"Home","sections":[${sections}]}]`)
const labels = async (text: string) => (await offeredAt(text)).map(({ label }) => label)

/** Where sections are written: in the file around them. */
const homes: Record<string, (section: string) => string> = {
  'a page': page,
  'the page of a missing item': (section) => file(`"pages":[{"path":"/a/$slug","title":"A","each":"a","sections":[],"missing":{"title":"B","sections":[${section}]}}]`),
  'the page for unknown addresses': (section) => file(`"notFound":{"title":"B","sections":[${section}]}`),
  'the shared sections': (section) => file(`"shared":{"name":${section}}`),
}

test('every kind of name that a site gives is offered by some field, and none that it does not give', () => {
  const schema = editorSchema(Object.fromEntries(Object.entries(blocks).map(([type, block]) => [type, block.schema])), {})
  const asked = [...JSON.stringify(schema).matchAll(/values\.schema\.json#\/definitions\/(\w+)/g)].map(([, kind]) => kind)
  const { definitions } = valuesSchema(JSON.parse(fileWith({})), blocks, []) as { definitions: object }
  expect([...new Set(asked)].sort()).toEqual(Object.keys(definitions).sort())
})

test('the content of the site is marked nowhere', async () => {
  expect(await markedIn(content)).toEqual([])
})

describe.each(Object.entries(homes))('in %s', (_name, home) => {
  test('every block is offered by its name, and what is inserted is marked nowhere', async () => {
    const text = home(CURSOR)
    const offered = await offeredAt(text)
    expect(offered.map(({ label }) => label)).toEqual(expect.arrayContaining(types))
    for (const type of types) {
      const item = offered.find(({ label }) => label === type)
      if (!item) continue
      const { text: after, start, end } = taken(text, item)
      expect(JSON.parse(after)).toBeTruthy()
      expect(
        (await markedIn(after)).filter((mark) => mark.start >= start && mark.start < end),
        type,
      ).toEqual([])
      expect(item.documentation, type).toBeTruthy()
    }
  })

  test('an unknown block is answered with those that exist', async () => {
    expect((await markedIn(home('{"type":"noet"}'))).map(({ message }) => message)).toContain(`There is no such type. A type is one of: ${types.join(', ')}.`)
  })
})

test.each(types)('a %s is offered its fields and the settings of every section, and nothing else', async (type) => {
  const fields = [...Object.keys(blocks[type]?.schema.shape ?? {}), ...Object.keys(sectionSettings)]
  expect((await labels(page(`{"type":"${type}",${CURSOR}}`))).sort()).toEqual(fields.sort())
})

test('a section without a type is offered both ways to be one', async () => {
  expect((await labels(page(`{${CURSOR}}`))).sort()).toEqual(['type', 'use'])
  expect(await labels(page(`{"use":"name",${CURSOR}}`))).not.toContain('type')
})

test('at every place of the file what may stand there is offered', async () => {
  for (const { name, around, fixed, fields, isMixed } of places) {
    const offered = await labels(around(`{${fixed}${CURSOR}}`))
    const expected = Object.keys(fields).filter((key) => !fixed.includes(`"${key}":`) && key !== '$schema')
    expect(offered, name).toEqual(expect.arrayContaining(expected))
    if (!isMixed)
      expect(
        offered.filter((label) => !expected.includes(label)),
        name,
      ).toEqual([])
  }
})

test('every field explains itself under the pointer', async ({ task }) => {
  expect(places.length).toBeGreaterThan(types.length)
  let count = 0
  const silent: string[] = []
  for (const { name, around, fixed, fields } of places) {
    for (const [key, field] of Object.entries(fields)) {
      if (key === '$schema') continue
      const own = !fixed.includes(`"${key}":`) ? `${fixed}${CURSOR}${JSON.stringify(key)}:${JSON.stringify(someValue(field))}` : `${CURSOR}${fixed.slice(0, -1)}`
      if (!(await hoverAt(around(`{${own}}`)))) silent.push(`${name}.${key}`)
      count++
    }
  }
  expect(silent).toEqual([])
  figure({ task }, 'A8', `${types.length} blocks offered and inserted without a mark; ${count} fields explained (goal: all)`)
})

test('every option is offered with a sentence of its own', async () => {
  const bare: string[] = []
  for (const { name, around, fixed, fields } of places) {
    for (const [key, { enum: options, type }] of Object.entries(fields)) {
      // Of the icons, one is asked for: there are thousands, from one list.
      if (!Array.isArray(options) || (type === 'string' && options.length > 1000)) continue
      const offered = await offeredAt(around(`{${fixed}${JSON.stringify(key)}:${CURSOR}}`))
      for (const option of options) {
        const item = offered.find(({ label }) => label === JSON.stringify(option))
        if (!item?.documentation || (options.length > 1 && offered.filter(({ documentation }) => documentation === item.documentation).length > 1))
          bare.push(`${name}.${key}: ${option}`)
      }
    }
  }
  expect(bare).toEqual([])
})

test('an option that is written says what it does under the pointer', async () => {
  expect(await hoverAt(page(`{"type":"hero","ground":${CURSOR}"dark"}`))).toContain('Light text on a dark ground')
  expect(await hoverAt(page(`{"type":${CURSOR}"hero"}`))).toContain(String(blocks.hero?.schema.meta()?.description).slice(0, -1))
})

test('an entry is offered for every list, and what is inserted is marked nowhere', async () => {
  for (const { name, around, labels: expected } of lists) {
    const text = around(`[${CURSOR}]`)
    const offered = await offeredAt(text)
    for (const label of expected) {
      const item = offered.find((candidate) => candidate.label === label)
      if (!item) expect.unreachable(`${name} does not offer ${label}`)
      const { text: after, start, end } = taken(text, item)
      expect(
        (await markedIn(after)).filter((mark) => mark.start > start && mark.start < end),
        `${name}: ${label}\n${after}`,
      ).toEqual([])
    }
  }
})

describe('what the content names is offered', () => {
  const given = JSON.parse(content)
  const value = async (field: string, section: string) => labels(page(`{${section},${field}:${CURSOR}}`))
  const link = `"links":[{"label":"x","href":"${CURSOR}"}]`

  test('pages, anchors and the addresses of the site for a link, also inside its quotes', async () => {
    const offered = await labels(page(`{"type":"linkList",${link}}`))
    const [first] = Object.keys(given.site.links)
    expect(offered).toEqual(
      expect.arrayContaining(
        [...given.pages.map(({ path }: { path: string }) => path).filter((path: string) => !path.includes('$')), `{links.${first}}`, 'mailto:{site.contact.email}'].map((address) =>
          JSON.stringify(address),
        ),
      ),
    )
    expect(offered.some((label) => /^"\/[a-z-]*#[a-z-]+"$/.test(label))).toBe(true)
    expect(offered.some((label) => /^"#[a-z-]+"$/.test(label))).toBe(true)
  })

  test('icons, gradients and collections by their names', async () => {
    expect(await value('"items":[{"title":"x","icon"', '"type":"cardGrid"')).toContain('"coin"')
    expect(await value('"items":[{"title":"x","href":"/","gradient"', '"type":"productGrid"')).toEqual(Object.keys(given.site.theme.gradients).map((name) => JSON.stringify(name)))
    expect(await value('"collection"', '"type":"articleList"')).toEqual(Object.keys(given.collections).map((name) => JSON.stringify(name)))
    expect(await labels(file(`"pages":[{"each":${CURSOR}}]`))).toEqual(Object.keys(given.collections).map((name) => JSON.stringify(name)))
    expect(await labels(file(`"site":{"theme":{"fonts":{"text":${CURSOR}}}}`))).toContain('"Newsreader"')
  })

  test('shared sections, and in "with" the fields of the one that is used', async () => {
    const [[name = '', section]] = Object.entries<{ type: string }>(given.shared) as [[string, { type: string }]]
    expect(await labels(page(`{"use":${CURSOR}}`))).toEqual(Object.keys(given.shared).map((key) => JSON.stringify(key)))
    expect((await labels(page(`{"use":"${name}","with":{${CURSOR}}}`))).sort()).toEqual(Object.keys(blocks[section.type]?.schema.shape ?? {}).sort())
  })

  test('tokens for a text, those of an item among them', async () => {
    const offered = await value('"title"', '"type":"cta"')
    const { as } = given.pages.find(({ each }: { each?: string }) => each !== undefined)
    expect(offered).toEqual(expect.arrayContaining(['{site.contact.email}', `{${as}.title}`]))
    const text = page(`{"type":"cta","title":${CURSOR}}`)
    const item = (await offeredAt(text)).find(({ label }) => label === '{site.contact.email}')
    if (item) expect(taken(text, item).text).toContain('"title":"{site.contact.email}"')
  })

  test('other values are as good: the check judges them', async () => {
    expect(await markedIn(content.replaceAll('"href": "/faq"', '"href": "/a-new-page"'))).toEqual([])
  })

  test('an unknown icon is told without thousands of names', async () => {
    expect((await markedIn(page('{"type":"cardGrid","items":[{"title":"x","icon":"coinn"}]}'))).map(({ message }) => message)).toContain(
      'There is no icon of this name. Type a part of a name to see those that have it, or choose one from tabler.io/icons (outline).',
    )
  })
})

const toySchemas = Object.fromEntries(Object.entries(toyBlocks).map(([type, block]) => [type, block.schema]))
type Shape = { title?: string; type?: string; properties: Record<string, object>; $defs: Record<string, Shape> }

test('in the schema of types only definitions have a title, one for each block, with its fields as they are received', () => {
  const schema = typeSchema(toySchemas) as Shape
  const titles = (value: unknown): string[] =>
    typeof value === 'object' && value ? Object.entries(value).flatMap(([key, inner]) => (key === 'title' && typeof inner === 'string' ? [inner] : titles(inner))) : []
  expect(titles(schema).sort()).toEqual(['Block', 'List', 'Note', 'PagesFile', 'Rule', 'Section'])
  expect(schema.$defs.block).toEqual({ title: 'Block', oneOf: ['Note', 'Rule', 'List'].map((name) => ({ $ref: `#/$defs/${name}` })) })
  expect(schema.$defs.section).toMatchObject({ title: 'Section', oneOf: [{ $ref: '#/$defs/block' }, { properties: { use: {} } }] })
  expect(schema.$defs.Note?.properties).toMatchObject({
    type: { const: 'note' },
    title: { type: 'string' },
    icon: { allOf: [{ $ref: '#/$defs/icon' }] },
    allow: { allOf: [{ $ref: '#/$defs/allow' }] },
  })
  expect([schema.$defs.allow, schema.$defs.icon]).toEqual([{ type: 'object', additionalProperties: { type: 'string' } }, { type: 'string' }])
})

test('what can be allowed is said with what it asks for, and nothing else can be', () => {
  const { $defs } = editorSchema(toySchemas, {}, new Map([['vague-link', 'Links say where they lead.']])) as { $defs: Record<string, unknown> }
  expect($defs.allow).toEqual({
    type: 'object',
    properties: { 'vague-link': { type: 'string', maxLength: 500, description: 'Why this may be otherwise here: Links say where they lead.' } },
    additionalProperties: false,
  })
})

test('a site needs its settings, and its pages unless they are included; a file that is included has the parts of a whole one', () => {
  const whole = editorSchema(toySchemas, {}) as Shape & object
  expect(whole).toMatchObject({ title: 'A site', required: ['site'], if: { not: { required: ['include'] } }, then: { required: ['pages'] } })
  const { properties } = includedSchema() as Shape
  expect(Object.entries(properties)).toEqual(
    ['$schema', 'pages', 'collections', 'shared', 'redirects'].map((name) => [
      name,
      { $ref: `pages.schema.json#/properties/${name === 'redirects' ? 'site/properties/redirects' : name}` },
    ]),
  )
})
