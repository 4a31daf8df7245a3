import { expect, test } from 'vitest'
import { removeField } from '../../../../src/parts/migration'
import { everySection, removeBlock } from '../../../../src/site/check/versions/sections'
import { allSections } from '../../../../src/site/schema/sectionOwners'

const note = (id: string) => ({ type: 'note', id })
const file = () => ({
  shared: { hello: note('s'), rule: { type: 'rule' } },
  pages: [
    { path: '/', sections: [note('a'), { use: 'hello', id: 'u' }, { use: 'rule' }, 'odd'] },
    { path: '/x', sections: [{ type: 'rule', id: 'r' }], missing: { sections: [note('m')] } },
    'odd',
  ],
  notFound: { sections: [note('n')] },
})

test('sections are found wherever they stand', () => {
  expect([...allSections(file())].map(({ path }) => path.join('.'))).toEqual([
    'shared.hello',
    'shared.rule',
    'pages.0.sections.0',
    'pages.0.sections.1',
    'pages.0.sections.2',
    'pages.1.sections.0',
    'pages.1.missing.sections.0',
    'notFound.sections.0',
  ])
  expect([[...allSections('x')], [...allSections({ pages: 'x', notFound: 3, shared: [] })]]).toEqual([[], []])
})

test('a step is done to every section, and to what is given beside the name of a shared one', () => {
  const before = file()
  const step = everySection(removeField('id'))
  expect(step.what).toBe("everySection(removeField('id'))")
  expect(JSON.stringify(step.apply(before))).not.toContain('"id"')
  expect(before).toEqual(file())
})

test('a block that is gone goes from every place, with what used it', () => {
  const before = file()
  expect(removeBlock('note').apply(before)).toEqual({
    shared: { rule: { type: 'rule' } },
    pages: [{ path: '/', sections: [{ use: 'rule' }, 'odd'] }, { path: '/x', sections: [{ type: 'rule', id: 'r' }], missing: { sections: [] } }, 'odd'],
    notFound: { sections: [] },
  })
  expect(before).toEqual(file())
})

test('what is given beside the name of a shared section is changed as a part of one, where a step says how', () => {
  const marked = (mark: string) => (section: object) => ({ ...section, mark })
  const step = everySection({ what: 'marked', apply: marked('whole'), applyToPart: marked('part') })
  const found = [...allSections(step.apply(file()))].map(({ section, path }) => `${path.join('.')} ${section.mark}`)
  expect(found.filter((one) => one.endsWith('part'))).toEqual(['pages.0.sections.1 part', 'pages.0.sections.2 part'])
  expect(found.filter((one) => one.endsWith('whole'))).toHaveLength(6)
})
