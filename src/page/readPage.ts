import type { PageData, Region } from './PageData'

/** Reads a page back from its HTML: the document on the screen, or one that was fetched. */
export function readPage(page: Document): PageData {
  const app = page.getElementById('app')
  const notice = app?.querySelector(':scope > aside')
  return {
    ...(notice && { notice: region(notice) }),
    header: region(app?.querySelector(':scope > header')),
    sections: Array.from(app?.querySelectorAll<HTMLElement>('main > section') ?? [], (section) => ({ key: section.dataset.key ?? '', ...region(section) })),
    footer: region(app?.querySelector(':scope > footer')),
  }
}

function region(element: Element | null | undefined): Region {
  if (!element) return { attributes: {}, html: '' }
  return { attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])), html: element.innerHTML }
}
