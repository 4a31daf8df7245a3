import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { isFault } from '../../media/media'
import type { Rule } from '../rule'
import { type FileUse, gatherFiles } from '../usedFiles'

const same = advice<{ path: string; other: string }>({
  code: 'PS533',
  title: 'A file that is stored twice',
  message: ({ path, other }) => `"${path}" is the same file as "${other}", to the last byte.`,
  hint: ({ other }) => `Write "${other}" here, too, and delete the other one: visitors then load it once.`,
  example: {
    wrong: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/copy.jpg", "alt": "A house with a green door" } }',
    right: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/original.jpg", "alt": "A house with a green door" } }',
    words: { path: 'media/copy.jpg', other: 'media/original.jpg' },
  },
})

export const rule: Rule = {
  meaning: 'No file lies in media/ under two names that are both used.',
  messages: [same],
  gatherText: gatherFiles,
  settleTexts: (uses: readonly FileUse[], { media }) => {
    const first = new Map<string, string>()
    const told = new Set<string>()
    return uses.flatMap(({ path, place, within }) => {
      const found = media?.get(path)
      if (!found || isFault(found)) return []
      const other = first.get(found.hash) ?? path
      first.set(found.hash, other)
      if (other === path || told.has(path)) return []
      told.add(path)
      return [at(place, message(same, { path, other }), within)]
    })
  },
}
