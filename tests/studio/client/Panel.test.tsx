import { expect, onTestFinished, test } from 'vitest'
import { useDialogs } from '../../../src/studio/client/Dialogs'
import { wantField } from '../../../src/studio/client/fields/wantedField'
import { Panel } from '../../../src/studio/client/Panel'
import type { Form, SharedPart } from '../../../src/studio/types'
import { aroundStudio, fieldOf, problemLine, sectionsOf } from './aroundStudio'
import { click, control, found, leave, read, soon, words, write } from './hand'

const at = ['pages', 0, 'sections', 1]
const text: Form = { is: 'text', role: 'plain' }
const setting = fieldOf(text, { name: 'id', title: 'Name in links', isSetting: true })
const form: Form = { is: 'object', fields: [fieldOf(text), setting] }
type Own = { path?: readonly (string | number)[]; form?: Form; value?: unknown; problems?: object[]; where?: string; shared?: SharedPart }

/** Draws the fields of a part, which stands at its place in the state "seen". */
async function draw({ path = at, value = { title: 'Hello', id: 'hi' }, problems = [], where = 'page "/" › section 2', ...own }: Own = {}, more: object = {}, node = <Panel />) {
  const part = { hash: 'seen', path, form, value, problems, where, ...own }
  const around = await aroundStudio(node, { answers: { '/part': part, ...more }, search: { page: ['pages', 0], at: path } })
  await soon(() => expect(document.querySelector('section[aria-label=Fields]')).not.toBeNull())
  return around
}

test('where nothing is selected, how to select is said, and nothing asked for', async () => {
  const { asked } = await aroundStudio(<Panel />)
  await read('Click a part of the page, or a section in the list, to change it.')
  expect(asked.map(({ address }) => address)).not.toContain('/part')
})

test('what is selected is asked for in the state that it was seen in', async () => {
  const { asked, hash } = await draw()
  expect(asked.find(({ address }) => address === '/part')?.query).toEqual({ path: JSON.stringify(at), from: hash })
})

test('a part is named by its way, step for step, and each of its fields is written where it stands', async () => {
  const { drawn, edits, asked } = await draw()
  expect([...drawn.querySelectorAll('.mantine-Breadcrumbs-breadcrumb')].map(words)).toEqual(['page "/"', 'section 2'])
  leave(await write('Title', 'New'))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path: [...at, 'title'], value: 'New' }]))
  expect(asked.find(({ address }) => address === '/edit')?.body).toMatchObject({ drawn: 'seen', was: 'Hello' })
  expect([control('Move to this address'), control('Add a column')]).toEqual([undefined, undefined])
})

test('when and how it is shown is folded away, until it is asked for', async () => {
  const { drawn } = await draw()
  const head = await found('When and how it is shown')
  const isInside = () => [...drawn.querySelectorAll('[data-path]')].map((field) => [field.getAttribute('data-path'), field.closest('.mantine-Accordion-item') !== null])
  // What is folded is drawn in a free moment, which may be before it is asked for.
  expect([head.getAttribute('aria-expanded'), isInside()[0]]).toEqual(['false', [JSON.stringify([...at, 'title']), false]])
  head.click()
  await soon(() => expect(head.getAttribute('aria-expanded')).toBe('true'))
  await soon(() => expect(isInside().slice(1)).toEqual([[JSON.stringify([...at, 'id']), true]]))
})

test('a part without such settings has nothing folded', async () => {
  await draw({ form: { is: 'object', fields: [fieldOf(text)] } })
  expect(await found('Title')).toHaveProperty('value', 'Hello')
  expect(control('When and how it is shown')).toBeUndefined()
})

test.each([
  ['id', 'true'],
  ['title', 'false'],
])('where the field "%s" is wanted, what is folded is unfolded: %s', async (name, expected) => {
  await draw()
  wantField([...at, name])
  await new Promise((resolve) => setTimeout(resolve, 60))
  await soon(async () => expect((await found('When and how it is shown')).getAttribute('aria-expanded')).toBe(expected))
})

test('a mistake is told at its field, and one of the part itself above all of them', async () => {
  const problems = [problemLine({ path: at, message: 'It is twice there.', where: 'section 2' }), problemLine({ path: [...at, 'title'], message: 'Too long.' })]
  const { drawn } = await draw({ problems })
  const alerts = [...drawn.querySelectorAll('.mantine-Alert-root')]
  expect(alerts.map(words)).toEqual(['section 2It is twice there.'])
  await read('Too long.')
  expect(words(drawn).match(/It is twice there/g)).toHaveLength(1)
})

