import { onTestFinished, type TestContext } from 'vitest'

declare module 'vitest' {
  export interface TaskMeta {
    figures?: { goal: string; value: string }[]
  }
}

/**
 * Notes what a test has measured; "npm test" prints all figures at its end, in the order of their goals.
 *
 * @param goal such as "B2"
 * @param value with its unit and, where there is one, the limit: "100,000 addresses, 0 disagreements"
 */
export function figure({ task }: Pick<TestContext, 'task'>, goal: string, value: string): void {
  task.meta.figures = [...(task.meta.figures ?? []), { goal, value }]
}

/** Counts the tests that pass: `add` belongs into each of them. What is looked at after a test counts, too. */
export function passing(): { add: () => void; count: () => number } {
  let passed = 0
  const add = () => onTestFinished(({ task }) => void (task.result?.state === 'pass' && passed++))
  return { add, count: () => passed }
}
