import { type Blocks, loadBlocks } from '../../blocks/schemas'
import { createClock } from './clock'
import { type Content, createContent } from './content'
import { type Notice, noticeOfError, noticeOfProblem } from './notice'

/** The content file, the blocks that judge it, and what is wrong with either. */
export type Judging = {
  content: Content
  blocks: () => Blocks
  /** Loads the blocks anew and judges the file with them; those that cannot be loaded leave the last ones in place. */
  readBlocks: () => Promise<void>
  /** Reads the file; false when it is as it was. A block that fails at it is told like any other error of the program. */
  readFile: () => boolean
  notices: () => Notice[]
}

/**
 * @param path of the content file
 * @param at the day or moment the site is shown for; now, unless given
 * @param noticed makes a notice of an error and writes it into the terminal
 * @param onMoment called when a section has come or gone because its time has
 */
export function createJudging(path: string, at: string | undefined, noticed: (error: unknown) => Notice, onMoment: () => void): Judging {
  const content = createContent(path, at)
  let blocks: Blocks = {}
  let turn = 0
  const wrong: { blocks?: Notice | undefined; content?: Notice | undefined } = {}

  const judge = () => {
    try {
      content.judgeWith(blocks)
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
    blocks: () => blocks,
    readBlocks: async () => {
      const mine = ++turn
      try {
        const found = await loadBlocks(mine > 1 ? String(Date.now()) : '')
        if (mine !== turn) return
        blocks = found
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
    notices: () => [...[wrong.blocks, wrong.content].filter((notice) => notice !== undefined), ...content.problems().map((problem) => noticeOfProblem(problem, path))],
  }
}

/** @returns what makes notices of errors; places in them are told from the folder of the project */
export function noticer(project: string, log: (words: string) => void): (error: unknown) => Notice {
  return (error) => {
    const notice = noticeOfError(error, project)
    log(`${notice.place}  ${notice.what}\n${notice.frame}`)
    return notice
  }
}
