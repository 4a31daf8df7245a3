import { mediaPaths } from '../../../site/media/readMedia'
import { found } from '../reply'
import type { Route } from '../route'
import { wholeFile } from '../wholeFile'

/** What the fields of the file offer: addresses, names, tokens with their values. */
export const offers: Route = {
  method: 'GET',
  answer: ({ options: { path }, loaded: { desk, blocks } }) => found(desk.offersOf(wholeFile(path, desk, blocks), blocks, mediaPaths(path))),
}
