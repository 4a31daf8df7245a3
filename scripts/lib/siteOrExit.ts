import { type Blocks, loadBlocks } from '../../src/blocks/schemas'
import { keepGood } from '../../src/authoring/edit/externalChanges'
import type { MediaFolder } from '../../src/site/media/media'
import { readMedia } from '../../src/site/media/readMedia'
import { compileKept } from '../../src/build/compileKept'
import { compileFile } from '../../src/site/compile'
import type { Site } from '../../src/site/schema/site'
import type { Options } from './arguments'
import { printProblems, printRefusal } from './print'

/**
 * Compiles the content file. Where it has problems they are told, and the process ends.
 *
 * @param publish whether what must not go live is such a problem
 */
export async function siteOrExit({ pages, at, fresh }: Pick<Options, 'pages' | 'at' | 'fresh'>, publish = false): Promise<{ site: Site; media: MediaFolder; blocks: Blocks }> {
  const blocks = await loadBlocks()
  const media = await readMedia(pages)
  const compiled = (fresh ? compileFile : compileKept)(pages, blocks, { at, media: media.files, publish })
  if (compiled.site) {
    keepGood(pages)
    return { site: compiled.site, media, blocks }
  }
  printProblems(compiled.problems, compiled.untold)
  printRefusal(compiled)
  process.exit(1)
}
