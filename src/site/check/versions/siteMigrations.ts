import type { Migration } from '../../../parts/migration'

/**
 * How old files become new ones, apart from their blocks: settings of the site, pages, collections, and the settings that
 * every section has. Step n turns a file of version n into version n + 1 of "site"; it gets the whole file, so its paths
 * start at the top ("site.contact.phone", "pages[].title"). For the settings of sections there is `everySection`.
 * Steps stay for ever: a file of any age passes through all that it has not seen.
 */
export const migrations: readonly Migration[] = []
