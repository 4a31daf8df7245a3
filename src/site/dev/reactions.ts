import type { Code } from './code'
import type { Judging } from './judging'
import type { News } from './news'

/** After so many milliseconds a file that was being written is whole. */
const SETTLED = 120

/** Files whose change can alter how a page looks, and those that judge what it says. */
const DRAWING = /\/src\/(?:(?:blocks|parts|page)\/.*|[^/]+)\.(?:tsx?|css|json|html)$/
const JUDGING = /\/(?:schema|resolve|migrations)\.ts$/

/** What the dev server does when a file has changed: the content file, or one of the program. */
export function createReactions(judging: Judging, code: Code, news: News, print: () => void): { onFile: () => void; onCode: (path: string) => Promise<void> } {
  let settling: NodeJS.Timeout | undefined
  let isUntold = false
  const isSound = () => judging.content.problems().length === 0
  const show = () => {
    isUntold = false
    print()
    news.announce()
  }
  return {
    // A file that can be read is shown at once; one that cannot may be only half written and is given time.
    onFile: () => {
      if (judging.readFile()) isUntold = true
      if (isUntold && isSound()) show()
      clearTimeout(settling)
      settling = setTimeout(() => {
        // A second save right after the first may raise no event of its own.
        if (judging.readFile() || isUntold) show()
      }, SETTLED)
    },
    onCode: async (path) => {
      if (!DRAWING.test(path)) return
      code.forget()
      if (JUDGING.test(path)) await judging.readBlocks()
      news.styles()
      news.announce()
    },
  }
}
