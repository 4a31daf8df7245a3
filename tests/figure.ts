import type { TestContext } from 'vitest'

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
