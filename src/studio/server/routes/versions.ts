import { found } from '../reply'
import type { Route } from '../route'
import { versionsOf } from '../versions'

/** Earlier states of a part of the file, from git; none where there is no git. */
export const versions: Route = {
  method: 'GET',
  answer: async ({ options: { path }, states, place }) => found(await versionsOf(path, states.last()?.bytes ?? Buffer.alloc(0), place)),
}
