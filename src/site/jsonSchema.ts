import { z } from 'zod'
import { allIcons } from './icons'
import type { BlockSchemas } from './schema'
import { pagesSchema, sectionSettings } from './schema'
import { roles } from '../parts/role'
import { allow } from './lint/names'

type Json = Record<string, unknown>
type Io = 'input' | 'output'

/** Example values for a block, by block: a whole section that an editor can insert. */
export type Snippets = Readonly<Record<string, Record<string, unknown>>>

/**
 * The published contract for editors, as JSON Schema. Unlike zod's own form, an unknown block is answered with the list of
 * those that exist, each block offers only its fields, and a whole section can be inserted.
 */
export function editorSchema(blocks: BlockSchemas, snippets: Snippets): Json {
  const { root, variants, use, rules } = convert(blocks, 'input')
  const types = Object.keys(variants)
  const describe = (type: string) => String((variants[type] ?? {}).description ?? type)
  const insert = types.map((type) => ({ label: type, description: describe(type), body: { type, ...snippets[type] } }))
  const block = {
    type: 'object',
    properties: { type: { description: 'Which block this section is.', enum: types, enumDescriptions: types.map(describe) } },
    required: ['type'],
    defaultSnippets: insert,
    allOf: types.map((type) => ({ if: { properties: { type: { const: type } }, required: ['type'] }, then: { $ref: `#/$defs/${type}` } })),
  }
  const section = { type: 'object', defaultSnippets: [...insert, { label: 'use', description: 'A section of "shared", by its name.', body: { use: '$1' } }], if: { required: ['use'] }, then: use, else: { $ref: '#/$defs/block' } }
  return { $schema: 'http://json-schema.org/draft-07/schema#', title: 'A site', ...root, $defs: { section, block, ...variants, allow: rules, icon: { type: 'string', enum: [...allIcons().keys()] } } }
}

/** What the code receives, in the plain form that a type generator reads: one definition for each block. */
export function typeSchema(blocks: BlockSchemas): Json {
  const { root, variants, use, rules } = convert(blocks, 'output')
  const named = Object.fromEntries(Object.entries(variants).map(([type, schema]) => [capital(type), { ...untitled(schema), title: capital(type) }]))
  const block = { title: 'Block', oneOf: Object.keys(named).map((name) => ({ $ref: `#/$defs/${name}` })) }
  const section = { title: 'Section', oneOf: [{ $ref: '#/$defs/block' }, untitled(use)] }
  return { ...untitled(root), title: 'PagesFile', $defs: { section, block, ...named, allow: untitled(rules), icon: { type: 'string' } } }
}

function convert(blocks: BlockSchemas, io: Io): { root: Json; variants: Record<string, Json>; use: Json; rules: Json } {
  const schema = pagesSchema(blocks)
  const section = schema.shape.notFound.shape.sections.element
  const [union, use] = section.options
  const override = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }) => {
    if (Object.is(zodSchema, section)) replace(jsonSchema, { $ref: '#/$defs/section' })
    else if (Object.is(zodSchema, union)) replace(jsonSchema, { $ref: '#/$defs/block' })
    else if (Object.is(zodSchema, allow)) replace(jsonSchema, { $ref: '#/$defs/allow' })
    else if (roles.get(zodSchema)?.role === 'icon') replace(jsonSchema, { $ref: '#/$defs/icon' })
  }
  const json = (part: z.ZodType) => rest(z.toJSONSchema(part, { io, target: 'draft-7', unrepresentable: 'any', override }) as Json)
  const settings = z.strictObject(sectionSettings).shape
  const variants = Object.entries(blocks).map(([type, block]) => [type, json(block.extend({ type: z.literal(type), ...settings }).meta({ ...block.meta() }))] as const)
  return { root: json(schema), variants: Object.fromEntries(variants), use: json(use), rules: rest(z.toJSONSchema(allow, { io, target: 'draft-7' }) as Json) }
}

function rest({ $schema: _schema, ...json }: Json): Json {
  return json
}

function replace(target: Json, by: Json): void {
  const { description } = target
  for (const key of Object.keys(target)) delete target[key]
  Object.assign(target, by, typeof description === 'string' && { description })
}

/** The generator names a type after each title; only definitions shall have one. */
function untitled(json: Json): Json {
  return JSON.parse(JSON.stringify(json, (key, value) => (key === 'title' && typeof value === 'string' ? undefined : value)))
}

function capital(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1)
}
