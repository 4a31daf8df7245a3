import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { importFile } from '../../blocks/importFile'
import type { Entry } from '../../parts/message'
import type { Rule } from './rule'

const FOLDER = join(import.meta.dirname, 'rules')

const load = async (file: string): Promise<[string, Rule]> => [basename(file, '.ts'), (await importFile(join(FOLDER, file))).rule as Rule]

/** Every rule by the name under which it can be allowed, which is that of its file. None is listed by hand. */
export const rules: ReadonlyMap<string, Rule> = new Map(await Promise.all(readdirSync(FOLDER).sort().map(load)))

/** All that rules say, by its code. */
export const entries: ReadonlyMap<string, Entry<object>> = new Map([...rules.values()].flatMap(({ messages }) => messages.map((entry) => [entry.code, entry as Entry<object>])))
