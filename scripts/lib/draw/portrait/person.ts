import type { P2 } from '../solids/prism'
import type { Bump } from './relief'
import type { Shape } from './shape'

/** What a person looks like, from the side and to the left. */
export type Person = {
  /** The line of the face from the forehead to the throat, and what is different of it: how far the nose, the lips and the chin stand out. */
  nose?: number
  lips?: number
  chin?: number
  brow?: number
  /** How bright the skin is, from 0 to 1. */
  skin: number
  hair: Hair[]
  /** Locks and lines that are drawn with the pen: each with its width in the middle. */
  lines?: readonly PenLine[]
  clothes: Cloth[]
  bumps?: readonly Bump[]
  glasses?: 'round' | 'square'
  looksRight?: boolean
  ear?: 'covered'
  bearded?: boolean
  age?: number
}
export type PenLine = { points: readonly P2[]; width: number; isEven?: boolean }

/** Hair of one kind: where it is, how dark, and how it lies: across it this number grows. */
export type Hair = { shape: Shape; tone: number; lie: (x: number, y: number) => number; gloss?: number; thick?: number }
export type Cloth = { shape: Shape; tone: number; lie: (x: number, y: number) => number }
