import { iconLine, iconLines } from '../icons'
import { found } from '../reply'
import type { Route } from '../route'

/** Icons by words that say what they show: ?find=money; or the one of a name: ?name=coin. */
export const icons: Route = {
  method: 'GET',
  answer: ({ query }) => found(query.has('name') ? [iconLine(query.get('name') ?? '')] : iconLines(query.get('find') ?? '')),
}
