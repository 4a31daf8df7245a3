import type { Page } from 'playwright'

/** Characters in a line of running text that are easy to read. */
const MEASURE = { least: 45, most: 80 }
/** From this width on, columns are wide enough for that. */
const TABLET = 834
/** Pixels from a heading to what it introduces. */
const NEAR = 170

/** What breaks a rule of the layout at the width at hand. One line for each. */
export const breaches = (page: Page) =>
  page.evaluate(
    ({ measure, tablet, near }) => {
      const found: string[] = []
      const folded = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
      const named = (element: Element | null | undefined) => `${element?.tagName.toLowerCase()} "${folded(element?.textContent).slice(0, 50)}"`
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('.visually-hidden, .skip, [inert], [class*=VisuallyHidden], dialog, [popover]')
      // The head of a table that a phone shows as sheets is there for screen readers only.
      const isClipped = (element: Element) => getComputedStyle(element.closest('thead') ?? element).clipPath !== 'none'
      const range = document.createRange()
      const pieces: { node: Node; parent: Element; block: Element; section: Element | null; boxes: DOMRect[] }[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!folded(node.textContent) || !parent || parent.closest('option, script') || !isShown(parent) || isClipped(parent)) continue
        let block = parent
        while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement
        range.selectNodeContents(node)
        pieces.push({ node, parent, block, section: parent.closest('main > section'), boxes: [...range.getClientRects()] })
      }
      const top = scrollY

      // Words never lie on other words, nor on fields. The bar is meant to lie over the page.
      const inPage = pieces.filter(({ parent }) => !parent.closest('#app > header'))
      const lines = inPage.flatMap(({ block, parent, boxes }) =>
        boxes.map(({ left, right, top: from, bottom }) => ({
          block,
          parent,
          left: left + 1,
          right: right - 1,
          from: from + (bottom - from) * 0.18,
          to: bottom - (bottom - from) * 0.18,
        })),
      )
      for (const field of document.querySelectorAll('input, select, textarea')) {
        const { left, right, top: from, bottom: to } = field.getBoundingClientRect()
        if (isShown(field)) lines.push({ block: field, parent: field, left, right, from, to })
      }
      lines.sort((one, other) => one.from - other.from)
      lines.forEach((one, index) => {
        for (let next = index + 1; next < lines.length; next++) {
          const other = lines[next]
          if (!other || other.from >= one.to) break
          if (other.block !== one.block && other.left < one.right && other.right > one.left) found.push(`overlap: ${named(one.parent)} and ${named(other.parent)}`)
        }
      })

      for (const { node, parent, section, boxes } of inPage) {
        // In a sheet, the value of a cell never goes on below the name of its column.
        const cell = parent.closest('.sheets td')
        const column = cell && Number.parseFloat(getComputedStyle(cell, '::before').width)
        if (cell && column && boxes.some(({ left }) => left < cell.getBoundingClientRect().left + column)) found.push(`below its label: ${named(parent)}`)
        // The line under a link goes on to its end.
        const isUnderlined = (element: Element | null) => element && getComputedStyle(element).textDecorationLine.includes('underline')
        if (parent.closest('.whole') && isUnderlined(parent.closest('a')) && !isUnderlined(parent)) found.push(`not underlined: ${named(parent)}`)
        // Ranges stay in one line.
        for (const match of (node.textContent ?? '').matchAll(/[$€£]?\d[\d.,]*[KMB%]?[-–][$€£]?\d[\d.,]*[KMB%]?/g)) {
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].length)
          if (section && !parent.closest('a') && new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1)
            found.push(`broken range: ${match[0]} in ${named(parent)}`)
        }
        if (boxes.some(({ left }) => left < 0)) found.push(`left of the page: ${named(parent)}`)
      }

      // Running text has lines that are easy to read. Cards, lists, tables and captions are read at a glance.
      if (innerWidth >= tablet) {
        for (const text of document.querySelectorAll('main p')) {
          if (
            !isShown(text) ||
            text.childElementCount > 3 ||
            getComputedStyle(text).display !== 'block' ||
            text.closest('li, figure, dd, table, form, .note, [class*=aside], .beside > .heading, [aria-roledescription]')
          )
            continue
          range.selectNodeContents(text)
          // Words that are kept together are boxes of their own, which end some pixels below the letters of their line.
          const ends = [...range.getClientRects()].map(({ bottom }) => bottom).sort((one, other) => one - other)
          const lines = ends.filter((end, index) => end - (ends[index - 1] ?? 0) > 8).length
          // biome-ignore lint/performance/useDomNodeTextContent: words for screen readers only take no place.
          const { length } = folded(text instanceof HTMLElement ? text.innerText : '')
          // The last line may hold one word or be full, so that the others hold between these two.
          const [least, most] = [length / lines, length / (lines - 1)]
          if (lines >= 3 && (most < measure.least || least > measure.most)) found.push(`${Math.round(least)} to ${Math.round(most)} characters in a line: ${named(text)}`)
        }
      }

      // Every section begins at the same edge.
      const edges = new Map<string, Set<number>>()
      for (const section of document.querySelectorAll<HTMLElement>('main > section')) {
        // A list of pages may stand beside all others.
        if (section.dataset.key === '_side' && getComputedStyle(section).position === 'sticky') continue
        // A lone link to the next page stands where it leads.
        if (section.dataset.key === '_neighbours') continue
        // A drawing may stand before the words.
        if (section.querySelector('.art')?.checkVisibility()) continue
        // From right to left, the edge at which lines begin is the other one.
        const isTurned = getComputedStyle(section).direction === 'rtl'
        // Of a sheet with figures its own edge counts.
        const boxesOf = ({ parent, boxes }: (typeof pieces)[number]) => [parent.closest('.diagram')?.getBoundingClientRect() ?? boxes].flat()
        const lefts = pieces.filter((piece) => piece.section === section).flatMap((piece) => boxesOf(piece).map(({ left, right }) => (isTurned ? innerWidth - right : left)))
        const width = section.dataset.width === 'wide' ? 'wide' : 'normal'
        if (lefts.length > 0) edges.set(width, (edges.get(width) ?? new Set()).add(Math.round(Math.min(...lefts) / 4)))
      }
      for (const [width, all] of edges)
        if (Math.max(...all) - Math.min(...all) > 1) found.push(`sections of width ${width} begin at ${[...all].map((edge) => edge * 4).join(', ')} px`)

      // A heading stands near what it introduces and never ends a section.
      for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
        if (!isShown(heading) || heading.closest('summary')) continue
        const own = pieces.filter(({ parent }) => heading.contains(parent)).flatMap(({ boxes }) => boxes)
        const next = pieces.find(
          ({ parent }) =>
            heading.compareDocumentPosition(parent) & Node.DOCUMENT_POSITION_FOLLOWING &&
            !heading.contains(parent) &&
            parent.closest('main > section') === heading.closest('main > section'),
        )
        const field = heading.closest('main > section')?.querySelector('form, svg')
        if (!next && !field) found.push(`nothing follows the heading ${named(heading)}`)
        const end = Math.max(...own.map((box) => box.bottom))
        // A picture below it is introduced as words are.
        const pictures = Array.from(heading.closest('main > section')?.querySelectorAll('img') ?? [], (image) => image.getBoundingClientRect().top + scrollY)
        const gap = Math.min(...(next?.boxes.map((box) => box.top) ?? [0]), ...pictures.filter((top) => top >= end)) - end
        if (next && gap > near) found.push(`${Math.round(gap)} px below the heading ${named(heading)}`)
      }
      scrollTo({ top, behavior: 'instant' })
      return [...new Set(found)]
    },
    { measure: MEASURE, tablet: TABLET, near: NEAR },
  )

/** The sum of all shifts since the page was opened, and what moved. 0 means that nothing has moved by itself. */
export const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const observer = new PerformanceObserver(() => {})
        observer.observe({ type: 'layout-shift', buffered: true })
        // Buffered entries come with the next task.
        setTimeout(() => {
          const entries = observer.takeRecords() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]
          observer.disconnect()
          resolve(entries.map(({ value, sources }) => `${value.toFixed(4)} ${sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName)).join(' ')}`))
        }, 50)
      }),
  )
