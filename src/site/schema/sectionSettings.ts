import { z } from 'zod'
import type { Ground } from '../../parts/ground'
import { id } from '../../parts/id'
import { options } from '../../parts/options'
import { visibility } from '../../parts/visibility'
import { allow } from './allow'

const { hidden, reason, from, until } = visibility('section')

type Setting = {
  /** What may be written, with its description. */
  schema: z.ZodType
  /** The attribute of the section's element that has the value, in every page. */
  attribute?: string
  /** The value where an author gives none. */
  otherwise?: string
  /** May also be said where a shared section is used. */
  onUse?: true
}

/** Settings that every section has, whatever its block. All that is known of one stands here: the rest follows. */
const SETTINGS = {
  id: {
    schema: id.optional().describe('Anchor of the section, to link to it with "#id": small letters, digits and hyphens, such as "our-fees". Stays the same when sections move.'),
    attribute: 'id',
    onUse: true,
  },
  hidden: { schema: hidden, onUse: true },
  reason: { schema: reason, onUse: true },
  from: { schema: from, onUse: true },
  until: { schema: until, onUse: true },
  ground: {
    schema: options({ light: 'The ground of the page.', tinted: 'A shade darker, to set the section apart.', dark: 'Light text on a dark ground.' })
      .optional()
      .describe('The colour behind the section: light (the default), tinted or dark.'),
    attribute: 'data-surface',
    otherwise: 'light',
  },
  width: {
    schema: options({ narrow: 'For running text.', normal: 'For most sections.', wide: 'For grids and tables that need room.' })
      .optional()
      .describe('How wide the content may grow; normal is the default.'),
    attribute: 'data-width',
    otherwise: 'normal',
  },
  spacing: {
    schema: options({ none: 'No room at all.', tight: 'Half as much as usual.', normal: 'The usual room.', loose: 'More than usual.' })
      .optional()
      .describe('Room above and below the content; normal is the default.'),
    attribute: 'data-spacing',
    otherwise: 'normal',
  },
  allow: {
    schema: allow.optional().describe('Advice that does not count here: the name of the rule, and why.'),
    onUse: true,
  },
} as const satisfies Record<string, Setting>

type Settings = typeof SETTINGS
type Name = keyof Settings
type UseName = { [N in Name]: Settings[N] extends { onUse: true } ? N : never }[Name]
type Shape<N extends Name> = { [Key in N]: Settings[Key]['schema'] }

const NAMES = Object.keys(SETTINGS) as Name[]
const isOnUse = (name: Name): name is UseName => 'onUse' in SETTINGS[name]
// The keys are those of the table, which fromEntries forgets.
const shapeOf = <N extends Name>(names: readonly N[]) => Object.fromEntries(names.map((name) => [name, SETTINGS[name].schema])) as Shape<N>

/** The settings as fields of an object schema. */
export const sectionSettings = shapeOf(NAMES)

/** Names of the settings that may be said where a shared section is used. */
export const useSettingNames = NAMES.filter(isOnUse)

/** The settings named in `useSettingNames`, as fields of an object schema. */
export const useSettings = shapeOf(useSettingNames)

const settings = z.strictObject(sectionSettings)
/** The settings of a section as an author wrote them. */
export type SectionSettings = z.infer<typeof settings>

/** Takes a section apart into its settings and the fields of its block. */
export function splitSection<Fields extends object>(section: Fields): { settings: SectionSettings; fields: Omit<Fields, Name> } {
  const isSetting = ([name]: [string, unknown]) => Object.hasOwn(SETTINGS, name)
  const entries = Object.entries(section)
  // The schema has accepted the section, so its settings are settings.
  return { settings: Object.fromEntries(entries.filter(isSetting)), fields: Object.fromEntries(entries.filter((entry) => !isSetting(entry))) as Omit<Fields, Name> }
}

/**
 * The attributes that the settings give the section's element, those that nobody set included.
 *
 * @param ground what its block is drawn on instead of the colour that is set
 */
export function attributesOf(given: SectionSettings, ground?: Ground): Record<string, string> {
  const found = NAMES.flatMap((name) => {
    const { attribute, otherwise }: Setting = SETTINGS[name]
    const value = given[name] ?? otherwise
    return attribute && typeof value === 'string' ? [[attribute, value]] : []
  })
  return { ...Object.fromEntries(found), ...(ground && { 'data-surface': ground }) }
}
