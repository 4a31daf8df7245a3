import { compileFile } from '../../../src/site/compile'
import type { StudioOptions } from '../../../src/studio/server/route'
import { toyBlocks } from '../../lib/toy'

/** Looks through a content file of toys as the dev server does. */
export const toyLook =
  (path: string): StudioOptions['look'] =>
  (asked) => {
    const { advice, problems } = compileFile(path, toyBlocks, { [asked]: true })
    return asked === 'advice' ? advice : problems
  }
