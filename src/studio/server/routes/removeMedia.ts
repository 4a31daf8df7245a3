import { studioWords } from '../../../site/diagnostics/wording/studio'
import { removeMedia as remove } from '../exchange'
import { exchangedReply } from '../exchangedReply'
import { refused } from '../reply'
import type { Route } from '../route'
import { wholeFile } from '../wholeFile'

/** Takes a file out of media/ that nothing uses: ?file=media/house.jpg. */
export const removeMedia: Route = {
  method: 'POST',
  answer: async ({ options, loaded: { desk, blocks }, query }) => {
    const file = query.get('file') ?? ''
    const line = (await desk.mediaLines(options.path, wholeFile(options.path, desk, blocks), blocks)).find((candidate) => candidate.path === file)
    if (line && line.uses.length > 0) return refused(422, studioWords.stillUsed(file, line.uses[0]?.where ?? ''))
    return exchangedReply(options, file, remove(options.path, file))
  },
}
