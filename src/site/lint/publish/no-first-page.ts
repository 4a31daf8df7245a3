import { entry } from '../../../parts/message'
import { message } from '../../diagnostics/catalogue'
import { at, atKey, type Finding } from '../../diagnostics/diagnostic'
import { homeOf } from '../../schema/languages'
import type { PagesFile } from '../../schema/schema'
import type { Publishing, PublishRule } from '../rule'

const noFirstPage = entry<{ home: string }>({
  code: 'PS556',
  title: 'A site without its first page',
  message: ({ home }) => `No page with the path "${home}" is part of the site now, so whoever begins there finds nothing.`,
  hint: () => 'Add that page, or take "hidden", "from" and "until" off it.',
  example: {
    wrong: '{ "pages": [{ "path": "/", "title": "Home", "hidden": true, "linksToIt": "drop", "sections": [] }] }',
    right: '{ "pages": [{ "path": "/", "title": "Home", "sections": [] }] }',
    words: { home: '/' },
  },
})

export const rule: PublishRule = {
  meaning: 'The site, in each of its languages, has its first page.',
  messages: [noFirstPage],
  check: ({ file, site }) => absentHomes(site).map((home) => homeless(file, home)),
}

/** The addresses of first pages, of each language, that are not part of the site now. */
function absentHomes({ pages, languages = [] }: Publishing['site']): string[] {
  const homes = new Set(['/', ...languages.map(homeOf)])
  return [...homes].filter((home) => !pages.some(({ path }) => path === home))
}

/** Told where the first page is written, if it is. */
function homeless({ pages }: PagesFile, home: string): Finding {
  const index = pages.findIndex(({ path }) => path === home)
  const found = message(noFirstPage, { home })
  return index < 0 ? atKey(['pages'], found) : at(['pages', index, 'path'], found)
}
