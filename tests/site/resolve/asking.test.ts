import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'
import { asking } from '../../../src/site/resolve/asking'

const schema = z.strictObject({})
const given: unknown[] = []
const blocks = {
  plain: { schema },
  list: { schema, pages: (props: unknown, context: unknown) => [given.push([props, context])] },
  none: { schema, pages: () => undefined },
  odd: {
    schema,
    pages: () => {
      throw new Error('boom')
    },
  },
}
const findings: Finding[] = []
const ask = asking(blocks as never, (finding) => findings.push(finding))
const asked = (section: object) => ask(section as never, ['pages', 0, 'sections', 1], 'context' as never)

test('a block that makes pages is asked with its own fields, without the settings of the section', () => {
  expect([asked({ type: 'list', title: 'A', id: 'a', ground: 'dark' }), given]).toEqual([[1], [[{ title: 'A' }, 'context']]])
})

test('a block that makes none, says nothing, or is unknown, has none', () => {
  expect([asked({ type: 'plain' }), asked({ type: 'none' }), asked({ type: 'toString' })]).toEqual([[], [], []])
  expect(findings).toEqual([])
})

test('one that fails is told at its section', () => {
  expect([asked({ type: 'odd' }), findings.map(({ location }) => 'path' in location && location.path)]).toEqual([[], [['pages', 0, 'sections', 1]]])
})
