/** What a mark is made of, in a square of 48: strokes of ink, strokes and surfaces of metal. */
type Mark = { ink?: string; accent?: string; filled?: string }

const TILE = { width: 150, height: 100, paper: '#f4f0e7' }
const INK = '#10192a'
const ACCENT = '#9a6c2c'
const SQUARE = 48

const circle = (x: number, y: number, radius: number) => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/** The companies whose programs the first site connects to. They are made up, as their marks are. */
const marks: Readonly<Record<string, Mark>> = {
  tillhaven: { ink: 'M6 42V22L24 6l18 16v20z', accent: 'M14 42V30a10 10 0 0 1 20 0v12', filled: circle(24, 20, 2.5) },
  ledgerfen: { ink: 'M6 9h36M6 19h36', accent: 'M6 30c6-6 12 6 18 0s12 6 18 0M6 40c6-6 12 6 18 0s12 6 18 0' },
  cartwren: { ink: 'M5 10h7l6 22h20l5-16H14', accent: 'M20 24c6-10 14-12 24-14-3 9-9 14-20 14', filled: circle(20, 40, 3) + circle(35, 40, 3) },
  paylarch: { ink: 'M24 5l9 13H15zM24 18l13 15H11z', accent: 'M24 33v11M14 44h20' },
  stockfern: {
    ink: 'M24 44V8',
    accent: 'M24 36C14 36 9 31 8 23c9 0 15 4 16 13zM24 36c10 0 15-5 16-13-9 0-15 4-16 13zM24 22c-7 0-11-4-12-10 7 0 11 3 12 10zM24 22c7 0 11-4 12-10-7 0-11 3-12 10z',
  },
  bookhollow: { ink: 'M24 14C18 8 10 8 5 10v28c5-2 13-2 19 4 6-6 14-6 19-4V10c-5-2-13-2-19 4z', accent: 'M24 14v28M11 18c3 0 5 .5 8 2M37 18c-3 0-5 .5-8 2' },
  orderquay: { ink: 'M8 8h14v14H8zM26 8h14v14H26zM17 22h14v12H17z', accent: 'M4 42c5-5 8 3 13-1s8 3 13-1 8 3 14-1' },
  invoxley: { ink: 'M11 4h20l8 8v32H11zM31 4v8h8', accent: 'M18 20l14 16M32 20L18 36' },
  shiftmoor: { ink: circle(24, 24, 19), filled: 'M24 9a15 15 0 0 1 0 30z', accent: 'M24 24L14 17' },
  tablewick: { ink: 'M6 34h36M12 34v10M36 34v10M20 34V22h8v12', filled: 'M24 4c5 6 6 8 6 11a6 6 0 0 1-12 0c0-3 1-5 6-11z' },
  routefinch: { ink: 'M10 40h18a8 8 0 0 0 0-16H18a8 8 0 0 1 0-16h20', accent: 'M32 2l6 6-6 6', filled: circle(10, 40, 4) },
  vaultbriar: { ink: circle(24, 24, 18) + circle(24, 24, 7), accent: 'M24 17V2M24 31v15M17 24H2M31 24h15M19 19L9 9M29 29l10 10M29 19L39 9M19 29L9 39' },
}

/** Draws a mark in the middle of a sheet. */
function drawMark({ ink, accent, filled }: Mark): string {
  const { width, height, paper } = TILE
  const strokes = [
    [INK, ink],
    [ACCENT, accent],
  ].flatMap(([color, path]) => (path ? [`<path stroke="${color}" d="${path}"/>`] : []))
  const place = `translate(${(width - SQUARE) / 2} ${(height - SQUARE) / 2})`
  const lines = `<g fill="none" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">${strokes.join('')}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${paper}" d="M0 0h${width}v${height}H0z"/>` +
    `<g transform="${place}">${filled ? `<path fill="${ACCENT}" d="${filled}"/>` : ''}${lines}</g></svg>\n`
  )
}

/** Marks of companies by the names of their files. */
export const markDrawings: readonly (readonly [name: string, draw: () => string])[] = Object.entries(marks).map(([name, mark]) => [name, () => drawMark(mark)])
