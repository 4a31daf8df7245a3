/** A page as it travels: finished HTML, cut into the pieces that change on their own. The same on the server and in the browser. */
export type PageData = {
  header: Region
  sections: SectionData[]
  footer: Region
}

/** A piece of finished HTML with the attributes of the element around it (`id` and `data-…` only). */
export type Region = { attributes: Readonly<Record<string, string>>; html: string }

export type SectionData = Region & { key: string }

/** Marks the element inside a section that wakes up in the browser, and says which block it is. */
export const ISLAND = 'data-island'
