import { z } from 'zod'
import { changeFile } from '../../../authoring/edit/changeFile'
import { digest } from '../../../authoring/edit/historyFolder'
import { studioWords } from '../../../site/diagnostics/wording/studio'
import { readWhole } from '../../../site/read/include/readWhole'
import { writtenPath } from '../../../site/text/jsonPath'
import type { Answer } from '../../types'
import { found, refused } from '../reply'
import type { Route } from '../route'

const place = z.array(z.union([z.string(), z.number().int().nonnegative()]))
const wanted = z.strictObject({ base: z.string().max(64), code: z.string().max(20), path: place })

/** Mends one problem as "npm run check -- --fix" would, and no other. */
export const mend: Route = {
  method: 'POST',
  answer: ({ options: { path, media, onWritten }, loaded: { desk, blocks }, body }) => {
    const { success, data } = wanted.safeParse(JSON.parse(body.toString()))
    if (!success) return refused(400, studioWords.unknownChange)
    const bytes = readWhole(path)
    const mended = desk.mendOne(bytes, blocks, { code: data.code, path: writtenPath(data.path) }, media())
    if (!mended) return refused(422, studioWords.notMendable)
    changeFile(path, bytes, mended.bytes, { done: mended.done })
    onWritten()
    return found({ is: 'done', hash: digest(mended.bytes), done: mended.done } satisfies Answer)
  },
}
