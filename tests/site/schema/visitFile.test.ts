import { expect, test } from 'vitest'
import { schemaOf } from '../../../src/site/schema/composed'
import type { PagesFile } from '../../../src/site/schema/schema'
import { isHidden, visitFile, withPagesOnly } from '../../../src/site/schema/visitFile'
import { fileWith, pageWith, shelf, toyBlocks } from '../../lib/toy'

const { collections, template } = shelf('bear')
const file = JSON.parse(
  fileWith({
    shared: { hello: { type: 'note', text: 'Shared', title: 'Old' } },
    collections,
    pages: [
      pageWith({ use: 'hello', with: { title: 'New' } }, { use: 'hello' }),
      { ...template, hidden: true, missing: { title: 'No', sections: [{ use: 'hello', with: { text: 'Missing' } }] } },
    ],
    notFound: {
      title: 'Nothing',
      sections: [
        { type: 'rule', hidden: true, label: 'x' },
        { use: 'hello', with: { text: 'Last' } },
      ],
    },
  }),
) as PagesFile

test('what a page says differently is shown at its place, once, with its role', () => {
  const shown: string[] = []
  visitFile(schemaOf(toyBlocks), file, (text, role, path) => shown.push(`${path.join('.')} ${role} ${text}`))
  expect(shown.filter((line) => line.includes('.with.') && !line.includes('undefined'))).toEqual([
    'pages.0.sections.0.with.title text New',
    'pages.1.missing.sections.0.with.text richText Missing',
    'notFound.sections.1.with.text richText Last',
  ])
  expect(shown.filter((line) => line.endsWith('Shared'))).toEqual(['shared.hello.text richText Shared'])
})

test('who wants one sort of strings is shown no other, neither in a page nor in what it says differently', () => {
  const shown: string[] = []
  visitFile(schemaOf(toyBlocks), file, (_, role, path) => shown.push(`${path.join('.')} ${role}`), ['richText'])
  expect(shown).toEqual(['shared.hello.text richText', 'pages.1.missing.sections.0.with.text richText', 'notFound.sections.1.with.text richText'])
})

test('a place is hidden with its page or its section', () => {
  const places: (string | number)[][] = [
    ['pages', 1, 'title'],
    ['pages', 1, 'missing', 'sections', 0, 'with'],
    ['notFound', 'sections', 0, 'label'],
    ['notFound', 'sections', 1],
    ['pages', 0, 'title'],
    [],
  ]
  expect(places.map((path) => isHidden(file, path))).toEqual([true, true, true, false, false, false])
})

test('of pages that are not looked at nothing is left but their places', () => {
  const pages = ['/', '/a', '/b'].map((path) => ({ path, title: `Title of ${path}`, sections: [{ type: 'note' }] }))
  const file = { site: {}, pages } as never
  expect(withPagesOnly(file, (index) => index === 1)).toEqual({
    site: {},
    pages: [{ path: '/', title: '', sections: [] }, pages[1], { path: '/', title: '', sections: [] }],
  })
})
