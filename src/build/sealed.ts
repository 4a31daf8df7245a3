import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'

/** Where a part stands in its file. */
export type Sealed = { at: number; length: number }
/** Puts a part into a file; bytes as they are, and all else as plain data. */
export type Seal = (part: unknown) => Generator<Uint8Array, Sealed>

/** What a file ends with: the place of what tells of its parts, a sum of all before, and a mark of this many letters. */
const [PLACE, SUM, MARK] = [8, 4, 64]
/** So much is read at once where all of a file is. */
const AT_ONCE = 4 * 1024 * 1024

/**
 * The bytes of a file whose parts can be read one by one.
 *
 * @param mark what it is known by: 64 letters of ASCII
 * @param parts puts the parts into it, and returns what tells of them, as plain data
 */
export function* sealedFile(mark: string, parts: (seal: Seal) => Generator<Uint8Array, unknown>): Generator<Uint8Array> {
  let [at, sum] = [0, 0]
  function* seal(part: unknown): Generator<Uint8Array, Sealed> {
    const bytes = part instanceof Uint8Array ? part : serialize(part)
    const place = { at, length: bytes.length }
    at += bytes.length
    sum = crc32(bytes, sum)
    yield bytes
    return place
  }
  const told = yield* seal(yield* parts(seal))
  const end = Buffer.alloc(PLACE + SUM + MARK)
  end.writeDoubleBE(told.at)
  end.writeUInt32BE(sum, PLACE)
  end.write(mark, PLACE + SUM, 'latin1')
  yield end
}

/** A file of parts: what tells of them, and what reads one, until it is closed. It stays the same when another takes its place. */
export type Opened = { told: unknown; bytesOf: (part: Sealed) => Buffer; close: () => void }

/** A mark that changes with a value. */
export const markOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Opens such a file; undefined where it is not whole, or has another mark. */
export function openSealed(path: string, mark: string): Opened | undefined {
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    const opened = openedAs(file, mark)
    if (!opened) closeSync(file)
    return opened
  } catch {
    if (file !== undefined) closeSync(file)
    return undefined
  }
}

function openedAs(file: number, mark: string): Opened | undefined {
  const bytesOf = ({ at, length }: Sealed) => readAt(file, Buffer.allocUnsafe(length), at)
  const all = fstatSync(file).size - PLACE - SUM - MARK
  if (all < 0) return undefined
  const end = bytesOf({ at: all, length: PLACE + SUM + MARK })
  if (end.toString('latin1', PLACE + SUM) !== mark || sumOf(file, all) !== end.readUInt32BE(PLACE)) return undefined
  const at = end.readDoubleBE()
  // The same code has written it.
  return { told: deserialize(bytesOf({ at, length: all - at })), bytesOf, close: () => closeSync(file) }
}

function sumOf(file: number, length: number): number {
  const room = Buffer.allocUnsafe(Math.min(AT_ONCE, length))
  let sum = 0
  for (let at = 0; at < length; at += AT_ONCE) sum = crc32(readAt(file, room.subarray(0, Math.min(AT_ONCE, length - at)), at), sum)
  return sum
}

/** Fills bytes with those that stand at a place of a file. */
function readAt(file: number, into: Buffer, at: number): Buffer {
  for (let read = 0; read < into.length; ) {
    const more = readSync(file, into, read, into.length - read, at + read)
    if (more === 0) throw new Error('The file ends too early.')
    read += more
  }
  return into
}

/** Gives an object a field that is read once somebody asks for it. */
export function readWhenAsked<Holder extends object, Field extends keyof Holder>(holder: Holder, field: Field, read: () => Holder[Field]): void {
  const shape = { enumerable: true, configurable: true }
  Object.defineProperty(holder, field, {
    ...shape,
    get: () => {
      const value = read()
      Object.defineProperty(holder, field, { ...shape, writable: true, value })
      return value
    },
  })
}
