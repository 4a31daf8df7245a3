import { problemsAdded } from '../../authoring/edit/newProblems'
import type { Problem } from '../../site/diagnostics/diagnostic'
import { visible } from '../../site/text/visible'
import type { ViteDevServer } from 'vite'
import { createClock } from './clock'
import { type Content, createContent } from './content'
import type { Asked } from '../../studio/server/route'
import type { Compiler } from './compiler'
import { COMPILING, limited } from './limited'
import type { Media, MediaFolder } from '../../site/media/media'
import { readMedia } from '../../site/media/readMedia'
import { type Notice, noticeOfError, noticeOfProblem } from './notice'

/** The content file, what compiles it, and what is wrong with either. */
export type Compilation = {
  content: Content
  /** What the file was last compiled with; undefined as long as the blocks could not be loaded. */
  compiler: () => Compiler | undefined
  /** Loads the blocks anew and compiles the file with them; those that cannot be loaded leave the last ones in place. */
  readBlocks: () => Promise<void>
  /** Looks at media/ anew and compiles the file with what is there. */
  readMedia: () => Promise<void>
  /** What lies in media/, as soon as somebody has looked. */
  media: () => Media | undefined
  /** The file of each picture in media/, by the hash of what it holds. */
  pictures: () => ReadonlyMap<string, string>
  /** Each other file in media/, by its path in it. */
  stored: () => ReadonlyMap<string, string>
  /** Reads the file; false when it is as it was. A block that fails at it is reported like any other error of the program. */
  readFile: () => boolean
  /** What is wrong with other bytes that the file could have, and not with those that it has. */
  judge: (bytes: Buffer) => Problem[]
  notices: () => Notice[]
  /** What could be better in the file as it is now, nothing where it has problems; or what keeps it from being published. */
  look: (asked: Asked) => Problem[]
  advice: () => Notice[]
  /** Whether the blocks, or what compiles with them, could not be loaded. */
  isBroken: () => boolean
}

/**
 * @param path of the content file
 * @param load loads what compiles it, as it is now
 * @param at the day or moment the site is shown for; now, unless given
 * @param noticed makes a notice of an error and writes it into the terminal
 * @param onMoment called when a section has come or gone because its time has
 */
export function createCompilation(path: string, load: () => Promise<Compiler>, at: string | undefined, noticed: (error: unknown) => Notice, onMoment: () => void): Compilation {
  const content = createContent(path, at)
  let loaded: Compiler | undefined
  let turn = 0
  let mediaTurn = 0
  let media: MediaFolder | undefined
  const wrong: { blocks?: Notice | undefined; content?: Notice | undefined } = {}

  const recompile = () => {
    const compiler = loaded
    try {
      if (compiler) limited('Checking the file', COMPILING, () => content.compileWith(compiler, media?.files))
      wrong.content = undefined
    } catch (error) {
      wrong.content = noticed(error)
    }
    // A site that is made for one day stays as it is on that day.
    if (at === undefined) clock.set()
  }
  const look = (asked: Asked): Problem[] => {
    const compiler = loaded
    if (!compiler) return []
    const found = limited('Looking for advice', COMPILING, () => content.look(asked, compiler, media?.files))
    return asked === 'advice' ? found.advice : found.problems
  }
  const clock = createClock(
    () => content.site()?.nextChange?.moment,
    () => {
      recompile()
      onMoment()
    },
  )
  return {
    content,
    compiler: () => loaded,
    readBlocks: async () => {
      const mine = ++turn
      try {
        const [found, folder] = await Promise.all([load(), media ?? readMedia(path)])
        if (mine !== turn) return
        loaded = found
        media = folder
        wrong.blocks = undefined
        recompile()
      } catch (error) {
        if (mine === turn) wrong.blocks = noticed(error)
      }
    },
    readMedia: async () => {
      const mine = ++mediaTurn
      const folder = await readMedia(path)
      // An earlier look that took longer has seen less.
      if (mine !== mediaTurn) return
      media = folder
      recompile()
    },
    media: () => media?.files,
    pictures: () => media?.sources ?? new Map(),
    stored: () => media?.stored ?? new Map(),
    readFile: () => {
      if (!content.isNew()) return false
      recompile()
      return true
    },
    judge: (bytes) => {
      if (content.isNew()) recompile()
      const compiler = loaded
      return compiler ? limited('Checking the change', COMPILING, () => problemsAdded(content.problems(), content.judge(bytes, compiler, media?.files).problems)) : []
    },
    look,
    advice: () => look('advice').map((problem) => noticeOfProblem(problem, path)),
    isBroken: () => wrong.blocks !== undefined,
    notices: () => [...[wrong.blocks, wrong.content].filter((notice) => notice !== undefined), ...noticesOfFile(content, path)],
  }
}

function noticesOfFile({ problems, untold }: Content, path: string): Notice[] {
  const last = problems().length - 1
  return problems().map((problem, index) => ({ ...noticeOfProblem(problem, path), ...(index === last && untold() > 0 && { untold: untold() }) }))
}

/** @returns what makes notices of errors; places in them are relative to the folder of the project */
export function noticer(project: string, server: ViteDevServer): (error: unknown) => Notice {
  return (error) => {
    const notice = noticeOfError(error, project)
    server.config.logger.error(visible(`${notice.place}  ${notice.message}\n${notice.frame}`))
    return notice
  }
}
