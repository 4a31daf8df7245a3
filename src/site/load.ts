import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Blocks } from '../blocks/schemas'
import { message } from './diagnostics/catalogue'
import { judge } from './compile'
import { locate } from './diagnostics/locate'
import { atOffset, type Finding, type Problem } from './diagnostics/diagnostic'
import { read } from './read/read'
import type { Site } from './schema/site'
import { fileReason } from './diagnostics/wording/files'

/** `problems` stop a build; `advice` does not. */
export type Loaded = { site: Site; problems: []; advice: Problem[] } | { site: undefined; problems: Problem[]; advice: [] }

/**
 * Advice takes longer than judging; who only wants to see the page does without. `publish` also tells what must not go live. `at` is the day or moment the site is made
 * for, as an author writes it: now, unless given. `pointer` is how "$schema" is written in this file; without it advice says nothing of that.
 */
export type LoadOptions = { advice?: boolean; publish?: boolean; at?: string | undefined; pointer?: string | undefined }

/** Problems that are given a place: finding it takes time, and nobody reads more. */
const MOST = 500

/**
 * Reads and judges a content file.
 *
 * @param path of the file; problems name it by its last part
 * @returns the site when there is no problem, else the problems in the order of their place
 */
export function loadSite(path: string, blocks: Blocks, options: LoadOptions = {}): Loaded {
  const file = basename(path)
  let bytes: Uint8Array
  try {
    bytes = readFileSync(path)
  } catch (error) {
    const reason = fileReason(error) ?? String(error)
    return { site: undefined, problems: locate([atOffset(0, 0, message('missingFile', { reason }))], { file, text: '', value: undefined }), advice: [] }
  }
  return loadText(bytes, file, blocks, options)
}

/** The same for content that is already in memory. */
export function loadText(bytes: Uint8Array, file: string, blocks: Blocks, options: LoadOptions = {}): Loaded {
  const { text, value, findings: unreadable } = read(bytes)
  const { site, findings } = unreadable.length > 0 ? { site: undefined, findings: unreadable } : judge(text, value, blocks, options)
  const told = findings.length > 0 ? locate(unique(findings).slice(0, MOST), { file, text, value }) : []
  const problems = told.filter(({ severity }) => severity === 'error')
  if (site && problems.length === 0) return { site, problems: [], advice: told }
  return { site: undefined, problems, advice: [] }
}

/** A mistake in a template or a shared section is met once for each page made from it, and told once. */
function unique(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter((finding) => {
    const { name, words } = finding.message
    const key = JSON.stringify([finding.location, name, 'name' in words && words.name, 'field' in words && words.field])
    return !seen.has(key) && seen.add(key)
  })
}
