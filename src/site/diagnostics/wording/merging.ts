import { counted } from '../../../parts/counted'
import { visible } from '../../text/visible'

/** So much of a text is shown of each side; the rest is told by its number of letters. */
const SHOWN = 400

function shown(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value)
  return visible(text.length > SHOWN ? `${text.slice(0, SHOWN)} … (${text.length - SHOWN} more)` : text)
}

type Labels = { ours: string; theirs: string }
type Question = { where: string; ours: unknown; theirs: unknown }

/** What "npm run merge" asks and answers. */
export const mergeWords = {
  usage: `npm run merge                  puts two versions of the content file together after "git merge", "pull" or "rebase"
npm run merge -- --ours        where both say something else, takes the first of the two; --theirs: the second
npm run merge -- --install     lets git do it by itself from now on`,
  nothing: (file: string) => `${file} has no conflict: there is nothing to merge.`,
  broken: (file: string, marks: readonly { line: number; mark: string }[]) =>
    `${file} has marks of a conflict, but not all of them, and git keeps no versions of it. Left are ${marks.map(({ line, mark }) => `${mark} in line ${line}`).join(', ')}. ` +
    'Delete these lines, and one of two versions where both stand there; or bring back an earlier state: npm run section -- undo',
  notJson: (file: string) =>
    `One of the two versions of ${file} is no JSON, has a name twice in one entry, or is not UTF-8, so they cannot be put together by what they mean. ` +
    `See which: git show :2:./${file} and git show :3:./${file}`,
  both: 'Say either --ours or --theirs.',
  question: ({ where, ours, theirs }: Question, labels: Labels, place: string) => `
${place}  ${visible(where)}
  1  ${shown(ours)}
     ${visible(labels.ours)}
  2  ${shown(theirs)}
     ${visible(labels.theirs)}`,
  ask: 'Which one stays? (1 or 2; nothing: stop, and leave all as it is) ',
  stopped: (file: string) =>
    `${file} is as it was. Everything else fits: only these have to be decided. In a terminal you are asked; or take all of one side with --ours or --theirs.`,
  kept: (where: string, by: string) => `Stays: ${visible(where)}. It was taken away by ${visible(by)}, but changed on the other side. Remove it if it should go.`,
  done: (file: string, count: number) => `${file} has what both have changed${count === 0 ? '' : `; ${counted(count, 'field')} as chosen`}.`,
  staged: (file: string) => `It is marked as resolved (git add ${file}).`,
  problems: (count: number) => `What was put together has ${counted(count, 'problem')} that neither version had:`,
  installed: (file: string) => `From now on git puts versions of ${file} together by itself, and asks only where both say something else. It holds for this copy of the project.`,
  noGit: 'There is no git here: --install is for a folder in which git keeps the versions.',
}
