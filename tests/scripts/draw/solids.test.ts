import { expect, test } from 'vitest'
import { ball } from '../../../scripts/lib/draw/solids/ball'
import { box } from '../../../scripts/lib/draw/solids/box'
import { heap } from '../../../scripts/lib/draw/solids/heap'
import { bar, lathe } from '../../../scripts/lib/draw/solids/lathe'
import { prism } from '../../../scripts/lib/draw/solids/prism'
import type { Solid } from '../../../scripts/lib/draw/solids/solid'
import { dot, frame, length, subtract, unit, type V3 } from '../../../scripts/lib/draw/solids/vector'
import { chance } from '../../../scripts/lib/draw/kit'
import { meet, put } from '../../../scripts/lib/draw/trace/thing'

const solids: Readonly<Record<string, Solid>> = {
  box: box(2, 3, 1),
  ball: ball([1, 2, 1.5]),
  bar: bar(1, 2, 0.5),
  lathe: lathe([
    [0, 0],
    [2, 0],
    [1, 1],
    [1.5, 2],
    [0, 2.5],
  ]),
  prism: prism(
    [
      [
        [0, 0],
        [4, 0],
        [4, 3],
        [0, 3],
      ],
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 2],
      ],
    ],
    1,
  ),
  heap: heap([
    [[0, 0, 0], 1],
    [[1, 0.5, 0], 0.8],
  ]),
}

test.each(Object.entries(solids))('a %s is met within the ball that holds it, at the point that is told, by a unit normal', (_name, solid) => {
  let met = 0
  for (let seed = 1; seed < 400; seed++) {
    const from: V3 = [8 * chance(seed) - 4, 8 * chance(seed + 0.5) - 3, 9]
    const to = unit(subtract([solid.middle[0] + chance(seed + 0.3) - 0.5, solid.middle[1] + chance(seed + 0.7) - 0.5, solid.middle[2]], from))
    const hit = solid.hit(from, to)
    if (!hit) continue
    met += 1
    expect(length(subtract(hit.point, solid.middle))).toBeLessThanOrEqual(solid.radius + 1e-6)
    expect(length(subtract(hit.point, [from[0] + to[0] * hit.far, from[1] + to[1] * hit.far, from[2] + to[2] * hit.far]))).toBeLessThan(1e-9)
    expect(Math.abs(length(hit.normal) - 1)).toBeLessThan(1e-9)
  }
  expect(met).toBeGreaterThan(100)
})

test('through the hole of a board nothing is met', () => {
  const board = solids.prism
  expect(board?.hit([1.5, 1.5, 5], [0, 0, -1])).toBeUndefined()
  expect(board?.hit([0.5, 1.5, 5], [0, 0, -1])?.far).toBe(5)
})

test('a thing is met where it stands, however it is turned', () => {
  const thing = put(box(2, 2, 2), frame([10, 0, 0], 45))
  expect(meet(thing, [10, 1, 10], [0, 0, -1])?.far).toBeCloseTo(10 - Math.SQRT2)
  const { x, y, z } = frame([0, 0, 0], 31, 47, -12)
  expect([dot(x, y), dot(y, z), dot(z, x)].map((one) => Math.abs(one) < 1e-9)).toEqual([true, true, true])
})
