import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Recorded = { base: string; files: { name: string; at: number; length: number; by: string }[] }

// Recorded as a program of this project wrote it.
const { base, files } = JSON.parse(readFileSync(join(import.meta.dirname, '../files/brokenByOwners.json'), 'utf8')) as Recorded

/** Files as owners broke them – copied out of chats, spreadsheets and other programs, or by a slip of the hand – by what was done to them. */
export const ownersFiles = Object.fromEntries(files.map(({ name, at, length, by }) => [name, base.slice(0, at) + by + base.slice(at + length)]))
