import { publishWords } from '../../../site/diagnostics/wording/publishing'
import { found, refused } from '../reply'
import type { Route } from '../route'

/** Returns to the site that was published before. */
export const rollBack: Route = {
  method: 'POST',
  answer: ({ options: { publishing } }) => (publishing.start(true) ? found(publishing.state()) : refused(409, publishWords.running)),
}
