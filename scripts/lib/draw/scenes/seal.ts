import { indoors } from '../picture'
import { rod } from '../kit'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { frame } from '../solids/vector'
import { moved, put } from '../trace/thing'
import type { Hit } from '../solids/solid'

/** Lines of writing, two columns below a title, and a line to sign on. */
function written({ face, point: [x, , z] }: Hit): { tone?: number; part?: number } {
  if (face !== 1) return {}
  const isTitle = z < -3.6 && z > -4 && Math.abs(x) < 1.8
  const isLine = z > -3 && z < 1.8 && (z + 9) % 0.46 < 0.1 && Math.abs(x) < (Math.floor((z + 9) / 0.46) % 5 === 0 ? 1.6 : 2.7)
  const isSigned = Math.abs(z - 3.3) < 0.05 && x < 0.2 && x > -2.7
  return isTitle || isLine || isSigned ? { tone: 0.3, part: 1 } : {}
}
const sheets = [put(box(7, 0.08, 10), frame([-0.5, 0, 0.5], 13), { tone: 1.3 }), put(box(7, 0.08, 10), frame([-0.2, 0.09, 0.3], 5), { tone: 1.5, paint: written, spacing: 4.8 })]
/** A drop of wax that was pressed flat, with a ring in it. */
const wax = [
  put(
    lathe([
      [0, 0],
      [1.15, 0],
      [1.2, 0.12],
      [1.05, 0.32],
      [0.85, 0.34],
      [0.8, 0.2],
      [0.35, 0.2],
      [0.3, 0.3],
      [0, 0.32],
    ]),
    [0, 0, 0],
    { plate: 'accent', spacing: 3 },
  ),
  put(bar(0.4, 0.16), [1, 0, 0.5], { plate: 'accent' }),
  put(bar(0.3, 0.12), [-0.7, 0, 0.95], { plate: 'accent' }),
]
const stamp = [
  put(
    lathe([
      [0, 0],
      [1.1, 0],
      [1.15, 0.1],
      [1.15, 0.6],
      [0.95, 0.8],
      [0.5, 1],
      [0.36, 1.4],
      [0.5, 2.1],
      [0.85, 2.9],
      [0.95, 3.6],
      [0.75, 4.2],
      [0.4, 4.5],
      [0, 4.6],
    ]),
    [0, 0, 0],
    { tone: 0.6, spacing: 3.2 },
  ),
  put(
    lathe([
      [1.12, 0.2],
      [1.22, 0.2],
      [1.22, 0.45],
      [1.12, 0.45],
    ]),
    [0, 0, 0],
    { plate: 'accent' },
  ),
]
const pen = [rod([-5.4, 0.4, 4.6], [-0.9, 0.42, 3.4], 0.22, { tone: 0.5 }), put(bar(0.22, 1.2, 0.03), frame([-0.9, 0.42, 3.4], 15, 0, -90), { plate: 'accent' })]

/** A contract with its seal, the stamp that made it and a pen. */
export const seal = () =>
  indoors({ eye: [2.5, 14, 19], target: [0.8, 1, 0.4], zoom: 1.6 }, [
    ...sheets,
    ...moved(wax, frame([2, 0.2, 3.4])),
    ...moved(stamp, frame([5.3, 0, -0.6])),
    ...pen,
    put(box(80, 0.6, 50), [0, -0.61, -6], { tone: 0.95, spacing: 4.6 }),
  ])
