import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { CheckContext, PublishContext } from '../parts/check'
import type { AnyEntry } from '../parts/message'
import type { Migration } from '../parts/migration'
import type { OwnPage, PagesContext } from '../parts/ownPage'
import type { PolicyNeeds } from '../parts/policy'
import type { Ground } from '../parts/ground'
import type { ResolveContext } from '../parts/resolve'
import type { StylePart } from '../parts/stylePart'
import { BlockFault } from './blockFault'
import { blockFolders } from './blockFolders'
import dataFiles from './dataFiles.json'
import { importFile } from './importFile'

/** What a block says about its data. Each entry of `migrations` has made its version one higher; without them it is 1. */
export type BlockData = {
  schema: z.ZodObject
  /** Tells what its schema cannot say, of the fields as an author wrote them. */
  check?: (props: never, context: CheckContext) => void
  /** Tells what of it must not go live, of the fields as an author wrote them. */
  publish?: (props: never, context: PublishContext) => void
  /** All that they may tell. */
  messages?: readonly AnyEntry[]
  resolve?: (props: never, context: ResolveContext) => object
  /** Which pages of its own a section makes of the page on which it stands. */
  pages?: (props: never, context: PagesContext) => readonly OwnPage[]
  /** What a page may load because of it that others may not. */
  policy?: (props: never) => PolicyNeeds
  /** What the section is drawn on, where that is not what its author has set. */
  ground?: (props: never) => Ground | undefined
  /** Rules of stylesheets that not all of its sections need, by what these are drawn with. */
  styles?: readonly StylePart[]
  migrations?: readonly Migration[]
}
export type Blocks = Readonly<Record<string, BlockData>>

/** Loads a file by its whole path. */
type LoadFile = (file: string) => Promise<Partial<BlockData>>

const here = import.meta.dirname

/**
 * Finds every block by its folder. Nothing is listed by hand: the folder's name is the block's `type`.
 *
 * @param load what loads a file, for a long-lived server that follows changes; the way of this process, unless given
 * @param folder of all blocks
 * @throws BlockFault when one of them has no schema
 */
export async function loadBlocks(load: LoadFile = importFile, folder = here): Promise<Blocks> {
  const loaded = await Promise.all(blockFolders(folder).map(async (name) => [name, await loadBlock(name, load, folder)] as const))
  return Object.assign(Object.create(null), Object.fromEntries(loaded))
}

/** Its files are asked for at once: each has to be translated, and waits for that. */
async function loadBlock(name: string, load: LoadFile, folder: string): Promise<BlockData> {
  const place = (file: string) => join(folder, name, file)
  const optional = async (file: string) => (existsSync(place(file)) ? await load(place(file)) : {})
  if (!statSync(place('schema.ts'), { throwIfNoEntry: false })?.isFile()) throw new BlockFault(withoutSchema(name))
  const [{ schema }, ...others] = await Promise.all([load(place('schema.ts')), ...dataFiles.filter((file) => file !== 'schema.ts').map(optional)])
  if (!isStrictObject(schema)) throw new BlockFault(`src/blocks/${name}/schema.ts does not export a "schema" that is a z.strictObject.`)
  return Object.assign({ schema }, ...others)
}

/** Whether it is an object of zod, also of another copy of it. */
function isStrictObject(schema: BlockData['schema'] | undefined): schema is BlockData['schema'] {
  try {
    return schema?._zod.def.type === 'object'
  } catch {
    return false
  }
}

function withoutSchema(name: string): string {
  const remedy = `Write one, or delete the folder: "npm run block ${name}" begins with all that a block needs.`
  return `src/blocks/${name}/ has no schema.ts, which says what an author may write. ${remedy}`
}
