/** A page as it travels: finished HTML, cut into the pieces that change on their own. The same on the server and in the browser. */
export type PageData = {
  header: Region
  /** The line above the page, where there is one. */
  notice?: Region | undefined
  sections: SectionData[]
  footer: Region
}

/** A piece of finished HTML with the attributes of the element around it (`id`, `data-…`, and what says what it is). */
export type Region = { attributes: Readonly<Record<string, string>>; html: string }

export type SectionData = Region & { key: string }

/** Marks the element inside a section that wakes up in the browser, and says which block it is. */
export const ISLAND = 'data-island'
