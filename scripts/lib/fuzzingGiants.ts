import type { Random } from './fuzzing'

/** What a giant is made of: whole values, signs of JSON, and signs of other languages. */
const PIECES = [
  '{},',
  '[],',
  '1,',
  '"x",',
  'null,',
  '"a":1,',
  '"a":{},',
  '{"a":1},',
  '{"slug":"a","title":"x","excerpt":"x"},',
  '{"type":"rule"},',
  '{"path":"/a","title":"x","sections":[]},',
  ',',
  ':',
  ';',
  '"',
  "'a',",
  '“',
  '”',
  '[',
  ']',
  '{',
  '}',
  '\\x',
  '\t',
  '\n',
  ',\n',
  '/**/',
  '//x\n',
  '#x\n',
  'a ',
  '-',
  '{facts.age}',
  '<b>',
  '\u00a0',
  '=>',
  '<!--',
  '\u0000',
  '\ud800',
]
/** What can stand around a giant, in the place of "@": a list, an entry with many names, a text, or nothing. */
const AROUND = ['@', '[@]', '{@}', '[@0]', '{@"z":1}', '"@"', '[[@]]', '{"a":[@]}']
/** Places in a file, each given by its path. */
const PLACES = [
  [],
  ['pages'],
  ['pages', 0],
  ['pages', 0, 'sections'],
  ['pages', 0, 'sections', 0],
  ['pages', 0, 'title'],
  ['notFound'],
  ['shared'],
  ['collections'],
  ['collections', 'toys'],
  ['collections', 'toys', 0],
  ['site'],
  ['site', 'links'],
  ['site', 'facts'],
  ['site', 'facts', 'price'],
  ['site', 'navigation', 'links'],
  ['site', 'redirects'],
  ['versions'],
  ['more'],
]

const pick = <Value>(values: readonly Value[], random: Random): Value | undefined => values[random(values.length)]

/** A content file of which one part is of this size, in characters, and nothing but repetition; and how it was made. */
export function giantFile(file: string, random: Random, size: number): { text: string; made: string } {
  const pieces = Array.from({ length: 1 + random(2) }, () => pick(PIECES, random) ?? '')
  const around = pick(AROUND, random) ?? '@'
  const place = pick(PLACES, random) ?? []
  const isCounted = random(2) === 1
  const giant = around.replace('@', () => repeated(pieces, size, isCounted))
  return {
    text: place.length === 0 ? giant : put(file, place, giant),
    made: `${JSON.stringify(pieces)}${isCounted ? ', counted,' : ''} in ${around} at ${place.join('.') || 'the whole file'}`,
  }
}

/** @param isCounted whether each "a" gets a number of its own, so that names differ */
function repeated(pieces: readonly string[], size: number, isCounted: boolean): string {
  const parts: string[] = []
  for (let length = 0, count = 0; length < size; count++) {
    const piece = pieces[count % pieces.length] ?? ' '
    const part = isCounted ? piece.replace('"a"', `"a${count}"`).replace('"/a"', `"/a${count}"`) : piece
    parts.push(part)
    length += part.length
  }
  // What follows is a part of the same list.
  return parts.join('').replace(/,$/, '')
}

/** The text of a file with another text in the place of the value at a path. */
function put(file: string, path: readonly (string | number)[], by: string): string {
  const value: unknown = JSON.parse(file)
  const owner = path.slice(0, -1).reduce<unknown>((around, key) => (typeof around === 'object' && around !== null ? Reflect.get(around, key) : undefined), value)
  if (typeof owner === 'object' && owner !== null) Reflect.set(owner, path.at(-1) ?? '', '@giant@')
  return JSON.stringify(value).replace('"@giant@"', () => by)
}
