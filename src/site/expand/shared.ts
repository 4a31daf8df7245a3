import type { JsonPath } from '../text/jsonPath'
import { message } from '../diagnostics/catalogue'
import { findingsOf } from '../schema/findings/zodFindings'
import { type Finding, at, atKey } from '../diagnostics/diagnostic'
import type { PagesFile, RawSection, SharedUse } from '../schema/schema'
import { writtenPath } from '../schema/prune'
import { keysOf, schemaFor } from '../schema/schemaTree'
import { useSettingNames } from '../schema/sectionSettings'
import { near } from '../diagnostics/suggest'
import { blockNamed } from '../../parts/counted'
import type { z } from 'zod'

type Report = (finding: Finding) => void

/** Fields of a shared section that one page says differently, and where. */
export type Overrides = { keys: ReadonlySet<string>; path: JsonPath }

/** The shared section that is meant by { "use": … }; an unknown one is reported. */
export function sharedSection(file: PagesFile, { use }: SharedUse, path: JsonPath, report: Report): RawSection | undefined {
  if (file.shared && Object.hasOwn(file.shared, use)) return file.shared[use]
  report(
    at(
      [...path, 'use'],
      message(
        'unknownShared',
        near(use, () => Object.keys(file.shared ?? {})),
      ),
    ),
  )
  return undefined
}

/**
 * The shared section with the fields of "with" put in. A field that the block does not have, or a value that does not fit,
 * is reported where it stands.
 *
 * @param block the schema of a section of any block
 */
export function override(shared: RawSection, { with: fields = {} }: SharedUse, block: z.ZodType, path: JsonPath, report: Report): RawSection {
  const settled = new Set<string>(['type', ...useSettingNames])
  const known = keysOf(schemaFor(block, shared)).filter((key) => !settled.has(key))
  const strange = Object.keys(fields).filter((key) => !known.includes(key))
  for (const name of strange)
    report(
      atKey(
        [...path, 'with', name],
        message(
          'unknownField',
          Object.assign(
            near(name, () => known),
            { owner: `"with" for ${blockNamed(shared.type)}` },
          ),
        ),
      ),
    )
  if (strange.length > 0) return shared
  const section = { ...shared, ...fields }
  for (const finding of findingsOf(block, section)) report(moved(finding, [], [...path, 'with']))
  return section
}

/** A section as it is on a page, and where its parts are written. */
type Placed = { source: JsonPath; overrides?: Overrides | undefined; gone?: readonly JsonPath[] | undefined }

/** Where a part of a section is written: in the page's "with" what this says differently, and behind what is not there now. */
export function placeOf({ source, overrides, gone = [] }: Placed, path: JsonPath): JsonPath {
  const written = gone.length > 0 ? writtenPath(path, gone) : path
  return [...(overrides?.keys.has(String(path[0])) ? overrides.path : source), ...written]
}

/** Returns a report that moves findings in a section to where they are written. */
export function reporterFor(section: Placed, report: Report): Report {
  const { source, overrides, gone } = section
  if (!overrides && !gone) return report
  return (finding) => {
    const { location } = finding
    const isInside = 'path' in location && source.every((step, depth) => location.path[depth] === step)
    report(isInside ? { ...finding, location: { ...location, path: placeOf(section, location.path.slice(source.length)) } } : finding)
  }
}

function moved(finding: Finding, from: JsonPath, to: JsonPath): Finding {
  return 'path' in finding.location ? { ...finding, location: { ...finding.location, path: [...to, ...finding.location.path.slice(from.length)] } } : finding
}
