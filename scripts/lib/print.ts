import { inspect, styleText } from 'node:util'
import type { Fixed } from '../../src/authoring/edit/fix'
import type { Compiled } from '../../src/site/compile'
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

/** Shows problems as an author reads them: place, sentence, the line itself. Of the others it is said how many there are, `untold` included. */
export function printProblems(problems: readonly Problem[], untold = 0): void {
  // Their parts are visible already; around the place stands what makes it bold.
  for (const problem of problems.slice(0, MOST)) console.error(`\n${inWords(problem)}`)
  const more = Math.max(0, problems.length - MOST) + untold
  if (more > 0) complain(`\n… and ${atLeast(more, untold)} more.`)
}

/** How many problems there are, and what has happened to the file. */
export function printRefusal({ problems, untold }: Pick<Compiled, 'problems' | 'untold'>, mended = 0): void {
  const reported = mended > 0 ? `${mended} ${mended === 1 ? 'was' : 'were'} mended.` : NOTHING_WRITTEN
  complain(`\n${untold > 0 ? 'At least ' : ''}${counted(problems.length + untold, 'problem')} in ${visibleLine(problems[0]?.file ?? 'pages.json')}. ${reported}`)
}

/** A count, where more are known of than are told: those are not all that there are. */
function atLeast(count: number, untold: number): string {
  return `${untold > 0 ? 'at least ' : ''}${count}`
}

/** One JSON document for machines: every problem, with its place and its words. */
export function printJson(file: string, { problems, untold, fixed, pages }: { problems: readonly Problem[]; untold: number; fixed: readonly Fixed[]; pages: number }): void {
  const reported = problems.map(({ code, severity, rule, file: own, line, column, length, path, where, message, hint, fixable }) => ({
    code,
    severity,
    rule,
    file: own,
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
  console.log(visibleJson(JSON.stringify({ file, pages, errors, advice: problems.length - errors, untold, fixed, problems: reported }, null, 2)))
}

function inWords({ code, severity, rule, file, line, column, where, message, hint, frame, fixable }: Problem): string {
  const place = visibleLine(`${file}:${line}:${column}`)
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
