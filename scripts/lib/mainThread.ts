import type { Browser, CDPSession } from 'playwright'

/** What a browser writes down of each task: when it began on which thread, and for how long the thread was at work, in microseconds. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

/** Longest that a task may take without being felt, in milliseconds. */
const UNFELT = 50
const CATEGORIES = ['loading', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

/**
 * Writes down what the main thread of a page does until the page is at rest.
 *
 * @returns what `load` returns, and for how many milliseconds tasks were in the way after the first paint, beyond 50 each, as Lighthouse counts them. What
 *   counts is how long the thread was at work: how long it waited for a processor is the machine's affair and another one each time.
 */
export async function withBlocking<Result>(browser: Browser, load: () => Promise<Result>): Promise<{ result: Result; blocking: number }> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } })
  const result = await load()
  await ended(session)
  await session.detach()
  return { result, blocking: blockingIn(events) }
}

async function ended(session: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
}

/** Returns the milliseconds in which tasks were in the way after the first contentful paint. @throws Error where nothing was painted */
export function blockingIn(events: readonly TraceEvent[]): number {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('The page has painted nothing.')
  const tasks = events.filter(({ name, pid, tid, ts, dur = 0 }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts + dur > painted.ts)
  return tasks.reduce((sum, { ts, dur = 0, tdur = dur }) => {
    const after = Math.min(tdur, ts + dur - painted.ts) / 1000
    return sum + Math.max(0, after - UNFELT)
  }, 0)
}
