import { basename } from 'node:path'
import { bodyFilesOf } from '../../../authoring/edit/bodyFiles'
import { changeFile } from '../../../authoring/edit/changeFile'
import { digest } from '../../../authoring/edit/historyFolder'
import { studioWords } from '../../../site/diagnostics/wording/studio'
import type { Answer, Operation, Request } from '../../types'
import { operationNow } from '../operationNow'
import { refused } from '../reply'
import type { Question, Route } from '../route'
import type { ReadState } from '../seenStates'

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
  if (!state) return { is: 'broken', words: studioWords.brokenAt(basename(path), problems()[0]?.line) }
  const { bytes, text, value, hash } = state
  const operation = meantNow(state, request, states.at(request.base), desk.valueMeant)
  if ('is' in operation) return { ...operation, where: desk.placeInWords(value, operation.path ?? []) }
  const edited = desk.changed({ text, value, bodies: MEANS_PAGES.includes(operation.do) ? bodyFilesOf(path, value) : [] }, operation, blocks)
  if ('refusal' in edited) return { is: 'refused', problems: [], words: edited.refusal }
  const { text: after, bodies, done } = edited
  const mark = bytes[0] === 0xef ? '\ufeff' : ''
  const changed = Buffer.from(mark + after)
  if (changed.equals(bytes)) return { is: 'done', hash, done: [] }
  const found = judge(changed)
  if (found.length > 0) return { is: 'refused', problems: desk.problemLines(found), words: studioWords.refused }
  changeFile(path, bytes, changed, { done, bodies, part: operation.do === 'set' ? JSON.stringify(operation.path) : undefined })
  return { is: 'done', hash: digest(changed), done }
}

type Conflict = Omit<Extract<Answer, { is: 'conflict' }>, 'where'>

/**
 * The operation for the file as it is. Where somebody has saved meanwhile, it is made all the same if it is about what they have left
 * alone, wherever that stands now.
 */
function meantNow(
  now: ReadState,
  { base, was, operation }: Request,
  seen: ReadState | undefined,
  valueMeant: (value: unknown, operation: Operation) => unknown,
): Operation | Conflict {
  if (base === now.hash && was === undefined) return operation
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  // Of a state that is not known any more the panel says what stood there.
  const moved = base === now.hash || !seen ? operation : operationNow(seen.text, now.text, operation)
  const wasThere = seen && base !== now.hash ? valueMeant(seen.value, operation) : was
  if (!moved) return { is: 'conflict', now: undefined }
  const found = valueMeant(now.value, moved)
  if (isSame(found, wasThere) && (was === undefined || operation.do !== 'set' || isSame(found, was))) return moved
  // What is wanted is there already, as after an answer that got lost.
  if (moved.do === 'set' && isSame(found, moved.value)) return moved
  return { is: 'conflict', now: found, ...('path' in moved && { path: moved.path }) }
}
