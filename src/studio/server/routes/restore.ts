import { z } from 'zod'
import { changeFile } from '../../../authoring/edit/changeFile'
import { studioWords } from '../../../site/diagnostics/wording/studio'
import { historyWords } from '../../../site/diagnostics/wording/history'
import type { Answer } from '../../types'
import { found, refused } from '../reply'
import type { Route } from '../route'

const wanted = z.strictObject({ base: z.string(), hash: z.string(), moment: z.string().max(40) })

/** Gives the file the bytes of an earlier state, as a change like any other. */
export const restore: Route = {
  method: 'POST',
  answer: ({ options: { path, judge, onWritten }, loaded: { desk }, states, body }) => {
    const { success, data } = wanted.safeParse(JSON.parse(body.toString()))
    if (!success) return refused(400, studioWords.unknownChange)
    const [now, earlier] = [states.now(), states.at(data.hash)]
    if (!earlier) return refused(404, historyWords.unknownState)
    if (now?.hash !== data.base) return refused(409, historyWords.lookAgain)
    const problems = judge(earlier.bytes)
    if (problems.length > 0) return { status: 422, body: { is: 'refused', problems: desk.problemLines(problems), words: studioWords.refused } satisfies Answer }
    const done = [historyWords.backTo(data.moment)]
    changeFile(path, now.bytes, earlier.bytes, { done })
    onWritten()
    return found({ is: 'done', hash: earlier.hash, done } satisfies Answer)
  },
}
