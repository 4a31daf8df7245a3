import { tokensIn } from '../../parts/token'
import { message } from '../diagnostics/catalogue'
import { atKey } from '../diagnostics/diagnostic'
import type { LintContext, Rule } from './lint'
import { visitStrings } from '../schema/walk'

export const unusedLink: Rule = (context) => {
  const used = usedTokens(context)
  return Object.keys(context.file.site.links).flatMap((name) => (used.has(`links.${name}`) ? [] : [atKey(['site', 'links', name], message('unusedLink', { name }))]))
}

export const unusedFact: Rule = (context) => {
  const used = usedTokens(context)
  return Object.entries(context.file.site.facts).flatMap(([name, fact]) => {
    const paths = typeof fact === 'string' ? [[name]] : Object.keys(fact).map((inner) => [name, inner])
    return paths.flatMap((path) => (used.has(`facts.${path.join('.')}`) ? [] : [atKey(['site', 'facts', ...path], message('unusedFact', { name: path.join('.') }))]))
  })
}

export const unusedGradient: Rule = ({ file, schema }) => {
  const used = new Set<string>()
  visitStrings(schema, file, (name) => void used.add(name), ['gradient'])
  return Object.keys(file.site.theme.gradients ?? {}).flatMap((name) => (used.has(name) ? [] : [atKey(['site', 'theme', 'gradients', name], message('unusedGradient', { name }))]))
}

const known = new WeakMap<LintContext['file'], Set<string>>()

/** Tokens anywhere in the file, what is hidden included; looked for once. */
function usedTokens({ file, text }: LintContext): Set<string> {
  const used = known.get(file) ?? new Set(tokensIn(text).map(({ name }) => name))
  known.set(file, used)
  return used
}
