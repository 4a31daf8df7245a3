import { expect, test } from 'vitest'
import { LibraryFile } from '../../../src/studio/client/LibraryFile'
import type { MediaLine } from '../../../src/studio/types'
import { aroundStudio } from './aroundStudio'
import { click, control, found, read, soon, words } from './hand'

const DONE = { is: 'done', hash: 'h2', done: ['media/old/boat.png is another one.'], media: ['media/old/boat.png'] }
const PICTURE: MediaLine = { path: 'media/old/boat.png', bytes: 2048, kind: 'picture', width: 40, height: 30, uses: [] }

async function drawn(more: Partial<MediaLine> = {}, answers: Record<string, unknown> = {}) {
  const did: unknown[] = []
  const file = (
    <LibraryFile file={{ ...PICTURE, ...more }} onChoose={() => did.push('chosen')} onExchange={async (exchange) => did.push(await exchange())} onLeave={() => did.push('left')} />
  )
  return { ...(await aroundStudio(file, { answers })), did }
}

test('a picture is shown with its name and size, chosen, and removed where nothing uses it', async () => {
  const { drawn: element, did } = await drawn({}, { '/removeMedia': DONE })
  expect(words(element)).toMatch(/old\/boat\.png.*40 × 30.*Nothing uses it\./)
  expect(element.querySelector('section')?.getAttribute('aria-label')).toBe('The file media/old/boat.png')
  await click('Use this one')
  await click('Remove')
  await soon(() => expect(did).toEqual(['chosen', DONE]))
})

test('one that is used cannot be removed, and leads to each place that uses it', async () => {
  const uses = [
    { path: ['pages', 1, 'sections', 0, 'picture'], where: 'page "/faq" › section 1' },
    { path: ['site', 'logo'], where: 'site › logo' },
  ]
  const { did, selection, drawn: element } = await drawn({ uses })
  expect([words(element).includes('Used here:'), (await found('Remove')) as HTMLButtonElement]).toMatchObject([true, { disabled: true }])
  await click('page "/faq" › section 1')
  await soon(() => expect(selection()).toMatchObject({ page: ['pages', 1], at: ['pages', 1, 'sections', 0] }))
  expect(did).toEqual(['left'])
})

test('what is wrong with a file is said, and only a picture can be replaced', async () => {
  const { drawn: element } = await drawn({ kind: 'file', path: 'media/list.pdf', fault: 'is broken: its end is missing' })
  await read('It is broken: its end is missing')
  expect([control('Replace'), element.querySelector('.picture')]).toEqual([undefined, null])
})

test('another picture is put in its place under its name', async () => {
  const { asked, did, drawn: element } = await drawn({}, { '/replaceMedia': DONE })
  await found('Replace')
  const input = element.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable('a place for files')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'new boat.png')] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect(did).toEqual([DONE]))
  expect(asked.find(({ address }) => address === '/replaceMedia')?.query).toEqual({ file: PICTURE.path, name: 'new boat.png' })
})
