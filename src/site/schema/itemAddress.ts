const SLUG = /\/\$slug$/

/** Whether a path is that of a page which is made once for each item of a collection. */
export function isTemplate(path: string): boolean {
  return SLUG.test(path)
}

/** The folder that the pages of a template lie in: "/resources" of "/resources/$slug". */
export function folderOf(path: string): string {
  return path.replace(SLUG, '')
}

/** The address of an item on the page made for it: "/resources/first-steps". */
export function itemAddress(path: string, slug: string): string {
  return `${folderOf(path)}/${slug}`
}
