import type { Blocks } from '../../blocks/schemas'
import { compileFile } from '../../site/compile'
import { readMedia } from '../../site/media/readMedia'
import type { ProblemLine } from '../types'
import { problemLines } from './outline'

/** What "npm run check" advises; nothing while there are mistakes. */
export async function adviceLines(path: string, blocks: Blocks): Promise<ProblemLine[]> {
  const { files: media } = await readMedia(path)
  return problemLines(compileFile(path, blocks, { media, advice: true }).advice)
}

/** What keeps the site from being published, as "npm run check -- --publish" says. */
export async function publishLines(path: string, blocks: Blocks): Promise<ProblemLine[]> {
  const { files: media } = await readMedia(path)
  return problemLines(compileFile(path, blocks, { media, publish: true }).problems)
}
