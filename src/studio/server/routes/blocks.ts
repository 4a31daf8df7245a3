import { found } from '../reply'
import type { Route } from '../route'

/** Every kind of section that can be added. */
export const blocks: Route = { method: 'GET', answer: ({ loaded }) => found(loaded.desk.blockLines(loaded.blocks)) }
