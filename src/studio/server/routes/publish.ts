import { publishWords } from '../../../site/diagnostics/wording/publishing'
import { found, refused } from '../reply'
import type { Route } from '../route'

/** Publishes the site, as long as nothing forbids it. */
export const publish: Route = {
  method: 'POST',
  answer: ({ options: { look, publishing } }) => {
    const problems = look('publish')
    if (problems.length > 0) return refused(422, publishWords.notReady(problems.length))
    return publishing.start(false) ? found(publishing.state()) : refused(409, publishWords.running)
  },
}
