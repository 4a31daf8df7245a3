import { changeAt, entriesOf, type Fields, isFields, stepsOf } from './fieldPath'

/**
 * One change of old data. Steps may meet data that is already as it should be, and then leave it as it is.
 * `what` says it as the code does; `renamed` tells that the block itself got another name. `applyToPart` is for data that has
 * only some of its fields, because the others come from elsewhere; without it, only whole data can be changed.
 */
export type Step = { what: string; apply: (data: Fields) => Fields; applyToPart?: (data: Fields) => Fields; renamed?: { from: string; to: string } }

/** What turns data of one version into the next: one step, or several in their order. */
export type Migration = Step | readonly Step[]

/** A field gets another name; value, place and formatting stay. Where the new name is taken, both stay. */
export function renameField(path: string, name: string): Step {
  return onOwner('renameField', [path, name], (owner, field) => (Object.hasOwn(owner, name) ? owner : entriesOf(owner, ([key, value]) => [[key === field ? name : key, value]])))
}

/** A field that is no longer needed goes, with all that is in it. */
export function removeField(path: string): Step {
  return onOwner('removeField', [path], (owner, field) => entriesOf(owner, (entry) => (entry[0] === field ? [] : [entry])))
}

/** A field that is missing gets this value; one that is there keeps its own. */
export function setField(path: string, value: unknown): Step {
  const step = onOwner('setField', [path, value], (owner, field) => (Object.hasOwn(owner, field) ? owner : put(owner, [field], structuredClone(value))))
  // Of a part, what is missing may be there all the same.
  return stepsOf(path).length > 1 ? step : { ...step, applyToPart: (data) => data }
}

/**
 * A field moves into other braces: "link.href" to "href", "items[].link.href" to "items[].href". Braces that are missing are
 * made; where the place is taken, nothing moves.
 *
 * @throws Error where both paths do not go through the same lists
 */
export function moveField(from: string, to: string): Step {
  const [source, target] = [stepsOf(from), stepsOf(to)]
  const shared = source.findLastIndex(isEvery) + 1
  const [tail, ending] = [source.slice(shared), target.slice(shared)]
  const isPossible = source.slice(0, shared).join() === target.slice(0, shared).join() && !ending.some(isEvery) && tail.length > 0 && ending.length > 0
  if (!isPossible) throw new Error(`"${from}" cannot move to "${to}": both must be in the same entry.`)
  const move = (owner: unknown) => {
    const found = isFields(owner) ? take(owner, tail) : undefined
    return found && isFree(found.rest, ending) ? put(found.rest, ending, found.value) : owner
  }
  return alike(said('moveField', [from, to]), (data) => asFields(changeAt(data, source.slice(0, shared), move)))
}

/** The block gets another name. `to` is the name of its folder now, or of the next such step. */
export function renameBlock(from: string, to: string): Step {
  const apply = (section: Fields) => (section.type === from ? entriesOf(section, ([key, value]) => [[key, key === 'type' ? to : value]]) : section)
  return { ...alike(said('renameBlock', [from, to]), apply), renamed: { from, to } }
}

/** One value of a field gets another name: an option, a number, true or false. */
export function renameOption(path: string, from: string | number | boolean, to: string | number | boolean): Step {
  return alike(said('renameOption', [path, from, to]), (data) => asFields(changeAt(data, stepsOf(path), (value) => (value === from ? to : value))))
}

/** Whatever the other steps cannot say. Gets the data and returns it changed; what is equal before and after keeps its formatting. */
export function change(apply: (data: Fields) => Fields): Step {
  return { what: 'change(…)', apply }
}

function onOwner(name: string, words: [path: string, ...unknown[]], apply: (owner: Fields, field: string) => Fields): Step {
  const steps = stepsOf(words[0])
  const field = steps.at(-1)
  if (field === undefined || isEvery(field)) throw new Error(`"${words[0]}" names no field: it must end in one.`)
  return alike(said(name, words), (data) => asFields(changeAt(data, steps.slice(0, -1), (owner) => (isFields(owner) ? apply(owner, field) : owner))))
}

/** A step that does to a part what it does to the whole. */
function alike(what: string, apply: (data: Fields) => Fields): Step {
  return { what, apply, applyToPart: apply }
}

function isEvery(step: string): boolean {
  return step === '[]' || step === '*'
}

function said(name: string, words: readonly unknown[]): string {
  return `${name}(${words.map((word) => (typeof word === 'string' ? `'${word}'` : JSON.stringify(word))).join(', ')})`
}

function asFields(value: unknown): Fields {
  if (!isFields(value)) throw new Error('A step of a migration must return an entry in { }.')
  return value
}

/** The value at the end of the names, and the data without it. */
function take(data: Fields, [name = '', ...rest]: readonly string[]): { value: unknown; rest: Fields } | undefined {
  if (!Object.hasOwn(data, name)) return undefined
  const value = data[name]
  if (rest.length === 0) return { value, rest: entriesOf(data, (entry) => (entry[0] === name ? [] : [entry])) }
  const inner = isFields(value) ? take(value, rest) : undefined
  return inner && { value: inner.value, rest: entriesOf(data, ([key, child]) => [[key, key === name ? inner.rest : child]]) }
}

function isFree(data: Fields, [name = '', ...rest]: readonly string[]): boolean {
  if (!Object.hasOwn(data, name)) return true
  const value = data[name]
  return rest.length > 0 && isFields(value) && isFree(value, rest)
}

/** The data with a value at a place that is free. */
function put(data: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  const inside = Object.hasOwn(data, name) && isFields(data[name]) ? data[name] : {}
  const inner = rest.length > 0 ? put(inside, rest, value) : value
  if (Object.hasOwn(data, name)) return entriesOf(data, ([key, child]) => [[key, key === name ? inner : child]])
  return Object.fromEntries([...Object.entries(data), [name, inner]])
}
