import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawings } from '../../scripts/lib/draw/drawings'
import { digest, type Drawn, drawnFile, programDigest } from '../../scripts/lib/draw/recipe'
import { vectorFault } from '../../src/site/media/vector'

const names = Object.keys(drawings).sort()
const text = (name: string) => readFileSync(`media/${name}`, 'utf8')
const drawn = JSON.parse(readFileSync(drawnFile, 'utf8')) as Drawn

test('media/ holds the drawings of the program, all of them', () => {
  expect(
    readdirSync('media', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.svg'))
      .map((name) => name.replaceAll('\\', '/'))
      .sort(),
  ).toEqual(names)
})

// To draw all anew takes minutes: it is enough that the program and the files are those of the last time.
test('the drawings were made by the program as it is now: if not, npm run draw makes them', () => {
  expect(drawn.program).toBe(programDigest())
})

test.each(names)('media/%s is as it was drawn, and may be published', (name) => {
  expect(digest(text(name))).toBe(drawn.files[name])
  expect(vectorFault(text(name))).toBeUndefined()
})

test.each(['lighthouse.svg', 'people/carolina-brandt.svg'])(
  '%s is drawn the same once more',
  (name) => {
    expect(drawings[name]?.()).toBe(text(name))
  },
  60_000,
)

test('a drawing is light enough to be sent', () => {
  expect(names.filter((name) => text(name).length > 60_000)).toEqual([])
})
