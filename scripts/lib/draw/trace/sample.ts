/**
 * What is seen at a point of a picture: which surface, its two coordinates, whose even steps are its lines, and how dark it is, from 0 to 1.
 * `far` tells what stands before what; `group` which surfaces belong to one thing.
 */
export type Sample = { region: number; group: number; around: number; along: number; dark: number; far: number }
export type Sampler = (x: number, y: number) => Sample

/** How the lines of a surface are drawn: how far apart, in which colour, and how strong its edges are; 0 for none. */
export type Manner = { spacing: number; plate: Plate; edge: number; crossed: boolean }
export type Plate = 'ink' | 'accent'

export const USUAL: Manner = { spacing: 3.9, plate: 'ink', edge: 1, crossed: true }