test('the address of a page is changed in its own way, and is no field', async () => {
  const fields: Form = { is: 'object', fields: [fieldOf(text, { name: 'path', title: 'Path' }), fieldOf(text)] }
  await draw({ path: ['pages', 1], form: fields, value: { path: '/faq', title: 'Hello' }, where: 'page "/faq"' })
  expect(await found('Address')).toHaveProperty('value', '/faq')
  expect([control('Path'), control('Title') !== undefined]).toEqual([undefined, true])
})

test.each([
  [['site', 'navigation'], true],
  [['site', 'footer'], true],
  [['site', 'theme'], false],
  [['site', 'footer', 'columns'], false],
  [['pages', 'navigation', 'footer'], false],
])('%j has columns of links: %s', async (path, isMenu) => {
  const fields: Form = { is: 'object', fields: [fieldOf({ is: 'list', entry: { is: 'json' }, least: 0 }, { name: 'columns', title: 'Columns' })] }
  await draw({ path, form: fields, value: { columns: [] } })
  expect(control('Add a column') !== undefined).toBe(isMenu)
})

test('what is no object has one field, named by its way', async () => {
  const { edits } = await draw({ path: ['shared', 'fee'], form: text, value: 'Old', where: 'fact "fee"' })
  leave(await write('fact "fee"', 'New'))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path: ['shared', 'fee'], value: 'New' }]))
  expect(control('When and how it is shown')).toBeUndefined()
})

test('a section used by name is changed everywhere or here, and its mistakes are told at those fields', async () => {
  const shared = { name: 'talk', path: ['shared', 'talk'], pages: ['/'], value: { title: 'Talk' }, form: { is: 'object', fields: [fieldOf(text)] } } satisfies SharedPart
  const own: Form = { is: 'object', fields: [fieldOf({ is: 'json' }, { name: 'with', title: 'With' })] }
  const problems = [problemLine({ path: [...at, 'with', 'title'], message: 'Too long.' })]
  const { drawn } = await draw({ form: own, value: { use: 'talk', with: { title: 'Here' } }, shared, problems })
  await soon(() => expect(drawn.querySelector(`[data-path='${JSON.stringify([...at, 'with', 'title'])}']`)).not.toBeNull())
  expect([control('With'), drawn.querySelectorAll('.mantine-Alert-root').length]).toEqual([undefined, 0])
  await read('Too long.')
})

test('another part that is selected is drawn anew: what was unfolded is folded', async () => {
  const { go } = await draw()
  await click('When and how it is shown')
  await soon(async () => expect((await found('When and how it is shown')).getAttribute('aria-expanded')).toBe('true'))
  await go({ page: ['pages', 0], at }, 5)
  await soon(async () => expect((await found('When and how it is shown')).getAttribute('aria-expanded')).toBe('false'))
})

const note = { type: 'note', title: 'Note', description: 'Words.', icon: [], examples: [{ name: 'Short', picture: '/n', section: { type: 'note' } }] }
function Adding() {
  const { insert } = useDialogs()
  return (
    <>
      <button type="button" onClick={() => insert(1)}>
        Add
      </button>
      <Panel />
    </>
  )
}

test('who has just added a section writes on in its first field; who only selects one stays where they are', async () => {
  const answers = { '/blocks': [note], '/sections': sectionsOf([]), '/edit': { is: 'done', hash: 'h2', done: [], place: at } }
  const { selection } = await draw({ form: { is: 'object', fields: [fieldOf(text)] } }, answers, <Adding />)
  expect((await found('Title')) === document.activeElement).toBe(false)
  await click('Add')
  await click('Note, Short')
  await soon(() => expect(selection()).toMatchObject({ at }))
  await soon(async () => expect(document.activeElement).toBe(await found('Title')))
  onTestFinished(() => (document.activeElement as HTMLElement | null)?.blur())
})

test('what is wrong with a part that is one field is told once', async () => {
  const path = ['site', 'name']
  const { drawn } = await draw({ path, form: text, value: 'Hello', where: 'site › name', problems: [problemLine({ message: 'It is too odd.', path })] })
  await read('It is too odd.')
  expect(words(drawn).split('It is too odd.')).toHaveLength(2)
})
