/** A chart as it is drawn. Numbers are percent of the box around it, from its lower end and from where reading starts. */

export type Point = { label: string; texts: string[] }

/** A bar reaches from `from` to `to`; where it stands beside others of its point, it takes `width` from `left` on. */
export type Bar = { from: number; to: number; left: number; width: number; isNegative: boolean }
export type BarsPicture = { kind: 'bars'; isStanding: boolean; zero: number; bars: Bar[][] }

/** A line with the dots on it, as SVG paths in a box of 100 by 100 whose y goes down. */
export type Line = { line: string; area?: string; dots: { x: number; y: number }[]; mark: string }
export type Tick = { at: number; text: string }
/** `values` says of each value that stands at its point how it steps aside for the line: -1 towards the start, 1 towards the end. */
export type LinesPicture = { kind: 'lines'; values: number[]; lines: Line[]; ticks: Tick[]; zero?: number; labelled: number[] }

/** The ring around the middle of its box, in units that are about a pixel, so that its patterns are as fine as those of the list. */
export const RING = { box: 256, outer: 126, inner: 78 }

/** Parts of the ring as SVG paths; `percent` stands beside each value. */
export type SharesPicture = { kind: 'shares'; arcs: string[]; percent: string[] }

/** `characters` is how many of them all points need beside each other for their values and labels; `dataLabel` is what the labels are. */
export type Picture = { names: string[]; points: Point[]; characters: number; dataLabel?: string } & (BarsPicture | LinesPicture | SharesPicture)

const HUNDREDTHS = 100

/** Two digits of a percent are less than a pixel, and keep pages small. */
export function rounded(percent: number): number {
  return Math.round(percent * HUNDREDTHS) / HUNDREDTHS
}
