import type { Page } from 'playwright'
import { axeFaults } from './axe'
import { lastingMisfits, WIDTHS } from './misfits'
import { breaches } from './rules'

const PHONE = 390
/** Widths at which the rules of the layout are held against a page, in pixels. */
const RULED = [PHONE, 834, 1440]
/** What readers may set for themselves: the spacing of WCAG 1.4.12, and letters of twice the size. */
const READERS = {
  SPACING: '*:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
  LARGE: 'html { font-size: 200% !important; }',
}

/** Puts the styles of a reader on the page, as the browser's own settings do: no policy forbids them. */
const setStyles = (page: Page, content: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, content)

/** What is wrong with a page at any width and for any reader, by where it was found. */
export async function faultsOf(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const note = (where: string, lines: string[]) => lines.length > 0 && Object.assign(found, { [where]: lines })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    note(`${width} px`, await lastingMisfits(page))
    if (RULED.includes(width)) note(`rules at ${width} px`, await breaches(page))
    if (width === PHONE) note('axe', await axeFaults(page))
  }
  await page.setViewportSize({ width: Math.min(...WIDTHS), height: 900 })
  for (const [reader, content] of Object.entries(READERS)) {
    await setStyles(page, content)
    // What is small to hit is told of as others see it.
    note(reader, await lastingMisfits(page, (line) => !line.startsWith('target')))
  }
  return found
}
