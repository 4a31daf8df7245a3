import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PARTS, unusedParts } from '../../src/build/unusedParts'

const COMPONENTS = 'node_modules/@mantine/core/esm/components'
const read = (module: string) => readFileSync(`${COMPONENTS}/${module}`, 'utf8')
const namesIn = (text: string) => Array.from(text.matchAll(/^\s*"([\w-]+)": "m_/gm), ([, name]) => name)

/** What is left of a module of Mantine's for code that says this. */
function leftOf(module: string, code?: string): string | undefined {
  const { transform } = unusedParts(code)
  if (typeof transform !== 'function') throw new Error('The plugin transforms by a function.')
  return transform.call({} as never, read(module), `/toys/${COMPONENTS}/${module}`, undefined as never) as string | undefined
}

test.each(PARTS)('of $module the classes of parts that nobody draws are left out, and no others; all are there to be left out', ({ module, classes }) => {
  const all = namesIn(read(module))
  expect(all).toEqual(expect.arrayContaining([...classes]))
  expect(namesIn(leftOf(module, '<Button>Hello</Button>') ?? '')).toEqual(all.filter((name) => !classes.includes(name ?? '')))
})

test.each([
  ['Button/Button.module.mjs', '<Button.Group><Button /></Button.Group>'],
  ['Button/Button.module.mjs', "import { ButtonGroup } from '@mantine/core'"],
  ['Loader/Loader.module.mjs', '<Loader type="dots" />'],
  ['Loader/Loader.module.mjs', '<Button loading loaderProps={{ type: "bars" }} />'],
])('the classes in %s stay as they are where code says %s', (module, code) => {
  expect(leftOf(module, code)).toBeUndefined()
})

test('other modules stay as they are', () => {
  expect(leftOf('UnstyledButton/UnstyledButton.module.mjs')).toBeUndefined()
})

test('what the code of visitors says is read: it draws no groups of buttons, and no bars or dots', () => {
  for (const { module } of PARTS) expect(leftOf(module)?.length, module).toBeLessThan(read(module).length)
})

test('of a loader only what turns is left, and of a button only what stands alone', () => {
  expect(PARTS.map(({ module }) => namesIn(leftOf(module, '') ?? ''))).toMatchInlineSnapshot(`
    [
      [
        "root",
        "inner",
        "label",
        "section",
        "loader",
      ],
      [
        "root",
        "ovalLoader",
        "oval-loader-animation",
      ],
    ]
  `)
})
