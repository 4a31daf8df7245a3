import type { Fault } from './token'

/** Ways of writing that somebody has throughout a file: those of another language, or of a program that has set it. */
const HABITS: ReadonlySet<Fault['name']> = new Set<Fault['name']>([
  'singleQuotes',
  'quoteInside',
  'otherQuotes',
  'bareName',
  'bareWord',
  'equals',
  'semicolon',
  'wordCase',
  'nothing',
  'comment',
  'call',
  'number',
  'dash',
  'plus',
  'commaAtEnd',
  'oddSpace',
])
/** With so many that can all be mended, the whole file is written in another language. */
const MANY = 4

/** A mistake, and how many others have the same cause. */
export type Told = { found: Fault; others: number }

/** The mistakes of a text, those of one habit as one. */
export function byHabit(faults: readonly Fault[]): Told[] {
  const [first] = faults
  const canMend = ({ edits }: Fault) => edits.length > 0
  if (first && faults.length >= MANY && faults.every(canMend)) return [{ found: first, others: faults.length - 1 }]
  const told = new Map<Fault['name'], Told>()
  return faults.flatMap((found) => {
    const isHabit = HABITS.has(found.name) && canMend(found)
    const known = isHabit ? told.get(found.name) : undefined
    if (known) {
      known.others++
      return []
    }
    const made = { found, others: 0 }
    if (isHabit) told.set(found.name, made)
    return [made]
  })
}
