import { z } from 'zod'
import { allIcons, iconMeanings } from '../../site/check/icons'
import type { BlockSchemas } from '../../site/schema/schema'
import { pagesSchema } from '../../site/schema/schema'
import { sectionSettings } from '../../site/schema/sectionSettings'
import { type Accepted, marks, type Role, roles } from '../../parts/role'
import { addChoices, choiceOf, propertyOf } from './discriminator'
import { type Snippet, addEntrySnippets, snippetText } from './snippets'
import { allowable } from '../../site/lint/allowed'
import { allow } from '../../site/schema/allow'

type Json = Record<string, unknown>
type Io = 'input' | 'output'

/** For each block, an example that an editor can insert as a whole section. */
export type Examples = Readonly<Record<string, Json>>

const DRAFT = 'http://json-schema.org/draft-07/schema#'

/** The file beside the published schema that holds the names a site gives: pages, anchors, tokens … */
const VALUES = 'values.schema.json#/definitions/'

/**
 * The published contract for editors, as JSON Schema. Unlike zod's own form, an unknown block is answered with the list of
 * those that exist, each block offers only its fields, and a whole section can be inserted.
 *
 * @param meanings what can be allowed, by its name, with what is asked for; without it that of no block
 */
export function editorSchema(blocks: BlockSchemas, examples: Examples, meanings: ReadonlyMap<string, string> = allowable({})): Json {
  const { root, variants, use } = convert(blocks, 'input')
  const types = Object.keys(variants)
  const describe = (type: string) => String((variants[type] ?? {}).description ?? type)
  const insert = Object.entries(blocks).map(([type, block]): Snippet => ({ label: type, description: describe(type), bodyText: snippetText(block, { type, ...examples[type] }) }))
  const block = {
    ...choiceOf('type', Object.fromEntries(types.map((type) => [type, { $ref: `#/$defs/${type}` }])), types.map(describe), 'Which block this section is.'),
    defaultSnippets: insert,
  }
  const useShared: Snippet = { label: 'use', description: 'A section of "shared", by its name.', bodyText: '{\n\t"use": "$1"\n}' }
  const section = {
    type: 'object',
    defaultSnippets: [...insert, useShared],
    if: { required: ['use'] },
    then: { ...use, allOf: [{ $ref: `${VALUES}use` }] },
    else: { $ref: '#/$defs/block' },
    // While it is neither, an editor offers both.
    allOf: [{ if: { not: { required: ['type'] } }, then: { properties: { use: propertyOf(use, 'use') } } }],
  }
  addChoices([root, variants])
  addEntrySnippets([root, variants])
  Object.assign(propertyOf(root, 'collections'), { allOf: [{ $ref: `${VALUES}items` }] })
  // Pages may all stand in files that are included.
  const needed = { required: ['site'], if: { not: { required: ['include'] } }, then: { required: ['pages'] } }
  return { $schema: DRAFT, title: 'A site', ...root, ...needed, $defs: { section, block, ...variants, allow: allowSchema(meanings), icon: iconSchema() } }
}

/** The contract of a file that is included: its parts are those of a whole one. */
export function includedSchema(): Json {
  const part = (way: string) => ({ $ref: `pages.schema.json#/properties/${way}` })
  const properties = { $schema: part('$schema'), pages: part('pages'), collections: part('collections'), shared: part('shared'), redirects: part('site/properties/redirects') }
  return { $schema: DRAFT, title: 'A part of a site', type: 'object', properties, additionalProperties: false }
}

/** The rules that can be allowed, each with what it asks for. */
function allowSchema(meanings: ReadonlyMap<string, string>): Json {
  const properties = [...meanings].map(([name, meaning]) => [name, { type: 'string', maxLength: 500, description: `Why this may be otherwise here: ${meaning}` }])
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false }
}

/** Thousands of names: a mistake is not answered with all of them. */
function iconSchema(): Json {
  const names = [...allIcons().keys()]
  const meanings = iconMeanings()
  return {
    type: 'string',
    enum: names,
    enumDescriptions: names.map((name) => meanings.get(name) ?? 'An icon.'),
    errorMessage: 'There is no icon of this name. Type a part of a name to see those that have it, or choose one from tabler.io/icons (outline).',
  }
}

/** What the code receives, in the plain form that a type generator reads: one definition for each block. */
export function typeSchema(blocks: BlockSchemas): Json {
  const { root, variants, use } = convert(blocks, 'output')
  const named = Object.fromEntries(Object.entries(variants).map(([type, schema]) => [capital(type), { ...untitled(schema), title: capital(type) }]))
  const block = { title: 'Block', oneOf: Object.keys(named).map((name) => ({ $ref: `#/$defs/${name}` })) }
  const section = { title: 'Section', oneOf: [{ $ref: '#/$defs/block' }, untitled(use)] }
  return {
    ...untitled(root),
    title: 'PagesFile',
    $defs: { section, block, ...named, allow: { type: 'object', additionalProperties: { type: 'string' } }, icon: { type: 'string' } },
  }
}

function convert(blocks: BlockSchemas, io: Io): { root: Json; variants: Record<string, Json>; use: Json } {
  const schema = pagesSchema(blocks)
  const section = schema.shape.notFound.unwrap().shape.sections.element
  const [union, use] = section.options
  const override = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }) => {
    if (Object.is(zodSchema, section)) replace(jsonSchema, { $ref: '#/$defs/section' })
    else if (Object.is(zodSchema, union)) replace(jsonSchema, { $ref: '#/$defs/block' })
    else if (Object.is(zodSchema, allow)) replace(jsonSchema, { $ref: '#/$defs/allow' })
    else if (io === 'input') offer(jsonSchema, roles.get(zodSchema)?.role, marks.get(zodSchema)?.accepts)
    else if (roles.get(zodSchema)?.role === 'icon') replace(jsonSchema, { $ref: '#/$defs/icon' })
  }
  const json = (part: z.ZodType) => rest(z.toJSONSchema(part, { io, target: 'draft-7', unrepresentable: 'any', override }) as Json)
  const settings = z.strictObject(sectionSettings).shape
  const variants = Object.entries(blocks).map(
    ([type, block]) =>
      [
        type,
        json(block.extend({ type: io === 'input' ? z.literal(type).describe('Which block this section is.') : z.literal(type), ...settings }).meta({ ...block.meta() })),
      ] as const,
  )
  return { root: json(schema), variants: Object.fromEntries(variants), use: json(use) }
}

/** What is named with words that the site itself gives, or its folder media/. */
const NAMES: ReadonlySet<Role> = new Set<Role>(['href', 'shared', 'collection', 'itemField', 'gradient', 'font', 'media'])

/** Lets editors offer the names that the site gives. Only icons are a closed list: the others change with the content. */
function offer(jsonSchema: Json, role: Role | undefined, accepts: Accepted | undefined): void {
  if (role === 'icon') replace(jsonSchema, { $ref: '#/$defs/icon' })
  else if (role === 'text' || role === 'richText') jsonSchema.allOf = [{ $ref: `${VALUES}token` }]
  else if (role !== undefined && NAMES.has(role)) jsonSchema.anyOf = [{ $ref: VALUES + (role === 'media' ? (accepts ?? role) : role) }, { type: 'string' }]
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
