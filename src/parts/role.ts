import { z } from 'zod'

/** What a string in pages.json is for. Checks, token resolution and tests walk the content by role, never by block type. */
export type Role = 'text' | 'richText' | 'html' | 'href' | 'icon' | 'shared' | 'collection' | 'itemField' | 'gradient' | 'font' | 'id' | 'timeZone' | 'media'

/**
 * Which heading a text is drawn as: `page` the one main heading, `section` the heading of a section, `inner` one below it,
 * `nested` one below an inner heading. A block leaves out no level: without a section's heading, inner ones take its place.
 */
export type HeadingRank = 'page' | 'section' | 'inner' | 'nested'

/** What a field wants of media/ that is no picture; `file` is whatever visitors can open or save. */
export type Accepted = 'video' | 'captions' | 'file'

/** What else a check has to know of a field to check the page without drawing it. */
export type Mark = {
  heading?: HeadingRank
  /** Of an address: the field beside it that holds the words of the link; "label" unless said otherwise. */
  words?: string
  /** Of a link: the field around it whose text is read out after the link's own words. */
  readWith?: string
  /** Of a text in a fixed form: how it is written, as a sentence. */
  form?: string
  /** Of a running text: pictures that stand in it are shown. */
  pictures?: boolean
  /** Of a running text: it is one line or paragraph, without lists, quotes and the like. */
  inline?: boolean
  /** Of a text: it is a day, as YYYY-MM-DD, once its tokens are filled in. */
  day?: boolean
  /** Of a text: it is a day or a moment. */
  moment?: boolean
  /** Of a text: it is a colour as #rrggbb. */
  color?: boolean
  /** Of a text: it is the number of a telephone, as people read it. */
  phone?: boolean
  /** Of an address: it is that of a page of this site. */
  own?: boolean
  /** Of a text: something is found by it or sent as it is, so that it stays as it is typed. */
  names?: boolean
  /** Of a file in media/: what it has to be; a picture unless said otherwise. */
  accepts?: Accepted
  /** Of an entry: it may be hidden, or be part of the site for a time. */
  timed?: boolean
}

/** Roles live beside the schemas and never leak into the published JSON Schema. */
export const roles = z.registry<{ role: Role }>()
export const marks = z.registry<Mark>()

/** Marks a string schema with its role; `.describe()`, `.min()` and `.optional()` keep it. */
export function withRole<Schema extends z.ZodType>(role: Role, schema: Schema): Schema {
  roles.add(schema, { role })
  return schema
}

/** A schema of its own that accepts the same and is marked; `.describe()` and `.optional()` keep the mark. */
export function marked<Schema extends z.ZodType>(schema: Schema, mark: Mark): Schema {
  const own = schema.clone(undefined, { parent: true })
  marks.add(own, mark)
  return own
}
