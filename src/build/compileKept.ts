import { dirname } from 'node:path'
import type { Blocks } from '../blocks/schemas'
import { bodiesIn } from '../site/bodies/bodies'
import { type Compiled, compile, compileFile, type CompileOptions } from '../site/compile'
import { createRecompiler } from '../site/recompile/recompiler'
import { STATES, stateStore } from './stateStore'

/** Of a smaller content, in bytes, all is compiled sooner than its last state is read. */
const WORTH = 2_000_000

/** Returns what `compileFile` does; of a large content only those pages are compiled that have changed since it was called last. */
export function compileKept(path: string, blocks: Blocks, options: Omit<CompileOptions, 'bodies'>, worth = WORTH, folder = STATES): Compiled {
  const bodies = bodiesIn(dirname(path))
  return compileFile(path, blocks, { ...options, bodies }, (bytes, ...rest) => {
    const compiled = bytes.length < worth ? compile : createRecompiler(stateStore(path, { ...options, bodies }, folder))
    return compiled(bytes, ...rest)
  })
}
