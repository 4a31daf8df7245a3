import { z } from 'zod'
import { changeFile } from '../../../authoring/edit/changeFile'
import { listSteps, numberOf, readStep } from '../../../authoring/edit/history'
import { type MediaBytes, mediaBefore } from '../../../authoring/edit/mediaExchange'
import { catalogue } from '../../../site/diagnostics/catalogue'
import type { Problem } from '../../../site/diagnostics/diagnostic'
import { studioWords } from '../../../site/diagnostics/wording/studio'
import { historyWords } from '../../../site/diagnostics/wording/history'
import type { Answer } from '../../types'
import { found, refused } from '../reply'
import type { Route } from '../route'

const wanted = z.strictObject({ base: z.string(), hash: z.string(), number: z.number().int().nonnegative(), moment: z.string().max(40) })

/** Gives the file the bytes of an earlier state, and the files of media/ those that they had then, as a change like any other. */
export const restore: Route = {
  method: 'POST',
  answer: async ({ options: { path, judge, onWritten, onMedia }, loaded: { desk }, states, body }) => {
    const { success, data } = wanted.safeParse(JSON.parse(body.toString()))
    if (!success) return refused(400, studioWords.unknownChange)
    const [now, earlier] = [states.now(), states.at(data.hash)]
    if (!earlier) return refused(404, historyWords.unknownState)
    if (now?.hash !== data.base) return refused(409, historyWords.lookAgain)
    const media = mediaBefore(path, stepsBehind(path, data.number))
    const problems = judge(earlier.bytes).filter((problem) => !isComing(problem, media))
    if (problems.length > 0) return { status: 422, body: { is: 'refused', problems: desk.problemLines(problems), words: studioWords.refused } satisfies Answer }
    const done = [historyWords.backTo(data.moment)]
    changeFile(path, now.bytes, earlier.bytes, { done, media })
    if (media.length > 0) await onMedia()
    onWritten()
    return found({ is: 'done', hash: earlier.hash, done, ...(media.length > 0 && { media: media.map(({ name }) => name) }) } satisfies Answer)
  },
}

const stepsBehind = (path: string, number: number) => listSteps(path, 'done').flatMap((file) => (numberOf(file) > number ? (readStep(file) ?? []) : []))

/** Whether a problem is about a file that is not in media/ and is brought back together with the state. */
const isComing = ({ code, message }: Problem, media: readonly MediaBytes[]) =>
  code === catalogue.unknownMedia.code && media.some(({ name, bytes }) => bytes !== undefined && message.includes(`"${name}"`))
