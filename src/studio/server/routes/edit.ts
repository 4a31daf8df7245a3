import { basename } from 'node:path'
import { bodyFilesOf } from '../../../authoring/edit/bodyFiles'
import { changeFile } from '../../../authoring/edit/changeFile'
import { digest } from '../../../authoring/edit/historyFolder'
import { studioWords } from '../../../site/diagnostics/wording/studio'
import { withText } from '../../../site/read/include/withText'
import type { Answer, Request } from '../../types'
import { meantNow } from '../meantNow'
import { placeAfter } from '../placeAfter'
import { refused } from '../reply'
import type { Question, Route } from '../route'

/** What changes links, wherever they are written. */
const MEANS_PAGES = ['movePage', 'removePage']
const STATUS = { done: 200, refused: 422, conflict: 409, broken: 409 }

/** Makes one change of the content file. */
export const edit: Route = {
  method: 'POST',
  answer: (question) => {
    const wanted = question.loaded.desk.request.safeParse(JSON.parse(question.body.toString()))
    if (!wanted.success) return refused(400, studioWords.unknownChange)
    const answer = make(question, wanted.data)
    if (answer.is === 'done') question.options.onWritten()
    return { status: STATUS[answer.is], body: answer }
  },
}

function make({ options: { path, judge, problems }, loaded: { desk, blocks }, states }: Question, request: Request): Answer {
  const state = states.now()
  if (!state) return { is: 'broken', words: studioWords.brokenAt(problems()[0]?.file ?? basename(path), problems()[0]?.line) }
  const { bytes, text, value, hash } = state
  const operation = meantNow(state, request, states, desk.valueMeant)
  if ('is' in operation) return { ...operation, where: desk.placeInWords(value, operation.path ?? []), hash }
  const edited = desk.changed({ text, value, bodies: MEANS_PAGES.includes(operation.do) ? bodyFilesOf(path, value) : [] }, operation, blocks)
  if ('refusal' in edited) return { is: 'refused', problems: [], words: edited.refusal }
  const { text: after, bodies, done } = edited
  const changed = withText(bytes, after)
  const made = { is: 'done' as const, on: hash, place: placeAfter(value, operation) }
  if (changed.equals(bytes)) return { ...made, hash, done: [] }
  const found = judge(changed)
  if (found.length > 0) return { is: 'refused', problems: desk.problemLines(found), words: studioWords.refused }
  changeFile(path, bytes, changed, { done, bodies, part: operation.do === 'set' ? JSON.stringify(operation.path) : undefined })
  return { ...made, hash: digest(changed), done }
}
