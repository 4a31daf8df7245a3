/** So many equal lines in a row are taken for the place where two texts meet again. */
const MEETING = 2

/** The lines that differ between two texts: "- " with the number in the old one, "+ " with the number in the new one. */
export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const width = String(Math.max(old.length, now.length)).length
  const row = (sign: string, number: number, line: string | undefined) => `${String(number).padStart(width)} ${sign} ${(line ?? '').trimEnd()}`
  const rows: string[] = []
  let [left, right] = [0, 0]
  while (left < old.length || right < now.length) {
    if (left < old.length && right < now.length && old[left] === now[right]) {
      left++
      right++
      continue
    }
    const [toLeft, toRight] = meeting(old, now, left, right)
    for (; left < toLeft; left++) rows.push(row('-', left + 1, old[left]))
    for (; right < toRight; right++) rows.push(row('+', right + 1, now[right]))
  }
  return rows
}

/** Where two texts go on alike: the nearest place, in lines left out of both. */
function meeting(old: readonly string[], now: readonly string[], left: number, right: number): [number, number] {
  for (let far = 1; far <= old.length - left + (now.length - right); far++) {
    for (let skip = 0; skip <= far; skip++) {
      const [one, other] = [left + skip, right + far - skip]
      if (one > old.length || other > now.length) continue
      const isEnd = one === old.length && other === now.length
      if (isEnd || (one < old.length && other < now.length && isAlike(old, now, one, other))) return [one, other]
    }
  }
  return [old.length, now.length]
}

function isAlike(old: readonly string[], now: readonly string[], one: number, other: number): boolean {
  for (let index = 0; index < MEETING; index++) if (old[one + index] !== now[other + index]) return false
  return true
}
