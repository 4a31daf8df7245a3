import type { V3 } from './vector'

/**
 * Where a ray meets a solid, in the solid's own directions: how far along the ray, the direction away from the surface, which of its faces,
 * and two coordinates of the surface, whose even steps are the lines an engraver would draw around the form and along it.
 */
export type Hit = { far: number; point: V3; normal: V3; face: number; around: number; along: number }

/** A form with the ball that holds it. */
export type Solid = { middle: V3; radius: number; hit: (from: V3, to: V3) => Hit | undefined }

/** Nearer than this a ray has only met the surface that it starts from. */
export const NEAR = 1e-4

/** Returns the nearer one of two hits. */
export const nearer = (a: Hit | undefined, b: Hit | undefined): Hit | undefined => (a && b ? (a.far <= b.far ? a : b) : (a ?? b))
