import { readdirSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'

/** Why a pattern such as "pages/*.json" can name no files, whatever is on the disk; undefined where it can. */
export function patternFault(pattern: string): string | undefined {
  const isPlain = !isAbsolute(pattern) && !/^[a-z]+:|\\|\0/i.test(pattern) && pattern.split('/').every((part) => part !== '' && !part.startsWith('.'))
  if (!isPlain) return 'it is no path such as "pages/*.json", from the folder of this file downwards'
  return pattern.endsWith('.json') ? undefined : 'its name does not end in ".json"'
}

/** Whether a pattern means a path: "*" stands for a name or a part of one, "**" for folders. */
export function isMeantBy(pattern: string, path: string): boolean {
  return partsMatch(pattern.split('/'), path.split('/'))
}

function partsMatch([wanted, ...others]: readonly string[], parts: readonly string[]): boolean {
  if (wanted === undefined) return parts.length === 0
  if (wanted === '**') return partsMatch(others, parts) || (parts.length > 0 && partsMatch([wanted, ...others], parts.slice(1)))
  const [part, ...rest] = parts
  return part !== undefined && nameMatches(wanted, part) && partsMatch(others, rest)
}

function nameMatches(wanted: string, name: string): boolean {
  const source = wanted.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return !name.startsWith('.') && new RegExp(`^${source.join('.*')}$`, 's').test(name)
}

/** The paths of all files of a folder that a pattern means, from that folder on and in their order. */
export function filesMeantBy(folder: string, pattern: string): string[] {
  return patternFault(pattern) === undefined ? found(folder, '', pattern.split('/')).sort() : []
}

function found(folder: string, around: string, [wanted = '', ...others]: readonly string[]): string[] {
  if (!wanted.includes('*') && others.length > 0) return found(folder, `${around}${wanted}/`, others)
  const entries = entriesOf(join(folder, around)).filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
  if (wanted === '**') {
    const below = entries.flatMap((entry) => (entry.isDirectory() ? found(folder, `${around}${entry.name}/`, [wanted, ...others]) : []))
    return [...found(folder, around, others), ...below]
  }
  const meant = entries.filter(({ name }) => nameMatches(wanted, name))
  if (others.length === 0) return meant.flatMap((entry) => (entry.isDirectory() ? [] : [around + entry.name]))
  return meant.flatMap((entry) => (entry.isFile() ? [] : found(folder, `${around}${entry.name}/`, others)))
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
