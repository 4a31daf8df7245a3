import { z } from 'zod'
import { changeFile } from '../../../authoring/edit/changeFile'
import { digest } from '../../../authoring/edit/historyFolder'
import { studioWords } from '../../../site/diagnostics/wording/studio'
import { readContent } from '../../../site/read/readFile'
import { writtenPath } from '../../../site/text/jsonPath'
import type { Answer } from '../../types'
import { found, refused } from '../reply'
import type { Route } from '../route'

const place = z.array(z.union([z.string(), z.number().int().nonnegative()]))
const wanted = z.strictObject({ base: z.string().max(64), code: z.string().max(20), path: place })

/** Mends one problem as "npm run check -- --fix" would, and no other. */
export const mend: Route = {
  method: 'POST',
  answer: ({ options: { path, onWritten }, loaded: { desk, blocks }, body }) => {
    const { success, data } = wanted.safeParse(JSON.parse(body.toString()))
    if (!success) return refused(400, studioWords.unknownChange)
    const bytes = readContent(path)
    const mended = desk.mendOne(bytes, blocks, { code: data.code, path: writtenPath(data.path) })
    if (!mended) return refused(422, studioWords.notMendable)
    const after = Buffer.from((bytes[0] === 0xef ? '\ufeff' : '') + mended.text)
    changeFile(path, bytes, after, { done: mended.done })
    onWritten()
    return found({ is: 'done', hash: digest(after), done: mended.done } satisfies Answer)
  },
}
