import type { Blocks } from '../../src/blocks/schemas'
import { compile } from '../../src/site/compile'
import type { Site } from '../../src/site/schema/site'
import { KEYS, NAUGHTY } from './fuzzingValues'

/** A number from 0 up to, not including, `below`. */
export type Random = (below: number) => number

/** The same numbers for the same seed, in every run and on every machine (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

type Tree = Record<string, unknown> | unknown[]
type Slot = { owner: Tree; key: string }

/** Every place in a tree that holds something; read from JSON, so there are no cycles. */
function slotsOf(value: unknown, found: Slot[] = []): Slot[] {
  if (typeof value !== 'object' || value === null) return found
  const owner = value as Tree
  for (const [key, child] of Object.entries(owner)) {
    found.push({ owner, key })
    slotsOf(child, found)
  }
  return found
}

const valueOf = ({ owner, key }: Slot): unknown => Object.getOwnPropertyDescriptor(owner, key)?.value

/** Plain assignment would take "__proto__" for the prototype. */
function put(owner: Tree, key: string, value: unknown): void {
  Object.defineProperty(owner, key, { value, enumerable: true, configurable: true, writable: true })
}

function remove({ owner, key }: Slot): void {
  if (Array.isArray(owner)) owner.splice(Number(key), 1)
  else Reflect.deleteProperty(owner, key)
}

function add(owner: Tree, key: string, value: unknown): void {
  if (Array.isArray(owner)) owner.splice(Number(key) || 0, 0, value)
  else put(owner, key, value)
}

type Step = (slot: Slot, other: Slot, random: Random) => void

const words = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const pick = <Value>(values: readonly Value[], random: Random): Value => values[random(values.length)] as Value

/** What a slip of the hand, a script or an attacker does to one place. */
const STEPS: Record<string, Step> = {
  remove: (slot) => remove(slot),
  double: (slot) => add(slot.owner, Array.isArray(slot.owner) ? slot.key : `${slot.key}2`, structuredClone(valueOf(slot))),
  'write something odd': (slot, _, random) => put(slot.owner, slot.key, structuredClone(pick(NAUGHTY, random))),
  'write into a text': (slot, _, random) => {
    const text = valueOf(slot)
    if (typeof text !== 'string') return
    const at = random(text.length + 1)
    put(slot.owner, slot.key, text.slice(0, at) + words(pick(NAUGHTY, random)) + text.slice(at + random(4)))
  },
  'write what stands elsewhere': (slot, other) => put(slot.owner, slot.key, structuredClone(valueOf(other))),
  exchange: (slot, other) => {
    const [mine, theirs] = [structuredClone(valueOf(slot)), structuredClone(valueOf(other))]
    put(slot.owner, slot.key, theirs)
    put(other.owner, other.key, mine)
  },
  'make another kind': (slot) => {
    const value = valueOf(slot)
    put(slot.owner, slot.key, typeof value === 'string' ? [value] : Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : words(value))
  },
  'add a field': (slot, other, random) => add(slot.owner, pick(KEYS, random), random(2) ? structuredClone(valueOf(other)) : structuredClone(pick(NAUGHTY, random))),
  'rename a field': (slot, _, random) => {
    if (Array.isArray(slot.owner)) return
    const value = valueOf(slot)
    remove(slot)
    put(slot.owner, random(2) ? pick(KEYS, random) : `${slot.key.slice(0, -1)}q`, value)
  },
}
const NAMES = Object.keys(STEPS)
/** Most changes to one file. */
const MOST = 3

/** A file with one to three things done to it, and what they were. */
export function mutated(file: string, random: Random): { text: string; steps: string[] } {
  const tree: unknown = JSON.parse(file)
  const steps = Array.from({ length: 1 + random(MOST) }, () => {
    const slots = slotsOf(tree)
    const [slot, other] = [pick(slots, random), pick(slots, random)]
    const name = pick(NAMES, random)
    if (slot && other) STEPS[name]?.(slot, other, random)
    return `${name}: ${slot?.key}`
  })
  return { text: JSON.stringify(tree), steps }
}

type Cut = { pages: { each?: string; sections: unknown[] }[]; collections?: Record<string, object[] | object> }

/** A small valid file for each page of a whole one: that page, and of all others only what links need. */
export function cutIntoPages(text: string): string[] {
  // Anchors of pages that are now empty would be missed.
  const { pages, collections = {}, ...rest }: Cut = JSON.parse(text.replaceAll(/(\/[a-z0-9/-]*)#[a-z0-9-]+(?=["\\)])/g, '$1'))
  const short = Object.fromEntries(
    Object.entries(collections).map(([name, items]) => [name, Array.isArray(items) ? items.map((item) => ({ ...item, content: '<p>Short.</p>' })) : items]),
  )
  return pages.map((page) => {
    const others = pages.filter((other) => other !== page).map((other) => ({ ...other, description: undefined, missing: undefined, sections: [] }))
    return JSON.stringify({ ...rest, collections: page.each === undefined ? short : collections, pages: [page, ...others] })
  })
}

export type Outcome = { site: Site | undefined; fault: string | undefined }

/** Judges a file; the fault is what may never be: an error, or neither a site nor problems with a place and words. */
export function outcomeOf(text: string, blocks: Blocks): Outcome {
  try {
    const { site, problems } = compile(new TextEncoder().encode(text), 'pages.json', blocks)
    const vague = problems.find(
      ({ line, column, length, message, hint }) => !(line >= 1 && column >= 1 && length >= 0 && message && hint) || /undefined|\bzod\b|\[object|NaN/.test(message + hint),
    )
    if (vague) return { site, fault: `vague: ${JSON.stringify(vague)}` }
    return { site, fault: !site && problems.length === 0 ? 'neither a site nor a problem' : site && problems.length > 0 ? 'a site with problems' : undefined }
  } catch (error) {
    return { site: undefined, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
