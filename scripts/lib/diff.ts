import { diffArrays } from 'diff'

/** The lines that differ between two texts: "- " with the number in the old one, "+ " with the number in the new one. */
export function changedLines(before: string, after: string): string[] {
  const [was, is] = [before.split('\n'), after.split('\n')]
  const width = String(Math.max(was.length, is.length)).length
  let [old, now] = [0, 0]
  return diffArrays(was, is).flatMap(({ value, added, removed }) => {
    const start = added ? now : old
    if (!added) old += value.length
    if (!removed) now += value.length
    if (!added && !removed) return []
    return value.map((line, index) => `${String(start + index + 1).padStart(width)} ${added ? '+' : '-'} ${line.trimEnd()}`)
  })
}
