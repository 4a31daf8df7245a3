import { visible } from '../../site/text/visible'
import type { ViteDevServer } from 'vite'
import { createClock } from './clock'
import { type Content, createContent } from './content'
import type { Judge } from './judge'
import { JUDGING, limited } from './limited'
import { type Notice, noticeOfError, noticeOfProblem } from './notice'

/** The content file, what judges it, and what is wrong with either. */
export type Judging = {
  content: Content
  /** What the file was last judged with; undefined as long as the blocks could not be loaded. */
  judge: () => Judge | undefined
  /** Loads the blocks anew and judges the file with them; those that cannot be loaded leave the last ones in place. */
  readBlocks: () => Promise<void>
  /** Reads the file; false when it is as it was. A block that fails at it is told like any other error of the program. */
  readFile: () => boolean
  notices: () => Notice[]
}

/**
 * @param path of the content file
 * @param load loads what judges it, as it is now
 * @param at the day or moment the site is shown for; now, unless given
 * @param noticed makes a notice of an error and writes it into the terminal
 * @param onMoment called when a section has come or gone because its time has
 */
export function createJudging(path: string, load: () => Promise<Judge>, at: string | undefined, noticed: (error: unknown) => Notice, onMoment: () => void): Judging {
  const content = createContent(path, at)
  let loaded: Judge | undefined
  let turn = 0
  const wrong: { blocks?: Notice | undefined; content?: Notice | undefined } = {}

  const judge = () => {
    const judge = loaded
    try {
      if (judge) limited('Checking the file', JUDGING, () => content.judgeWith(judge))
      wrong.content = undefined
    } catch (error) {
      wrong.content = noticed(error)
    }
    // A site that is made for one day stays as it is on that day.
    if (at === undefined) clock.set()
  }
  const clock = createClock(
    () => content.site()?.nextChange?.moment,
    () => {
      judge()
      onMoment()
    },
  )
  return {
    content,
    judge: () => loaded,
    readBlocks: async () => {
      const mine = ++turn
      try {
        const found = await load()
        if (mine !== turn) return
        loaded = found
        wrong.blocks = undefined
        judge()
      } catch (error) {
        if (mine === turn) wrong.blocks = noticed(error)
      }
    },
    readFile: () => {
      if (!content.isNew()) return false
      judge()
      return true
    },
    notices: () => [...[wrong.blocks, wrong.content].filter((notice) => notice !== undefined), ...noticesOfFile(content, path)],
  }
}

function noticesOfFile({ problems, untold }: Content, path: string): Notice[] {
  const last = problems().length - 1
  return problems().map((problem, index) => ({ ...noticeOfProblem(problem, path), ...(index === last && untold() > 0 && { untold: untold() }) }))
}

/** @returns what makes notices of errors; places in them are told from the folder of the project */
export function noticer(project: string, server: ViteDevServer): (error: unknown) => Notice {
  return (error) => {
    if (error instanceof Error) server.ssrFixStacktrace(error)
    const notice = noticeOfError(error, project)
    server.config.logger.error(visible(`${notice.place}  ${notice.what}\n${notice.frame}`))
    return notice
  }
}
