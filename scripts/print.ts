import { styleText } from 'node:util'
import type { Problem } from '../src/site/problem'

/** Most problems shown at once: more would only hide the first. */
const MOST = 20

/** Shows problems as an author reads them: place, sentence, the line itself. */
export function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems.slice(0, MOST)) console.error(`\n${inWords(problem)}`)
  if (problems.length > MOST) console.error(`\n… and ${problems.length - MOST} more.`)
}

/** How many problems there are, and that nothing has happened. */
export function printRefusal(problems: readonly Problem[]): void {
  console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${problems[0]?.file ?? 'pages.json'}. Nothing was written.`)
}

export function inWords({ code, severity, rule, file, line, column, where, what, todo, frame }: Problem): string {
  const place = styleText('bold', `${file}:${line}:${column}`)
  return [`${place}${where && `  ${where}`}`, `  ${what} ${todo}`, '', ...frame.split('\n').map((row) => `  ${row}`), `  ${code}${severity === 'advice' ? ` · advice${rule ? `: ${rule}` : ''}` : ''}`].join('\n')
}
