import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { importFile } from '../../blocks/importFile'
import type { Entry } from '../../parts/message'
import type { PublishRule, Rule } from './rule'

/** Every rule of a folder by the name under which it can be allowed, which is that of its file. None is listed by hand. */
async function rulesIn<Kind>(folder: string): Promise<ReadonlyMap<string, Kind>> {
  const place = join(import.meta.dirname, folder)
  const load = async (file: string): Promise<[string, Kind]> => [basename(file, '.ts'), (await importFile(join(place, file))).rule as Kind]
  return new Map(await Promise.all(readdirSync(place).sort().map(load)))
}

/** The rules of advice. */
export const rules = await rulesIn<Rule>('rules')

/** The rules of what must not go live. */
export const publishRules = await rulesIn<PublishRule>('publish')

/** All that rules of advice say, by its code. */
export const entries: ReadonlyMap<string, Entry<object>> = new Map([...rules.values()].flatMap(({ messages }) => messages.map((entry) => [entry.code, entry as Entry<object>])))
