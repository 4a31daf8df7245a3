import { z } from 'zod'
import { picture } from '../../parts/picture'
import { marks, roles } from '../../parts/role'
import { sectionSettings } from '../../site/schema/sectionSettings'
import { isRequired, type Schema, schemaInfo, unwrapped } from '../../site/schema/schemaTree'
import type { FieldForm, Form } from '../types'
import { titleOf } from './titleOf'

/** No field lies deeper than so many levels; a schema that holds itself would have no end. */
const DEEPEST = 16

const POINT = unwrapped(picture.shape.focus)

/** What may be written where a schema holds, for the panel. */
export function formOf(schema: Schema, depth = 0): Form {
  const inner = unwrapped(schema)
  const { kind } = schemaInfo(inner)
  if (depth > DEEPEST) return { is: 'json' }
  if (inner === POINT) return { is: 'point' }
  if (kind.is === 'object') return { is: 'object', fields: Object.entries(kind.shape).map(([name, field]) => fieldForm(name, field, depth)) }
  if (kind.is === 'array') return { is: 'list', entry: formOf(kind.element, depth + 1), ...sizes(inner) }
  if (kind.is === 'record') return { is: 'names', entry: formOf(kind.value, depth + 1) }
  if (kind.is === 'choice') {
    const kinds = [...kind.options].map(([value, option]) => ({ value: String(value), help: helpOf(option), form: formOf(option, depth + 1) }))
    return { is: 'kinds', by: kind.discriminator, kinds }
  }
  if (kind.is === 'union') return { is: 'either', options: kind.options.map((option) => formOf(option, depth + 1)) }
  return leafForm(inner)
}

function fieldForm(name: string, schema: Schema, depth: number): FieldForm {
  return { name, title: titleOf(name), help: helpOf(schema), isRequired: isRequired(schema), isSetting: Object.hasOwn(sectionSettings, name), form: formOf(schema, depth + 1) }
}

function leafForm(schema: Schema): Form {
  if (schema instanceof z.ZodEnum) {
    const helps = schema.meta()?.enumDescriptions
    return { is: 'options', options: schema.options.map((value, index) => ({ value, help: Array.isArray(helps) ? String(helps[index] ?? '') : '' })) }
  }
  if (schema instanceof z.ZodLiteral) {
    const values = [...schema.values]
    if (values.length === 1) return { is: 'fixed', value: values[0] }
    return { is: 'options', options: values.flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [{ value, help: '' }] : [])) }
  }
  if (schema instanceof z.ZodBoolean) return { is: 'yesNo' }
  if (schema instanceof z.ZodNumber) return { is: 'number', least: finite(schema.minValue), most: finite(schema.maxValue), isWhole: schema.format === 'safeint' }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textForm(schema)
  return { is: 'json' }
}

function textForm(schema: z.ZodString | z.ZodStringFormat): Form {
  const { accepts, inline, color, moment, day } = marks.get(schema) ?? {}
  const format = color ? 'colour' : moment ? 'moment' : day || schema.format === 'date' ? 'day' : undefined
  return {
    is: 'text',
    role: accepts ? 'media' : (roles.get(schema)?.role ?? 'plain'),
    ...(finite(schema.maxLength) !== undefined && { most: finite(schema.maxLength) }),
    ...(format && { format }),
    ...(accepts && { accepts }),
    ...(inline && { isInline: true }),
  }
}

/** How many entries a list has at least and at most. */
function sizes(schema: Schema): { least: number; most?: number | undefined } {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod: { def } }) => def as { minimum?: number; maximum?: number; length?: number })
  const all = (name: 'minimum' | 'maximum') => checks.flatMap((check) => check[name] ?? check.length ?? [])
  return { least: Math.max(0, ...all('minimum')), most: all('maximum').length > 0 ? Math.min(...all('maximum')) : undefined }
}

const finite = (value: unknown) => (typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined)
const helpOf = (schema: Schema) => (schema instanceof z.ZodType ? (schema.description ?? '') : '')
