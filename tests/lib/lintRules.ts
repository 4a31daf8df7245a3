import { innocent, reportedOn } from './innocent'

/** The advice of one rule on a site without other faults: what is marked, and the whole sentence. */
export function adviceOf(rule: string, parts: Parameters<typeof innocent>[0]): string[] {
  const { words } = reportedOn(innocent(parts))
  return words.split(/\n(?=\w)/).filter((line) => line.includes(` ${rule} `))
}

/** What the advice of one rule marks. */
export function markedBy(rule: string, parts: Parameters<typeof innocent>[0]): string[] {
  return adviceOf(rule, parts).map((line) => /<(.*)> {2}/.exec(line)?.[1] ?? '')
}
