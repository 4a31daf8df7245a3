import { message, type Message } from '../diagnostics/catalogue'

/** What a block is asked for; the first two stand in its check.ts. */
type Part = 'check' | 'publish' | 'resolve'

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
    } else if (part === 'resolve' && (typeof answer !== 'object' || answer === null || Array.isArray(answer))) failed('it returns no object')
    else return answer
  } catch (error) {
    failed(reasonOf(error))
  }
  return undefined
}

/** What went wrong, and where in the files of the blocks, where that is known. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [, place] = /(src[\\/]blocks[\\/][^\s:()]+:\d+(?::\d+)?)/.exec(error.stack ?? '') ?? []
  return `${error.message || error.name}${place === undefined ? '' : ` (${place})`}`
}
