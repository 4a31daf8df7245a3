import { inspect, styleText } from 'node:util'
import type { Fixed } from '../../src/authoring/edit/fix'
import type { Problem } from '../../src/site/diagnostics/diagnostic'
import { visible, visibleJson, visibleLine } from '../../src/site/text/visible'
import { FIX, NOTHING_WRITTEN } from '../../src/site/diagnostics/wording/commands'
import { counted } from '../../src/parts/counted'

/** Most problems shown at once: more would only hide the first. */
const MOST = 20

/** Prints what a command has to say. All commands speak through these: what a file holds is shown and never obeyed by the terminal. */
export function say(words: string): void {
  console.log(visible(words))
}

/** The same for what went wrong. */
export function complain(words: string): void {
  console.error(visible(words))
}

/** An error of the program itself, with all that helps to find it. */
export function complainOf(error: unknown): void {
  complain(inspect(error))
}

/** Shows problems as an author reads them: place, sentence, the line itself. */
export function printProblems(problems: readonly Problem[]): void {
  // Their parts are visible already; around the place stands what makes it bold.
  for (const problem of problems.slice(0, MOST)) console.error(`\n${inWords(problem)}`)
  if (problems.length > MOST) complain(`\n… and ${problems.length - MOST} more.`)
}

/** How many problems there are, and what has happened to the file. */
export function printRefusal(problems: readonly Problem[], mended = 0): void {
  const reported = mended > 0 ? `${mended} ${mended === 1 ? 'was' : 'were'} mended.` : NOTHING_WRITTEN
  complain(`\n${counted(problems.length, 'problem')} in ${problems[0]?.file ?? 'pages.json'}. ${reported}`)
}

/** One JSON document for machines: every problem, with its place and its words. */
export function printJson(file: string, { problems, fixed, pages }: { problems: readonly Problem[]; fixed: readonly Fixed[]; pages: number }): void {
  const reported = problems.map(({ code, severity, rule, line, column, length, path, where, message, hint, fixable }) => ({
    code,
    severity,
    rule,
    line,
    column,
    length,
    path,
    where,
    message,
    hint,
    fixable,
  }))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  console.log(visibleJson(JSON.stringify({ file, pages, errors, advice: problems.length - errors, fixed, problems: reported }, null, 2)))
}

function inWords({ code, severity, rule, file, line, column, where, message, hint, frame, fixable }: Problem): string {
  const place = visible(`${file}:${line}:${column}`)
  const sign = `  ${code}${severity === 'advice' ? ` · advice${rule ? `: ${rule}` : ''}` : ''}`
  const rest = [
    `${where && `  ${where}`}`,
    `  ${visibleLine(`${message} ${hint}`)}`,
    '',
    ...frame.split('\n').map((row) => `  ${row}`),
    sign,
    ...(fixable ? [`  fix: ${FIX}`] : []),
  ].join('\n')
  return (process.stderr.isTTY ? styleText('bold', place) : place) + visible(rest)
}
