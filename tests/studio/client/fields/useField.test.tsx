import { expect, test } from 'vitest'
import { PlainField } from '../../../../src/studio/client/fields/PlainField'
import { PartProblems, problemsByField } from '../../../../src/studio/client/fields/problemsAt'
import type { ProblemLine } from '../../../../src/studio/types'
import { aroundStudio, fieldOf, problemLine } from '../aroundStudio'
import { click, control, found, leave, read, soon, words, write } from '../hand'

const path = ['pages', 0, 'title']
const form = { is: 'text', role: 'plain' } as const
const part = { is: 'object', fields: [fieldOf(form)] } as const
const told = (...problems: ProblemLine[]) => problemsByField(['pages', 0], { ...part, fields: [...part.fields] }, {}, problems)
const field = (more: object = {}) => <PlainField path={path} field={fieldOf(form, more)} value={undefined} form={form} />

test('what is wrong with the field itself is said beside it, and mended there where that is safe', async () => {
  const problems = [
    problemLine({ path, code: 'PS300', message: 'Too long.', hint: 'Cut it.', fixable: true }),
    problemLine({ path: ['pages', 0, 'sections', 0], message: 'Elsewhere.', fixable: true }),
  ]
  const { asked, drawn, hash } = await aroundStudio(<PartProblems value={told(...problems)}>{field()}</PartProblems>, {
    answers: { '/mend': { is: 'done', hash: 'h2', done: [] } },
  })
  expect(words(drawn)).toContain('Too long. Cut it.')
  expect(words(drawn)).not.toContain('Elsewhere.')
  await click('Mend it')
  await soon(() => expect(asked.find(({ address }) => address === '/mend')?.body).toEqual({ base: hash, code: 'PS300', path }))
})

test('what cannot be mended safely has no button for it', async () => {
  await aroundStudio(<PartProblems value={told(problemLine({ path, message: 'Too long.' }))}>{field()}</PartProblems>)
  await read('Too long.')
  expect(control('Mend it')).toBeUndefined()
})

test('a refusal is said in place of what was wrong before, and what was typed stays', async () => {
  const refused = { is: 'refused', problems: [problemLine({ message: 'No such page.', hint: 'Take another.' })], words: '' }
  await aroundStudio(<PartProblems value={told(problemLine({ path, message: 'Before.' }))}>{field()}</PartProblems>, { answers: { '/edit': refused } })
  leave(await write('Title', 'New'))
  await read('No such page. Take another.')
  expect(words(document.body)).not.toContain('Before.')
  expect(await found('Title')).toHaveProperty('value', 'New')
})

test('where nothing is written, the field shows what counts then; others find it by its path', async () => {
  const { drawn } = await aroundStudio(field({ usual: 'As ever', help: 'What it is called.', isRequired: true }))
  const input = await found('Title')
  expect([input.getAttribute('data-path'), (input as HTMLInputElement).value]).toEqual(['["pages",0,"title"]', 'As ever'])
  expect(words(drawn)).toContain('What it is called.')
  expect(words(drawn)).toContain('*')
})

test('an entry without a name of its own has no star', async () => {
  const { drawn } = await aroundStudio(field({ isRequired: true, name: '' }))
  expect(words(drawn)).not.toContain('*')
})
