import type { ViteDevServer } from 'vite'
import type { Code } from './code'
import type { Compilation } from './compilation'
import type { UpdateChannel } from './updateChannel'

/** After so many milliseconds a file that was being written is whole. */
const SETTLED = 120

/** After so many milliseconds most pictures are. */
const SOON = 40

/** What the dev server does when a file has changed: the content file, or one of the program. */
export function createFileReactions(
  server: ViteDevServer,
  compilation: Compilation,
  code: Code,
  updates: UpdateChannel,
  print: () => void,
): { onFile: () => void; onMedia: () => void; onCode: (event: string, path: string) => Promise<void> } {
  let settling: NodeJS.Timeout | undefined
  let looking: NodeJS.Timeout | undefined
  let isUnannounced = false
  const isSound = () => compilation.content.problems().length === 0
  const isBroken = () => code.isBroken() || compilation.isBroken()
  const show = () => {
    isUnannounced = false
    print()
    updates.announce()
  }
  return {
    // A file that can be read is shown at once; one that cannot may be only half written and is given time.
    onFile: () => {
      if (compilation.readFile()) isUnannounced = true
      if (isUnannounced && isSound()) show()
      clearTimeout(settling)
      settling = setTimeout(() => {
        // A second save right after the first may raise no event of its own.
        if (compilation.readFile() || isUnannounced) show()
      }, SETTLED)
    },
    // A picture is written in many steps, and each of them is told; one that is broken may be only half written.
    onMedia: () => {
      clearTimeout(looking)
      const mine = setTimeout(async () => {
        await compilation.readMedia()
        // What has come meanwhile is looked at next.
        if (looking !== mine) return
        if (isSound()) show()
        else looking = setTimeout(() => void compilation.readMedia().then(show), SETTLED)
      }, SOON)
      looking = mine
    },
    onCode: async (event, path) => {
      // What comes may be what was missing.
      if (!takesPart(server, path) && !(event === 'add' && isBroken())) return
      code.forget(event, path)
      await compilation.readBlocks()
      updates.styles()
      updates.announce()
    },
  }
}

/** Whether a file was loaded to compile or to draw, or lies with the blocks, whose data is no module and whose files may be new. */
function takesPart({ environments, config }: ViteDevServer, path: string): boolean {
  const { client, ssr } = environments
  if (path.startsWith(`${config.root}/blocks/`) || ssr.moduleGraph.getModulesByFile(path)) return true
  return path.endsWith('.css') && client.moduleGraph.getModulesByFile(path) !== undefined
}
