import { blocks } from './routes/blocks'
import { sections } from './routes/sections'
import { state } from './routes/state'
import type { Question, Route } from './route'

/** Answers, as JSON, by what the panel would ask for: addresses as its program writes them. */
export type OpeningAnswers = Readonly<Record<string, string>>

/**
 * What the panel asks for first, so that the document brings it along: its program need not wait for the server once it runs.
 *
 * @param opened the page that is shown at first is at its place
 */
export function openingAnswers(opened: Omit<Question, 'body'>): OpeningAnswers {
  const ask = ({ answer }: Route) => answer({ ...opened, body: Buffer.alloc(0) })
  const page = encodeURIComponent(JSON.stringify(opened.place))
  const asked: [string, Route][] = [
    ['/state', state],
    [`/sections?path=${page}&from=${opened.states.last()?.hash}`, sections],
    ['/blocks', blocks],
  ]
  return Object.fromEntries(
    asked.flatMap(([address, route]) => {
      const reply = ask(route)
      return !(reply instanceof Promise) && reply.status === 200 ? [[address, JSON.stringify(reply.body)]] : []
    }),
  )
}
