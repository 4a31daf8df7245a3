/** Of the element in the document that holds what the program asks for first. */
const OPENING = 'quoin-opening'

/**
 * The answers that the document has brought along, by the addresses asked for, each once: what is asked for again is asked of the
 * server. As soon as the state is asked for again, the rest of them are as old as the document.
 */
export function createOpening(json: string): (address: string) => string | undefined {
  const left = new Map(Object.entries(JSON.parse(json) as Record<string, string>))
  return (address) => {
    const answer = left.get(address)
    if (answer === undefined && address === '/state') left.clear()
    left.delete(address)
    return answer
  }
}

let opening: ReturnType<typeof createOpening> | undefined

/** That of this document. */
export function openingAnswer(address: string): string | undefined {
  opening ??= createOpening(document.getElementById(OPENING)?.textContent ?? '{}')
  return opening(address)
}
