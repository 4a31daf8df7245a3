import { type compile, compiledOf, judge, told } from '../compile'
import { readAll, wholeWith } from '../read/include/readAll'
import type { WrittenFile } from '../schema/schema'
import { afterChanges, type Given, type State } from './afterChanges'
import { filesOf } from './changedPages'

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
  return (bytes, file, blocks, options = {}) => {
    const given: Given = { blocks, at: options.at, media: options.media, bodies: options.bodies }
    const files = filesOf(bytes)
    const next = last && isAsGiven(last.given, given) ? afterChanges(last, files, given) : undefined
    if (next) {
      if (last && store && numberOther(last, next) > MOST_OTHER) store.write(next)
      last = { ...next, given }
      const { site, value, made } = next
      if (!options.advice && !options.publish) return { site, problems: [], advice: [], untold: 0 }
      const whole = wholeWith(bytes, file, value)
      return told(whole, file, { site, findings: judge(whole, site, made, blocks, options) })
    }
    const source = readAll(bytes, file)
    const { compiled, made } = compiledOf(source, file, blocks, options)
    if (compiled.site && made) {
      // The schema has accepted it.
      last = { files, value: source.value as WrittenFile, site: compiled.site, made, given }
      store?.write(last)
    }
    return compiled
  }
}

/** So many pages are compiled again and again after a state that is kept, before a newer one is. */
const MOST_OTHER = 20

const numberOther = (before: State, now: State) => now.value.pages.filter((page, index) => page !== before.value.pages[index]).length

/** Whether a content is compiled with what it was compiled with before: of a state that was kept its store has seen to that. */
function isAsGiven(before: Given | undefined, now: Given): boolean {
  if (now.bodies?.isNew()) return false
  return !before || (before.blocks === now.blocks && before.media === now.media && before.at === now.at && before.bodies === now.bodies)
}
