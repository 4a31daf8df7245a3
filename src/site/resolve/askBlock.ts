import { message, type Message } from '../diagnostics/catalogue'
import { reasonOf } from '../diagnostics/reasonOf'

/** What a block is asked for; the first two stand in its check.ts. */
type Part = 'check' | 'publish' | 'resolve' | 'policy' | 'ground'

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
    } else if ((part === 'resolve' || part === 'policy') && (typeof answer !== 'object' || answer === null || Array.isArray(answer))) failed('it returns no object')
    // What it answers may still fail when it is looked at.
    else return part === 'resolve' ? { ...answer } : answer
  } catch (error) {
    failed(reasonOf(error))
  }
  return undefined
}
