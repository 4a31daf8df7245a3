import { z } from 'zod'

/** What a string in pages.json is for. Checks, token resolution and tests walk the content by role, never by block type. */
export type Role = 'text' | 'richText' | 'html' | 'href' | 'icon' | 'collection' | 'gradient' | 'font' | 'id' | 'timeZone'

/** Roles live beside the schemas and never leak into the published JSON Schema. */
export const roles = z.registry<{ role: Role }>()

/** Marks a string schema with its role; `.describe()`, `.min()` and `.optional()` keep it. */
export function withRole<Schema extends z.ZodType>(role: Role, schema: Schema): Schema {
  roles.add(schema, { role })
  return schema
}
