import type { BreakingChange } from './compare'
import { counted } from '../../../parts/counted'

/** A change that old content would not survive: what it is, in sentences, and the step that would help, for this file. */
export type Refusal = { name: string; version: number; what: string[]; file: string; draft: string | undefined; isNewFile: boolean }

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an entry in { }',
  anything: 'anything',
}

function kindWords(kind: string): string {
  return kind
    .split(' or ')
    .map((one) => KINDS[one] ?? one)
    .join(' or ')
}

const LIMITS: Record<string, (to: unknown) => string> = {
  maxLength: (to) => `may have at most ${counted(Number(to), 'character')} now`,
  minLength: (to) => `must have at least ${counted(Number(to), 'character')} now`,
  maxItems: (to) => `may have at most ${counted(Number(to), 'entry')} now`,
  minItems: (to) => `must have at least ${counted(Number(to), 'entry')} now`,
  maximum: (to) => `may be at most ${to} now`,
  minimum: (to) => `must be at least ${to} now`,
  exclusiveMaximum: (to) => `must be less than ${to} now`,
  exclusiveMinimum: (to) => `must be more than ${to} now`,
  multipleOf: (to) => `must be a multiple of ${to} now`,
  options: (to) => `may only be one of these now: ${to}`,
  pattern: (to) => `must have the form ${to} now`,
  format: (to) => `must have the form of "${to}" now`,
}

/** One change as a sentence. */
export function changeWords(change: BreakingChange): string {
  const field = change.path === '' ? 'It' : `"${change.path}"`
  if (change.kind === 'removed') return `${field} is gone.`
  if (change.kind === 'renamed') return `${field} is gone; "${change.to}" looks like its new name.`
  if (change.kind === 'required') return change.isNew ? `${field} is new and required.` : `${field} was optional and is required now.`
  if (change.kind === 'kind') return `${field} was ${kindWords(change.from)} and is ${kindWords(change.to)} now.`
  if (change.kind === 'option') return `${field} may no longer be ${JSON.stringify(change.gone)}.`
  const before = change.from === undefined || change.word === 'options' ? '' : ` (before: ${change.from})`
  return `${field} ${LIMITS[change.word]?.(change.to) ?? `is judged by another "${change.word}" now`}${before}.`
}

export const goneWords = {
  block: 'The block is gone; content that uses it would have no block any more.',
  renamed: (now: string) => `The block is gone; "${now}" looks like its new name.`,
  steps: (before: number, now: number) => `Its version was ${before} and would be ${now}. Steps stay for ever: put those that went back.`,
  otherName: (from: string, to: string, name: string) => `Its step renameBlock('${from}', '${to}') leads to a name that the block does not have then; it is called "${name}".`,
  taken: (owner: string) => `The name belonged to "${owner}" before, so old files mean that block by it. Choose another name.`,
  site: 'No block can be called "site": versions note the site itself under that name.',
}

/** A refusal as a developer reads it: the block, what changed, and what to write where. */
export function refusalWords({ name, version, what, file, draft, isNewFile }: Refusal): string {
  const head = [`${name} (version ${version})`, ...what.map((sentence) => `  ${sentence}`)]
  if (draft === undefined) return [...head, `  See ${file}.`].join('\n')
  const todo = isNewFile ? `  Old content would break. Write ${file}:` : `  Old content would break. Add to the end of the list in ${file}:`
  const code = draft
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
  const block = /^src\/blocks\/(\w+)\//.exec(file)?.[1]
  const folder = `tests/fixtures/${block}`
  const freeze =
    block === undefined
      ? []
      : [`  Keep what version ${version} looked like:`, `    mkdir -p ${folder} && git show HEAD:src/blocks/${name}/examples.json > ${folder}/v${version}.json`]
  return [...head, todo, '', ...code, '', ...freeze].join('\n').trimEnd()
}
