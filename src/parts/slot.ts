/** What lies between two columns, in rem; the stylesheet of every page has the same number. */
export const GUTTER = 2

/**
 * How wide a picture stands from a window of `from` em on: a share of the room of its section, all of it unless given, after so many
 * gaps between columns are taken off, no wider than so many rem and than so many hundredths of the window's height; or, whatever the
 * section, a fixed width in rem, or a part of the window, all of it unless given, for windows of at most so many rem.
 */
export type Slot = { from?: number } & ({ share?: number; gaps?: number; gap?: number; most?: number; high?: number } | { rem: number } | { window: number; part?: number })

/** How wide the section may be in which it stands. */
export const SECTION_WIDTHS = ['narrow', 'normal', 'wide'] as const
export type SectionWidth = (typeof SECTION_WIDTHS)[number]

/** Most room of a section, in rem; of a narrow one without its edges. The stylesheet has the same numbers. */
export const ROOM: Readonly<Record<SectionWidth, number>> = { narrow: 46, normal: 80, wide: 96 }
/** What lies beside the content: so many hundredths of the window between two bounds in rem. The stylesheet has the same numbers. */
export const EDGE = { least: 1.25, share: 5, most: 4 }
const WRITTEN_EDGE = `clamp(${EDGE.least}rem, ${EDGE.share}vw, ${EDGE.most}rem)`

/** Widest line of a running text, in rem; the stylesheet has the same number. */
const LINE = 38
/** A picture in a running text that has the section to itself, and in one with two thirds of it on wide screens. */
export const TEXT_SLOTS: readonly Slot[] = [{ most: LINE }]
export const BESIDE_SLOTS: readonly Slot[] = [{ most: LINE }, { from: 62, share: 8 / 12, gaps: 1, gap: GUTTER, most: LINE }]

/** Pixels of a rem, unless a visitor has chosen others. */
const REM = 16
/** Widths that pictures are made in, in pixels: each at most a quarter more than the one before, so that none is much too large. */
const LADDER = [60, 75, 94, 117, 146, 183, 229, 286, 358, 447, 559, 698, 873, 1091, 1364, 1705, 2132]
/** How much larger than it stands a picture may be. */
const WIDEST_STEP = 1.3
/** Windows that are thought of, in pixels, and pixels of a good screen for each of theirs. */
const WINDOWS = { least: 320, most: 1920, highest: 1440 }
const DENSITY = 2

/** The attribute "sizes" for these slots: exactly how wide the picture stands in each window. */
export function sizesOf(slots: readonly Slot[], section: SectionWidth): string {
  const room = section === 'narrow' ? `min(${ROOM.narrow}rem, 100vw - 2 * ${WRITTEN_EDGE})` : `(min(${ROOM[section]}rem, 100vw) - 2 * ${WRITTEN_EDGE})`
  const widthOf = (slot: Slot) => {
    if ('rem' in slot) return `${slot.rem}rem`
    if ('window' in slot) return `${Math.round((slot.part ?? 1) * 100)}vw`
    const { share = 1, gaps = 0, gap = 0, most, high } = slot
    const columns = gaps === 0 ? room : `(${room} - ${gaps} * ${gap}rem)`
    const width = share === 1 ? columns : `${columns} * ${Number(share.toFixed(5))}`
    const limits = [most && `${most}rem`, high && `${Number(high.toFixed(2))}vh`].filter(Boolean)
    return limits.length === 0 ? `calc(${width})` : `min(${[...limits, width].join(', ')})`
  }
  return byWidest(slots)
    .map((slot) => (slot.from ? `(min-width: ${slot.from}em) ${widthOf(slot)}` : widthOf(slot)))
    .join(', ')
}

/** Widths in pixels that are worth making of a picture that is itself `most` pixels wide: from the smallest slot on an old phone to the largest on a good screen. */
export function widthsFor(slots: readonly Slot[], section: SectionWidth, most: number): number[] {
  let [least, largest] = [Number.POSITIVE_INFINITY, 0]
  for (let window = WINDOWS.least; window <= WINDOWS.most; window += REM) {
    const width = pixels(slots, section, window)
    least = Math.min(least, width)
    largest = Math.max(largest, width * DENSITY)
  }
  const last = Math.min(most, LADDER.find((width) => width >= largest) ?? LADDER.at(-1) ?? most)
  // Hardly smaller than the last one, another would be of no use.
  const smaller = LADDER.filter((width) => width >= least && width * 1.2 <= last)
  const before = smaller.at(-1) ?? last
  return [...smaller, ...(before * WIDEST_STEP < last ? [Math.round(Math.sqrt(before * last))] : []), last]
}

/** How wide a picture stands in a window, in pixels; in a high one, where it is limited by the height. */
export function pixels(slots: readonly Slot[], section: SectionWidth, window: number): number {
  const slot = byWidest(slots).find(({ from = 0 }) => window >= from * REM) ?? { rem: 0 }
  if ('rem' in slot) return slot.rem * REM
  if ('window' in slot) return Math.min(window, slot.window * REM) * (slot.part ?? 1)
  const edges = 2 * Math.min(Math.max(EDGE.least * REM, (window * EDGE.share) / 100), EDGE.most * REM)
  const room = section === 'narrow' ? Math.min(ROOM.narrow * REM, window - edges) : Math.min(ROOM[section] * REM, window) - edges
  const { share = 1, gaps = 0, gap = 0, most = Number.POSITIVE_INFINITY, high = Number.POSITIVE_INFINITY } = slot
  return Math.min((room - gaps * gap * REM) * share, most * REM, (high / 100) * WINDOWS.highest)
}

const byWidest = (slots: readonly Slot[]) => [...slots].sort((one, other) => (other.from ?? 0) - (one.from ?? 0))
