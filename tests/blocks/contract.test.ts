import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { viewOf } from '../../src/blocks/views'
import { BLOCK_GROUPS } from '../../src/parts/blockGroups'
import type { Frame } from '../../src/parts/frame'
import { inlineHtml } from '../../src/page/inlineHtml'
import { InlineContext } from '../../src/parts/Inline'
import { Provider } from '../../src/parts/Provider'
import { plainText } from '../../src/parts/plainText'
import { examplesOf, toyContext } from '../../src/authoring/describe/examples'
import { allIcons } from '../../src/site/check/icons'
import { ENGLISH } from '../../src/site/schema/words/english'
import { visitStrings } from '../../src/site/schema/walk'

const blocks = await loadBlocks()
const frame: Frame = { lang: 'en', words: ENGLISH, icons: Object.fromEntries(allIcons()) }

function draw(type: string, example: Record<string, unknown>): string {
  const props =
    blocks[type]?.resolve?.(
      example as never,
      toyContext(example, (_path, name) => expect.unreachable(`There is no item ${name}.`)),
    ) ?? example
  const view = createElement(viewOf(type).Component, props as Record<string, unknown>)
  return renderToString(createElement(Provider, { frame, children: createElement(InlineContext, { value: inlineHtml(frame), children: view }) }), { identifierPrefix: 'test-' })
}

// Without white space: an element may end where a text has a space.
const plain = (text: string) => text.replaceAll(/\s+/g, '')
const words = (html: string) => plain(new JSDOM(html).window.document.body.textContent ?? '').replaceAll(plain(`(${ENGLISH.newTab})`), '')

describe.each(Object.keys(blocks))('block %s', (type) => {
  const { schema } = blocks[type] as (typeof blocks)[string]
  const examples = Object.entries(examplesOf(type))

  test('has a title, a description, an icon that exists, a group in which it is offered, and a sentence for each field', () => {
    const meta = schema.meta()
    expect(meta?.title).toBeTypeOf('string')
    expect(meta?.description).toMatch(/\.$/)
    expect(allIcons().has(String(meta?.icon))).toBe(true)
    expect(Object.keys(BLOCK_GROUPS)).toContain(meta?.group)
    for (const [field, part] of Object.entries(schema.shape)) expect((part as typeof schema).description, field).toMatch(/\w{3}/)
  })

  test('has the examples barest, usual, full and hard', () => {
    expect(examples.map(([name]) => name)).toEqual(expect.arrayContaining(['barest', 'usual', 'full', 'hard']))
  })

  describe.each(examples)('example %s', (_name, example) => {
    let html = ''
    beforeAll(() => {
      html = draw(type, example)
    })

    test('is valid', () => {
      expect(schema.safeParse(example).error?.issues ?? []).toEqual([])
    })

    test('has every sentence in its HTML', () => {
      const shown = `${words(html)} ${plain(html)}`
      visitStrings(schema, example, (text, role, path) => {
        if (role === 'text' && !isAsked(path)) expect(shown, path.join('.')).toContain(plain(text))
        if (role === 'richText') expect(shown, path.join('.')).toContain(plain(plainText(text)))
        if (role === 'html') expect(shown, path.join('.')).toContain(words(text))
      })
    })

    test('has ids that are valid and stand once', () => {
      const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1])
      expect(ids.filter((id) => /\s/.test(id ?? '') || id === '')).toEqual([])
      expect(new Set(ids).size).toBe(ids.length)
    })
  })
})

/** Words that are shown only when something happens, or that choose what is shown. */
function isAsked(path: readonly (string | number)[]): boolean {
  return ['required', 'invalid', 'message', 'errorSummary', 'success', 'withoutScript', 'category', 'date'].some((key) => path.includes(key))
}
