import { message, type Message } from '../diagnostics/catalogue'
import { reasonOf } from '../diagnostics/reasonOf'
import { type Answering, answerFault } from './answerFault'

/** What a block is asked for; the first two stand in its check.ts, and what they return is of no interest. */
type Part = 'check' | 'publish' | 'pages' | 'styles' | Answering

const isLookedAt = (part: Part): part is Answering => part !== 'check' && part !== 'publish' && part !== 'pages' && part !== 'styles'

/**
 * Asks a block about one of its sections. A block that fails must not end the program in a stack that names no section.
 *
 * @param report told why there is no answer
 * @returns the answer of the block, or undefined when there is none
 */
export function askBlock<Answer>(part: Part, type: string, ask: () => Answer, report: (reason: Message) => void): Answer | undefined {
  const failed = (reason: string) => report(message('blockFailed', { type, part, reason }))
  try {
    const answer = ask()
    if (answer === undefined) return undefined
    if (answer instanceof Promise) {
      // It may fail later, when nobody listens any more.
      answer.catch(() => {})
      failed('it is async, and nobody waits for it')
      return undefined
    }
    const fault = isLookedAt(part) ? answerFault(part, answer) : undefined
    if (fault !== undefined) failed(fault)
    // What it answers may still fail when it is looked at.
    else return part === 'resolve' ? { ...answer } : answer
  } catch (error) {
    failed(reasonOf(error))
  }
  return undefined
}
