import { expect, test } from 'vitest'
import { z } from 'zod'
import { misplaced } from '../../../../src/site/schema/findings/misplaced'

const question = z.strictObject({ question: z.string(), answer: z.string() })
const typed = z.strictObject({ type: z.literal('a'), label: z.string() })
const schema = z.strictObject({ sections: z.array(typed), pages: z.array(z.strictObject({ path: z.string() })), items: z.array(question), kinds: z.array(typed) })
const told = (list: string, entry: unknown) => misplaced(schema, { [list]: [entry] }, [list, 0])?.words

test('a section among pages or items, a page or a question among sections: each is told with where it belongs', () => {
  expect(told('pages', { type: 'cta', title: 'Now' })).toMatchObject({ what: 'a section of type "cta"', list: 'pages', home: 'into "sections" of a page' })
  expect(told('items', { type: 'cta' })).toMatchObject({ what: 'a section of type "cta"', home: expect.stringContaining('behind the section') })
  expect(told('sections', { path: '/x', sections: [] })).toMatchObject({ what: 'the page "/x"' })
  expect(told('sections', { question: 'Why?', answer: 'So.' })).toMatchObject({ home: 'into "items" of a section of type "faqGroup"' })
})

test('what may stand there, or is only wrong, is no stranger', () => {
  expect([told('kinds', { type: 'b' }), told('items', { question: 'Why?' }), told('sections', { type: 'x', question: 'a', answer: 'b' }), told('pages', { title: 'x' })]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(misplaced(schema, { items: 'x' }, ['items'])).toBeUndefined()
})
