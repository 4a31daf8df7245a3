import { type compile, compiledOf, judge, told } from '../compile'
import type { Before } from '../lint/lint'
import { readAll, wholeWith } from '../read/include/readAll'
import type { WrittenFile } from '../schema/schema'
import { afterChanges, type Given, type State } from './afterChanges'
import { filesOf, withSpans } from './changedPages'

/** Where a state is kept from one process to the next. */
export type StateStore = {
  /** The state that was written last, unless something else than the content has changed since. */
  read: () => State | undefined
  write: (state: State) => void
}

/**
 * Returns a function that does what `compile` does. Where since its last call nothing has changed but what some pages show, only
 * these are compiled.
 *
 * @param store keeps the last state that was compiled whole
 */
export function createRecompiler(store?: StateStore): typeof compile {
  let last: (State & { given?: Given }) | undefined = store?.read()
  // The last state whose advice is known: since then nothing has changed but what some pages show.
  let advised = last && isAdvised(last) ? last : undefined
  return (bytes, file, blocks, options = {}) => {
    const given: Given = { blocks, at: options.at, media: options.media, bodies: options.bodies }
    const files = filesOf(bytes)
    const next = last && isAsGiven(last.given, given) ? afterChanges(last, files, given) : undefined
    if (next) {
      const before = last
      last = { ...next, given }
      if (!options.advice && !options.publish) return { site: next.site, problems: [], advice: [], untold: 0 }
      const spans = withSpans(next.files).files.map((own) => own.spans)
      const whole = wholeWith(bytes, file, next.value, spans)
      const { findings, kept } = judge(whole, next.site, next.made, blocks, options, knownOf(advised, next))
      if (kept) advised = last = { ...last, made: { ...last.made, advice: kept } }
      if (before && isWorthKeeping(before, last)) store?.write(last)
      return told(whole, file, { site: next.site, findings })
    }
    const source = readAll(bytes, file)
    const { compiled, made } = compiledOf(source, file, blocks, options)
    if (compiled.site && made) {
      // The schema has accepted it.
      last = { files, value: source.value as WrittenFile, site: compiled.site, made, given }
      advised = isAdvised(last) ? last : undefined
      store?.write(last)
    }
    return compiled
  }
}

/** Whether the advice on a state is known: to see that, nobody has to read it. */
const isAdvised = ({ made }: State): boolean => Object.hasOwn(made, 'advice')

/** What is known of the advice on a state, where some was asked for in the one before. */
function knownOf(before: State | undefined, { value }: State): Before | undefined {
  const kept = before?.made.advice
  return kept && { kept, site: before.site, isSameEntry: (index) => value.pages[index] === before.value.pages[index] }
}

/** So many pages are compiled again and again after a state that is kept, before a newer one is. */
const MOST_OTHER = 20

function isWorthKeeping(before: State, now: State): boolean {
  const others = now.value.pages.filter((page, index) => page !== before.value.pages[index])
  return others.length > MOST_OTHER || (isAdvised(now) && !isAdvised(before))
}

/** Whether a content is compiled with what it was compiled with before: of a state that was kept its store has seen to that. */
function isAsGiven(before: Given | undefined, now: Given): boolean {
  if (now.bodies?.isNew()) return false
  return !before || (before.blocks === now.blocks && before.media === now.media && before.at === now.at && before.bodies === now.bodies)
}
