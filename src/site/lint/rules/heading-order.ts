import { at, type Finding } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { headingsOf, seenFrom } from '../headings'
import { homeOf, pathOf } from '../home'
import type { Rule } from '../rule'

const skipped = advice<{ level: number; before: number }>({
  code: 'PS504',
  title: 'A level of headings is skipped',
  message: ({ level, before }) => `This is a heading of level ${level}, but the one before it is of level ${before}: who jumps from heading to heading misses a step.`,
  hint: ({ before }) => `Give what lies between a heading, or make this one level ${before + 1}.`,
  example: {
    wrong: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<h2>Signing</h2><h4>Where</h4><p>Here.</p>" }',
    right: '{ "slug": "next-steps", "title": "Next steps", "excerpt": "What comes then.", "content": "<h2>Signing</h2><h3>Where</h3><p>Here.</p>" }',
    words: { level: 4, before: 2 },
  },
})

export const rule: Rule = {
  meaning: 'No level of headings is skipped.',
  messages: [skipped],
  checkPage: (page, { file, blocks }) => {
    let before: number | undefined
    return page.sections.flatMap((section) =>
      headingsOf(section, blocks).flatMap(({ level, path, within }): Finding[] => {
        const last = before
        before = level
        // A page without a main heading is told as that.
        if (last === undefined || level <= last + 1) return []
        const home = homeOf(file, page, pathOf(section, path))
        return [{ ...at(home, message(skipped, { level, before: last }), within), seenFrom: seenFrom(page, section) }]
      }),
    )
  },
}
