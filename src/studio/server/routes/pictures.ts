import { pictureLines } from '../pictures'
import { found } from '../reply'
import type { Route } from '../route'

/** Every picture in media/. */
export const pictures: Route = { method: 'GET', answer: ({ options: { path } }) => found(pictureLines(path)) }
