/** A line with which git parts the two sides of a conflict, without the line break. */
export type ConflictMark = { offset: number; line: string; sign: '<' | '|' | '=' | '>' }

const MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: [^\r\n]*)?(?=\r?$)/gm

/** The marks of conflicts in a text, in its order. */
export function conflictMarks(text: string): ConflictMark[] {
  // The pattern begins with nothing else than these signs.
  return [...text.matchAll(MARK)].map(({ 0: line, index }) => ({ offset: index, line, sign: line.charAt(0) as ConflictMark['sign'] }))
}

const FOLLOWS: Readonly<Record<ConflictMark['sign'], string>> = { '<': '|=', '|': '=', '=': '>', '>': '<' }

/** Whether each conflict has all of its marks, in their order. */
export function areWhole(marks: readonly ConflictMark[]): boolean {
  return marks.length > 0 && marks.every(({ sign }, at) => FOLLOWS[marks[at - 1]?.sign ?? '>'].includes(sign)) && marks.at(-1)?.sign === '>'
}
