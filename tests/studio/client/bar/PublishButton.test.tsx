import { expect, test } from 'vitest'
import { PublishButton } from '../../../../src/studio/client/bar/PublishButton'
import { aroundStudio, Change, problemLine } from '../aroundStudio'
import { click, control, found, read, soon, words } from '../hand'

const state = (more: object = {}) => ({ isRunning: false, words: '', ended: undefined, folder: 'dist', kept: [], isNewer: false, ...more })
const AT = Date.UTC(2026, 4, 3, 9, 30)
const kept = (...current: boolean[]) => current.map((isCurrent, index) => ({ at: AT + index, isCurrent }))
const off = async () => Promise.all(['Publish now', 'Roll back'].map(async (name) => ((await found(name)) as HTMLButtonElement).disabled))
const said = () => words(document.querySelector('[role=status]') ?? document.body)
const loader = (name: string) => document.querySelector(`.mantine-Loader-root[aria-label="${name}"]`)

async function opened(answers: object) {
  const around = await aroundStudio(
    <>
      <PublishButton />
      <Change />
    </>,
    { answers: { '/publishProblems': [], '/publishing': state(), ...answers } },
  )
  await click('Publish')
  return around
}

test('what keeps a site from going live is listed, and as long as it does, nothing is published', async () => {
  let answer = (_: object[]) => {}
  const { selection } = await opened({ '/publishProblems': new Promise<object[]>((resolve) => (answer = resolve)) })
  await soon(() => expect(loader('Looking through the site')).not.toBeNull())
  expect(await off()).toEqual([true, true])
  answer([problemLine({ message: 'A sample.', where: 'page "/"', path: ['pages', 1, 'title'] })])
  await read('This keeps the site from going live:')
  expect([await off(), loader('Looking through the site')]).toEqual([[true, true], null])
  await click('page "/"')
  await soon(() => expect([selection(), control('Publish now')]).toEqual([{ page: ['pages', 1], at: ['pages', 1], view: 'fields' }, undefined]))
})

test('a site without such is published; while that runs it is asked how far it is, until it has ended', async () => {
  const states = [state(), state({ isRunning: true }), state({ isRunning: true, words: 'Page 1' }), state({ ended: 'done', words: 'Ready.', kept: kept(false, true) })]
  const { asked } = await opened({ '/publishing': () => (states.length > 1 ? states.shift() : states[0]), '/publish': {} })
  await read('Nothing keeps the site from going live.')
  await soon(() => expect(said()).toBe('The site has not been published from here yet.'))
  expect([await off(), document.querySelector('code, pre')]).toEqual([[false, true], null])
  await click('Publish now')
  await read('Building …')
  expect(said()).toBe('At work. Until the new site is whole, visitors see what they saw before. The site has not been published from here yet.')
  expect([await off(), loader('Publishing') !== null]).toEqual([[true, true], true])
  await read('Page 1')
  await read('Ready.')
  await soon(() => expect(said()).toBe(`Ready. The site of ${new Date(AT + 1).toLocaleString()} is in dist. Nothing was changed since.`))
  expect([await off(), loader('Publishing'), document.querySelector('[aria-label="What the command says"]')?.textContent]).toEqual([[false, false], null, 'Ready.'])
  const count = () => asked.filter(({ address }) => address === '/publishing').length
  const before = count()
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect([before, count()]).toEqual([4, 4])
  expect(asked.some(({ address }) => address === '/rollBack')).toBe(false)
})

test('who changed the content since is told, and can go back to the site before, where there is one', async () => {
  const { asked } = await opened({ '/publishing': state({ kept: kept(false, true, false), isNewer: true }), '/rollBack': {} })
  await soon(() => expect(said()).toBe(`The site of ${new Date(AT + 1).toLocaleString()} is in dist. The content was changed since.`))
  await click('Roll back')
  await soon(() => expect(asked.some(({ address }) => address === '/rollBack')).toBe(true))
  await opened({ '/publishing': state({ kept: kept(true, false) }) })
  await read('Nothing was changed since.')
  expect(await off()).toEqual([false, true])
})

test('what has failed is said, with what the command says', async () => {
  await opened({ '/publishing': state({ ended: 'failed', words: 'No room.' }) })
  await read('That has failed, and visitors see what they saw before')
  expect([document.querySelector('details')?.open, document.querySelector('pre, code')?.textContent]).toEqual([true, 'No room.'])
})

test('why it is not published is said', async () => {
  await opened({ '/publish': Response.json({ words: 'It runs already.' }, { status: 409 }) })
  await read('Nothing keeps the site from going live.')
  await click('Publish now')
  await read('It runs already.')
})

test('a large site is looked through anew only when nothing has changed for a while', async () => {
  const { asked } = await opened({})
  await read('Nothing keeps the site from going live.')
  const count = (address: string) => asked.filter((question) => question.address === address).length
  await click('Change')
  await soon(() => expect(count('/publishing')).toBe(2))
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(count('/publishProblems')).toBe(1)
  await soon(() => expect(count('/publishProblems')).toBe(2))
})
