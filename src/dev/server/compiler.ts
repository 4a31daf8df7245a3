import type { ViteDevServer } from 'vite'
import { type Blocks, loadBlocks } from '../../blocks/schemas'
import type * as Gallery from './gallery'
import type * as Load from '../../site/compile'
import type * as Recompile from '../../site/recompile/recompiler'
import type * as Values from '../../authoring/describe/writeCompletions'
import type * as Fix from '../../authoring/edit/fixFile'
import type * as StandIn from './standIn'
import type * as Studio from '../../studio/server/desk'

/**
 * The blocks, and all that knows their fields. What a schema says of a string is known only to code loaded together with it. `compile`
 * compiles only the page that has changed since it was last called, where that is enough.
 */
export type Compiler = Pick<typeof Load, 'compileFile' | 'compile'> &
  Pick<typeof StandIn, 'siteWithStandIns'> &
  Pick<typeof Fix, 'fixFile'> &
  Pick<typeof Gallery, 'examplePage' | 'shownBlocks'> & { blocks: Blocks; refreshValues: (blocks: Blocks) => void; desk: Studio.Desk }

/**
 * Loads the blocks and the program that compiles with them through the server's own modules, so that whatever has changed is
 * read anew, with all that uses it.
 *
 * @param path of the content file
 * @throws the error of a file that cannot be loaded
 */
export async function loadCompiler({ ssrLoadModule }: ViteDevServer, path: string): Promise<Compiler> {
  const blocks = await loadBlocks((file) => ssrLoadModule(file))
  const { compileFile } = (await ssrLoadModule('/site/compile.ts')) as typeof Load
  const { createRecompiler } = (await ssrLoadModule('/site/recompile/recompiler.ts')) as typeof Recompile
  const { siteWithStandIns } = (await ssrLoadModule('/dev/server/standIn.ts')) as typeof StandIn
  const { fixFile } = (await ssrLoadModule('/authoring/edit/fixFile.ts')) as typeof Fix
  const { examplePage, shownBlocks } = (await ssrLoadModule('/dev/server/gallery.ts')) as typeof Gallery
  const { valuesRefresher } = (await ssrLoadModule('/authoring/describe/writeCompletions.ts')) as typeof Values
  const { desk } = (await ssrLoadModule('/studio/server/desk.ts')) as typeof Studio
  return { desk, fixFile, blocks, compileFile, compile: createRecompiler(), siteWithStandIns, examplePage, shownBlocks, refreshValues: valuesRefresher(path) }
}
