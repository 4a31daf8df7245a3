import { suggest } from '../../../site/diagnostics/suggest'
import type { BreakingChange } from './compare'
import { kindOf, requiredIn } from './compare'
import { SITE } from '../../../site/check/versions/history'
import type { Shape } from './shape'

/** A step as it would be written, and what must be imported for it. */
type Line = { code: string; names: string[] }

/** Whatever lies between the top of the file and a section: what is said of it holds for every section. */
const TO_SECTION = /^(?:shared\.\*|.*sections\[\])\.?/

/** A change of every section's settings stands once, not for each place where sections are. */
export function withoutRepeats(name: string, changes: readonly BreakingChange[]): (BreakingChange & { inSections: boolean })[] {
  const seen = new Set<string>()
  return changes.flatMap((change) => {
    const inSections = name === SITE && TO_SECTION.test(change.path)
    const own = { ...change, inSections, path: inSections ? change.path.replace(TO_SECTION, '') : change.path }
    const key = JSON.stringify(own)
    return seen.has(key) || !seen.add(key) ? [] : [own]
  })
}

/**
 * Drafts the step for the changes of one part. What cannot be guessed is left to be written.
 *
 * @param version that the step starts from
 * @param first steps that come before those for the changes, as code with the name to import
 * @param isWhole whether a whole migrations.ts is wanted, or only the entry for its list
 */
export function draftFor(name: string, version: number, changes: readonly BreakingChange[], isWhole: boolean, first: Line[] = []): string {
  const lines = [...first, ...withoutRepeats(name, changes).map((change) => (change.inSections ? wrapped(lineFor(change)) : lineFor(change)))]
  const names = [...new Set(lines.flatMap((line) => line.names))]
  const code = lines.map((line) => line.code)
  const step = code.length === 1 ? `  ${code[0]},` : `  [\n${code.map((line) => `    ${line},`).join('\n')}\n  ],`
  const entry = `  // ${version} → ${version + 1}\n${step}`
  if (!isWhole) return entry
  const path = name === SITE ? '../../../parts/migration' : '../../parts/migration'
  const steps = names.filter((one) => one !== 'everySection').sort()
  const sections = names.includes('everySection') ? "import { everySection } from './sections'\n" : ''
  return `import { type Migration, ${steps.join(', ')} } from '${path}'\n${sections}\nexport const migrations: Migration[] = [\n${entry}\n]\n`
}

function wrapped({ code, names }: Line): Line {
  return { code: `everySection(${code})`, names: ['everySection', ...names] }
}

function lineFor(change: BreakingChange): Line {
  const line = (name: string, ...words: unknown[]): Line => ({ code: `${name}(${words.map(literal).join(', ')})`, names: [name] })
  const { path } = change
  if (change.kind === 'removed' && !path.endsWith('*')) return line('removeField', path)
  if (change.kind === 'renamed') return line('renameField', path, change.to)
  if (change.kind === 'required') return line('setField', path, placeholder(change.shape))
  if (change.kind === 'option') return line('renameOption', path, change.gone, suggest(String(change.gone), change.left.map(String)) ?? change.left[0])
  return { code: `change((data) => data /* write here what becomes of ${path === '' ? 'it' : `"${path}"`} */)`, names: ['change'] }
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : JSON.stringify(value)
}

/** A value that fits the shape, to be replaced by one that fits the meaning. */
function placeholder(shape: Shape): unknown {
  const [option] = Array.isArray(shape.enum) ? shape.enum : 'const' in shape ? [shape.const] : []
  if (option !== undefined) return option
  const alternative = shape.anyOf ?? shape.oneOf
  if (Array.isArray(alternative)) return placeholder(alternative[0] as Shape)
  const kind = kindOf(shape)
  if (kind === 'number' || kind === 'integer') return shape.minimum ?? 1
  if (kind === 'boolean') return false
  if (kind === 'array') return shape.minItems ? [placeholder((shape.items ?? {}) as Shape)] : []
  if (kind !== 'object') return '…'
  const fields = (shape.properties ?? {}) as Record<string, Shape>
  return Object.fromEntries(requiredIn(shape).map((name) => [name, placeholder(fields[name] ?? {})]))
}
