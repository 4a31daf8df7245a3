import { expect, test } from 'vitest'
import { cutCss, type CssSources } from '../../src/build/css'

const ENGINE = `
@layer mantine {
  :root { --mantine-radius-sm: 4px; --mantine-color-red: red; --mantine-unread: 1px; --mantine-chain: var(--mantine-link); --mantine-link: 2px; --mantine-code: 3px; --mantine-spacing-xl: 4px }
  .m_11111 { color: var(--mantine-color-red) }
  .m_22222, .m_11111 .m_22222 { color: blue }
  .m_33333 { color: green }
  .m_11111 { &:where([data-mantine-color-scheme='dark'] *) { color: black } }
  [data-mantine-color-scheme="dark"] .m_11111 { color: black }
}
.hero-title { color: var(--ink); animation: rise 1s }
.tabs-list { color: navy }
.tabs-list, .plain { margin: 0 }
@media (min-width: 10px) { .m_22222 { top: 0 } }
@keyframes rise { from { opacity: 0 } to { opacity: 1 } }
@keyframes unused { from { opacity: 0 } }
`
const cut = (more: Partial<CssSources> = {}) =>
  cutCss({
    engine: ENGINE,
    theme: ':root { --ink: #101010; --mantine-radius-sm: var(--radius) }',
    used: { classes: new Set(['m_11111', 'm_33333']), variables: new Set(['--mantine-code']) },
    apart: new Map([['tabs', new Set(['m_33333'])]]),
    ...more,
  })

test('rules of components that no code mentions go, and those of a dark scheme', () => {
  const { site } = cut()
  expect(site).toContain('.m_11111{color:var(--mantine-color-red)}')
  expect(site).not.toMatch(/m_22222|dark/)
})

test('what stands apart has a sheet of its own', () => {
  const { site, blocks } = cut()
  expect([...blocks.keys()]).toEqual(['tabs'])
  expect(blocks.get('tabs')).toContain('.m_33333{color:green}')
  expect(blocks.get('tabs')).toContain('.tabs-list{color:navy;margin:0}')
  expect(blocks.get('tabs')).not.toMatch(/hero|plain|m_11111|keyframes/)
  expect(site).not.toMatch(/tabs-list|m_33333/)
  expect(site).toContain('.plain{margin:0}')
})

test('what belongs to no part stays in the sheet of all, fonts too; a rule comes with all that it stands in, and belongs to the first that wants it', () => {
  const { site, blocks } = cut({
    engine: `
@font-face { font-family: A; src: url(a.woff2) }
.tabs-list { top: 0 }
@media print { .tabs-list, .plain { top: 1px } @supports (gap: 0) { .tabs-end { top: 2px } .m_33333 { top: 3px } } .tabs-last { top: 4px } }
.tabs-fold, .fold { top: 5px; &.open { top: 6px } }`,
    theme: '',
    patterns: new Map([
      ['folds', /fold/],
      ['none', /nothing/],
    ]),
  })
  expect(site).toBe('@font-face{font-family:A;src:url(a.woff2)}@media print{.plain{top:1px}}')
  expect([...blocks]).toEqual([
    [
      'tabs',
      '.tabs-list{top:0}@media print{.tabs-list{top:1px}@supports (gap:0){.tabs-end{top:2px}.m_33333{top:3px}}.tabs-last{top:4px}}.tabs-fold{top:5px}.tabs-fold.open{top:6px}',
    ],
    ['folds', '.fold{top:5px}.fold.open{top:6px}'],
    ['none', ''],
  ])
})

test('variables that nothing reads go, one behind the other; those that are read, mentioned or put together stay', () => {
  const { site } = cut()
  expect(site).not.toMatch(/--mantine-unread|--mantine-chain|--mantine-link/)
  for (const name of ['--mantine-color-red', '--mantine-code', '--mantine-spacing-xl', '--ink']) expect(site).toContain(`${name}:`)
  for (const name of ['font-size', 'line-height', 'radius', 'spacing'])
    expect(cut({ engine: `:root { --mantine-${name}-xl: 1px }`, theme: '' }).site).toContain(`--mantine-${name}-xl:`)
})

test('where the theme sets a variable the default of the component goes', () => {
  const { site } = cut()
  expect(site.match(/--mantine-radius-sm:/g)?.length).toBe(1)
  expect(site).toContain('--mantine-radius-sm:var(--radius)')
})

test('an animation of a block that stands apart is whole in its sheet', () => {
  const { site, blocks } = cut({ engine: '.tabs-list { animation: rise 1s } @keyframes rise { from { opacity: 0 } to { opacity: 1 } }', theme: '' })
  expect([site, blocks.get('tabs')]).toEqual(['', '.tabs-list{animation:1s rise}@keyframes rise{0%{opacity:0}to{opacity:1}}'])
})

test('animations that are used stay whole, others go, and nothing is left empty', () => {
  const { site } = cut()
  expect(site).toMatch(/@keyframes rise\{0%\{opacity:0\}to\{opacity:1\}\}/)
  expect(site).not.toMatch(/unused|\{\}|@media/)
  expect(cut({ engine: '@layer mantine { .m_22222 { color: red } @media print { .m_22222 { top: 0 } /* nothing */ } } .a { color: red }', theme: '' }).site).toBe('.a{color:red}')
})

test('what a browser since 2023 needs in another form is written in it', () => {
  const { site } = cut({ engine: '.a { user-select: none; .b & { color: red } }', theme: '' })
  expect(site).toContain('-webkit-user-select:none')
  expect(site).not.toContain('&')
})
