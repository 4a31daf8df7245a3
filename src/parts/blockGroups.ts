/** What kinds of section are for, as lists of them are headed; in the order in which people look for them. */
export const BLOCK_GROUPS = {
  lead: 'Headlines and invitations',
  text: 'Text and questions',
  pictures: 'Pictures and films',
  lists: 'Cards and lists',
  figures: 'Numbers and tables',
  contact: 'Contact, forms and search',
} as const

export type BlockGroup = keyof typeof BLOCK_GROUPS

declare module 'zod' {
  interface GlobalMeta {
    /** In which group a block is offered. */
    group?: BlockGroup
  }
}
