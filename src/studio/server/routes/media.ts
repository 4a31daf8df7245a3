import { found } from '../reply'
import type { Route } from '../route'
import { wholeFile } from '../wholeFile'

/** Every file in media/, with its size and where it is used. */
export const media: Route = {
  method: 'GET',
  answer: async ({ options: { path }, loaded: { desk, blocks } }) => found(await desk.mediaLines(path, wholeFile(path, desk, blocks), blocks)),
}
