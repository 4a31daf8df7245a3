import type { Site } from '../site/schema/site'
import { fingerprint } from './compiledEngine'
import type { Drawing, Drawn } from './drawProcess'
import { charactersOf } from './fonts'
import { keptResult } from './keptResult'
import { runInChild } from './runInChild'

/**
 * The fonts and pictures of a site: those that an earlier build has drawn of the same, else new ones.
 *
 * @param folder for what is needed only while drawing
 * @param fresh draws in any case, and keeps nothing
 */
export function drawnOf(site: Site, folder: string, fresh = false): Promise<Drawn> {
  const { name, theme, logo, icon } = site.settings
  const from = { settings: { name, theme, logo, icon }, characters: charactersOf(site) }
  const draw = () => runInChild<Drawn>('drawProcess.ts', { ...from, folder } satisfies Drawing)
  return fresh ? draw() : keptResult([from, fingerprint()], draw, ({ isOfMachine }) => !isOfMachine)
}
