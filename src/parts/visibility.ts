import { z } from 'zod'
import { isMoment } from './moment'
import { options } from './options'
import { marked } from './role'
import { text } from './text'

/** A day or a moment, as an author writes it. */
export const moment = marked(
  z.string().check(({ value, issues }) => {
    if (!isMoment(value))
      issues.push({ code: 'custom', input: value, params: { code: 'bad-form', meaning: 'Write a day such as "2026-12-24", or a moment such as "2026-12-24T09:00".' } })
  }),
  { moment: true },
)

/** The fields that say when a thing is part of the site; the same for whatever takes them. */
export function visibility(thing: string) {
  return {
    hidden: z.boolean().optional().describe(`true leaves the ${thing} out of the site without deleting it.`),
    reason: text.optional().describe(`Why the ${thing} is hidden or shown for a time only; visitors never see it.`),
    from: moment.optional().describe(`First day on which the ${thing} is part of the site ("2026-12-24"), or the moment ("2026-12-24T09:00") in site.timeZone.`),
    until: moment.optional().describe(`Last day on which the ${thing} is part of the site, or the moment at which it goes.`),
  }
}

/** When something is part of the site, as its fields say. */
export type Visibility = { hidden?: boolean | undefined; reason?: string | undefined; from?: string | undefined; until?: string | undefined }

/** What becomes of links to a page while it is not there. */
export const linksToIt = options({
  tell: 'The check tells each of them, so that none leads nowhere.',
  drop: 'They go along: entries with a link vanish, in texts the words stay without it.',
})
  .optional()
  .describe('Links to it while it is not part of the site: tell (the default) has the check tell each of them; drop lets them go along and come back with it.')

/** The fields of a page or an item that say when it is part of the site. */
export const pageVisibility = (thing: string) => ({ ...visibility(thing), linksToIt })

const FIELDS: ReadonlySet<string> = new Set([...Object.keys(visibility('')), 'linksToIt'])

/** Whether a field of this name says when something is part of the site. */
export function isVisibilityField(name: string): boolean {
  return FIELDS.has(name)
}

/** The same without the fields that say when it is part of the site: these reach no visitor. */
export function withoutVisibility<Fields extends object>(fields: Fields): Without<Fields> {
  // Only the fields of these names are left out.
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isVisibilityField(name))) as Without<Fields>
}

type Without<Fields> = { [Name in keyof Fields as Name extends keyof Visibility | 'linksToIt' ? never : Name]: Fields[Name] }
