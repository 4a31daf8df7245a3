/** What a page of its own shows of a section, by names that only the block knows. */
export type OwnView = Readonly<Record<string, string | number>>

/** Where a section stands that makes pages of its own: the address of the page of which they are made, and what is shown on this one. */
export type OwnPlace = { base: string; anchor: string; view: OwnView }

/** The address of a page of its own. */
export function ownAddress(base: string, path: string): string {
  return base === '/' ? `/${path}` : `${base}/${path}`
}
