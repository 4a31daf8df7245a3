import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { type Bodies, type FileStamp, isOther } from '../site/bodies/bodies'
import type { CompileOptions } from '../site/compile'
import type { State } from '../site/recompile/afterChanges'
import { bytesDigest, withSpans } from '../site/recompile/changedPages'
import type { StateStore } from '../site/recompile/recompiler'
import { fingerprint } from './compiledEngine'
import { drawnHash, knowHash } from './drawnHash'
import { keepFile } from './keepFile'
import { markOf, type Opened, openSealed, readWhenAsked, type Seal, type Sealed, sealedFile } from './sealed'

/** Beside what else outlives a process. */
export const STATES = join(import.meta.dirname, '../../node_modules/.cache/quoin-states')
/** States that are kept: each takes several times the room of its content. */
const KEPT = 3

/** What is kept of a state besides its parts: the bytes of files, the sections of pages and all advice, which are read where there is need of them. */
type Told = {
  stamps: FileStamp[]
  state: State
  bytes: Sealed[]
  written: Sealed[]
  drawn: Sealed[]
  /** By `drawnHash`. */
  hashes: string[]
  advice: Sealed | undefined
}

/**
 * Where the last compiled state of a content file is kept for the next process. One that is not whole, or was compiled by other code,
 * for another time or with other files beside the content, is none.
 */
export function stateStore(content: string, { at, media, bodies }: Pick<CompileOptions, 'at' | 'media'> & { bodies: Bodies }, folder = STATES): StateStore {
  const from = markOf([fingerprint(), at, media && [...media]])
  const path = statePath(content, at, folder)
  return {
    read: () => {
      const opened = openSealed(path, from)
      // The same code has written it.
      const told = opened?.told as Told | undefined
      if (!opened || !told) return undefined
      if (!told.stamps.some(isOther)) return stateIn(told, opened)
      opened.close()
      return undefined
    },
    write: (state) => keepFile(folder, path, () => sealedFile(from, (seal) => partsOf(state, bodies, seal)), KEPT),
  }
}

/** Puts the parts of a state into its file, and returns what is kept besides. */
function* partsOf({ files, value, site, made: { advice, ...made } }: State, bodies: Bodies, seal: Seal): Generator<Uint8Array, Told> {
  function* sealAll(parts: readonly unknown[]): Generator<Uint8Array, Sealed[]> {
    const places: Sealed[] = []
    for (const part of parts) places.push(yield* seal(part))
    return places
  }
  const spanned = withSpans(files)
  return {
    stamps: bodies.stamps(),
    bytes: yield* sealAll(spanned.files.map(({ bytes }) => bytes)),
    written: yield* sealAll(value.pages.map(({ sections }) => sections)),
    drawn: yield* sealAll(site.pages.map(({ sections }) => sections)),
    hashes: site.pages.map(drawnHash),
    advice: advice && (yield* seal(advice)),
    state: {
      files: { names: spanned.names, files: spanned.files.map(({ bytes, spans }) => ({ bytes: NO_BYTES, spans, digest: bytesDigest(bytes) })) },
      value: { ...value, pages: value.pages.map((page) => ({ ...page, sections: [] })) },
      site: { ...site, pages: site.pages.map((page) => ({ ...page, sections: [] })) },
      made,
    },
  }
}

const NO_BYTES = Buffer.alloc(0)

/** The state, with each of its parts for who asks for it. */
function stateIn({ state, bytes, written, drawn, hashes, advice }: Told, { bytesOf }: Opened): State {
  const { files, value, site, made } = state
  for (const [index, file] of files.files.entries()) readWhenAsked(file, 'bytes', () => bytesOf(neededPart(bytes, index)))
  for (const [index, page] of value.pages.entries()) readWhenAsked(page, 'sections', () => deserialize(bytesOf(neededPart(written, index))))
  for (const [index, page] of site.pages.entries()) readWhenAsked(page, 'sections', () => deserialize(bytesOf(neededPart(drawn, index))))
  for (const [index, page] of site.pages.entries()) knowHash(page, hashes[index] ?? '')
  if (advice) readWhenAsked(made, 'advice', () => deserialize(bytesOf(advice)))
  return state
}

function neededPart(parts: readonly Sealed[], index: number): Sealed {
  const part = parts[index]
  if (!part) throw new Error(`There are fewer parts than ${index + 1}.`)
  return part
}

/** Where the state of a content file is kept, made for a time. */
export const statePath = (content: string, at: string | undefined, folder = STATES): string => join(folder, markOf([realpathSync(content), at]).slice(0, 32))
