import { counted } from '../../../parts/counted'
import { atOffset } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice, listed } from '../../../parts/message'
import type { Rule } from '../rule'
import { type FileUse, gatherFiles } from '../usedFiles'

const unused = advice<{ paths: readonly string[] }>({
  code: 'PS532',
  title: 'Files in media/ that nothing uses',
  message: ({ paths }) => `In media/ ${paths.length === 1 ? 'is' : 'are'} ${counted(paths.length, 'file')} that nothing uses: ${listed(paths)}.`,
  hint: ({ paths }) => `Use ${paths.length === 1 ? 'it' : 'them'}, or delete ${paths.length === 1 ? 'it' : 'them'}. They are not published.`,
  example: {
    wrong: '{ "type": "feature", "title": "Our house" }',
    right: '{ "type": "feature", "title": "Our house", "picture": { "src": "media/example.jpg", "alt": "A house with a green door" } }',
    words: { paths: ['media/example.jpg'] },
  },
})

export const rule: Rule = {
  meaning: 'Every file in media/ is used.',
  messages: [unused],
  gatherText: gatherFiles,
  settleTexts: (uses: readonly FileUse[], { media }) => {
    const used = new Set(uses.map(({ path }) => path))
    const paths = [...(media?.keys() ?? [])].filter((path) => !used.has(path))
    return paths.length > 0 ? [atOffset(0, 1, message(unused, { paths }))] : []
  },
}
