import { join } from 'node:path'

/** Where a built site has the page at a route, for example "/faq". */
export const builtFile = (folder: string, route: string): string => join(folder, route === '/' ? 'index.html' : `${route}.html`)
