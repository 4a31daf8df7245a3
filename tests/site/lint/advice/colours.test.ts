import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { innocent } from '../../../lib/innocent'
import { advised, plain, colors } from './advised'

const { adviceIn, expectReached } = advised()

describe('colours', () => {
  test('colours that are hard to tell apart are told', () => {
    expect(adviceIn(innocent({ site: colors({ muted: '#7a7a7a' }) }))).toMatchInlineSnapshot(`
      "PS513 contrast 43:18 <"#7a7a7a">  site › theme › colors › muted
        "muted" (#7a7a7a) on "tint" (#f0f0f0) has a contrast of 3.7:1; text needs 4.5:1. Make one of the two darker or lighter."
    `)
    expect(adviceIn(innocent({ site: colors({ accent: '#999999' }) }))).toMatchInlineSnapshot(`
      "PS513 contrast 51:19 <"#999999">  site › theme › colors › accent
        "accent" (#999999) on "tint" (#f0f0f0) has a contrast of 2.5:1; a bar or line needs 3:1. Make one of the two darker or lighter."
    `)
  })

  test('the colour of errors is judged on dark grounds as it is drawn there', () => {
    expect(adviceIn(innocent({ site: colors({ error: '#000090', onDark: '#b0b0b0', dark: '#000000', mutedOnDark: '#c0c0c0' }) }))).toMatchInlineSnapshot(`
      "PS513 contrast 54:18 <"#000090">  site › theme › colors › error
        "error" (#000090), made lighter, on a box on "dark" has a contrast of 3.8:1; text needs 4.5:1. Make one of the two darker or lighter."
    `)
    expect(readFileSync('src/page/base.css', 'utf8')).toMatch(/\[data-surface='dark'\] \{[^}]*--error: var\(--error-on-dark\)/)
  })

  test('the formula is that of WCAG: #767676 on white is enough, #777777 is not', () => {
    expect(adviceIn(innocent({ site: colors({ muted: '#767676', tint: '#ffffff' }) }))).toBe('')
    expect(adviceIn(innocent({ site: colors({ muted: '#777777', tint: '#ffffff' }) }))).toContain('has a contrast of 4.4:1')
  })

  test('shades of another colour than the accent are told', () => {
    expect(adviceIn(innocent({ site: colors({ accent: '#1a7a4c', accentText: '#7d5718', accentOnDark: '#7fd3a5' }) }))).toContain(
      'PS544 accent-shades 52:23 <"#7d5718">  site › theme › colors › accentText',
    )
    expect(adviceIn(innocent({ site: colors({ accent: '#1a7a4c', accentText: '#1a6a42', accentOnDark: '#7fd3a5' }) }))).toBe('')
  })

  test('white text is judged on a gradient as it is drawn', () => {
    const theme = { ...colors({}).theme, gradients: { dusk: ['#c0c000', '#101010'] } }
    expect(adviceIn(innocent({ site: { theme }, sections: [plain({ gradient: 'dusk' })] }))).toMatchInlineSnapshot(`
      "PS513 contrast 62:11 <"#c0c000">  site › theme › gradients › dusk 1
        white text on the gradient "dusk" has a contrast of 4.1:1; text needs 4.5:1. Make one of the two darker or lighter."
    `)
  })
})

test('all of it is reached', () => expectReached('colours'))
