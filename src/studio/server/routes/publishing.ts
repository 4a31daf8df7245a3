import { statSync } from 'node:fs'
import { found } from '../reply'
import type { Route } from '../route'

/** What publishing is doing, and whether the content is newer than the site that is published. */
export const publishing: Route = {
  method: 'GET',
  answer: ({ options: { path, publishing: run } }) => {
    const state = run.state()
    const current = state.kept.find(({ isCurrent }) => isCurrent)
    return found({ ...state, isNewer: current === undefined || statSync(path).mtimeMs > current.at })
  },
}
