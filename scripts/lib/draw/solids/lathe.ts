import { type Hit, NEAR, nearer, type Solid } from './solid'
import { unit, type V3 } from './vector'

/** A point of an outline: how far from the axis, and how high. */
export type Turn = readonly [radius: number, height: number]
type Piece = { from: Turn; to: Turn; start: number; face: number; normals: readonly [Turn, Turn] }

/**
 * What a lathe makes: an outline turned about the upright axis, from its foot to its head.
 * Where two pieces of the outline meet at less than `smooth` degrees they are one surface, else there is an edge.
 */
export function lathe(outline: readonly Turn[], smooth = 35): Solid {
  const pieces = piecesOf(outline, smooth)
  const heights = outline.map(([, height]) => height)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const widest = Math.max(...outline.map(([radius]) => radius))
  return {
    middle: [0, (low + high) / 2, 0],
    radius: Math.hypot(widest, (high - low) / 2),
    hit: (from, to) => pieces.reduce<Hit | undefined>((found, piece) => nearer(found, hitPiece(piece, from, to)), undefined),
  }
}

/** An upright round bar. */
export const bar = (radius: number, height: number, top = radius): Solid =>
  lathe([
    [0, 0],
    [radius, 0],
    [top, height],
    [0, height],
  ])

function piecesOf(outline: readonly Turn[], smooth: number): Piece[] {
  const plain = outline.slice(1).map((to, index) => ({ from: outline[index] ?? to, to }))
  const normals = plain.map(({ from, to }): Turn => {
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    return [(to[1] - from[1]) / size, (from[0] - to[0]) / size]
  })
  const isSmooth = (a: Turn, b: Turn) => a[0] * b[0] + a[1] * b[1] > Math.cos((smooth * Math.PI) / 180)
  const mean = (a: Turn, b: Turn | undefined): Turn => (b && isSmooth(a, b) ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : a)
  let [start, face] = [0, 0]
  return plain.map(({ from, to }, index) => {
    const own = normals[index] ?? [1, 0]
    const [before, after] = [normals[index - 1], normals[index + 1]]
    if (before && !isSmooth(before, own)) face += 1
    const piece = { from, to, start, face, normals: [mean(own, before), mean(own, after)] as const }
    start += Math.hypot(to[0] - from[0], to[1] - from[1])
    return piece
  })
}

function hitPiece(piece: Piece, from: V3, to: V3): Hit | undefined {
  const { from: foot, to: head } = piece
  const rise = head[1] - foot[1]
  if (Math.abs(rise) < 1e-6) return onDisc(piece, from, to)
  const slope = (head[0] - foot[0]) / rise
  const [base, step] = [foot[0] + slope * (from[1] - foot[1]), slope * to[1]]
  const a = to[0] * to[0] + to[2] * to[2] - step * step
  const b = from[0] * to[0] + from[2] * to[2] - base * step
  const c = from[0] * from[0] + from[2] * from[2] - base * base
  const root = b * b - a * c
  if (root < 0 || Math.abs(a) < 1e-12) return undefined
  const ways = [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a].sort((one, other) => one - other)
  for (const far of ways) {
    const share = (from[1] + to[1] * far - foot[1]) / rise
    // Behind the tip of a cone lies its other half, which is not part of it.
    if (far > NEAR && share >= 0 && share <= 1 && base + step * far >= 0) return described(piece, far, share, from, to)
  }
  return undefined
}

function onDisc(piece: Piece, from: V3, to: V3): Hit | undefined {
  const far = (piece.from[1] - from[1]) / (to[1] || 1e-12)
  const radius = Math.hypot(from[0] + to[0] * far, from[2] + to[2] * far)
  const share = (radius - piece.from[0]) / (piece.to[0] - piece.from[0] || 1e-12)
  return far > NEAR && share >= 0 && share <= 1 ? described(piece, far, share, from, to) : undefined
}

function described({ from: foot, to: head, start, face, normals }: Piece, far: number, share: number, from: V3, to: V3): Hit {
  const point: V3 = [from[0] + to[0] * far, from[1] + to[1] * far, from[2] + to[2] * far]
  const turn = Math.atan2(point[0], point[2])
  const out = normals[0][0] * (1 - share) + normals[1][0] * share
  const up = normals[0][1] * (1 - share) + normals[1][1] * share
  const normal = unit([Math.sin(turn) * out, up, Math.cos(turn) * out])
  const around = start + share * Math.hypot(head[0] - foot[0], head[1] - foot[1])
  return { far, point, normal, face, around, along: turn * Math.max(foot[0], head[0]) }
}
