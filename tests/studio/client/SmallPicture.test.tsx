import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UndoButtons } from '../../../src/studio/client/bar/UndoButtons'
import { SmallPicture } from '../../../src/studio/client/SmallPicture'
import { aroundStudio, type Asked } from './aroundStudio'
import { click, soon } from './hand'

const [made, given]: [string[], string[]] = [[], []]
beforeEach(() => {
  made.length = given.length = 0
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => `blob:${made.push('x')}`, revokeObjectURL: (address: string) => given.push(address) }))
})
afterEach(() => void vi.unstubAllGlobals())
function Toy() {
  const [path, setPath] = useState<string | undefined>('media/a.png')
  return (
    <>
      {path && <SmallPicture path={path} />}
      <button type="button" onClick={() => setPath('media/b.png')}>
        Other
      </button>
      <button type="button" onClick={() => setPath(undefined)}>
        None
      </button>
    </>
  )
}
const picture = () => document.querySelector<HTMLImageElement>('.picture img')

test('a picture is asked for by its path, and given back when another one is shown, or none', async () => {
  const { asked } = await aroundStudio(<Toy />, { answers: { '/picture': ({ query }: Asked) => query } })
  await soon(() => expect([picture()?.getAttribute('src'), picture()?.alt]).toEqual(['blob:1', '']))
  await click('Other')
  await soon(() => expect(picture()?.getAttribute('src')).toBe('blob:2'))
  expect(given).toEqual(['blob:1'])
  await click('None')
  await soon(() => expect([picture(), given]).toEqual([null, ['blob:1', 'blob:2']]))
  expect(asked.filter(({ address }) => address === '/picture').map(({ query }) => query.file)).toEqual(['media/a.png', 'media/b.png'])
})

test('where there is none, its place stays empty', async () => {
  const { asked, drawn } = await aroundStudio(<Toy />)
  await soon(() => expect(asked.some(({ address }) => address === '/picture')).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect([drawn.querySelectorAll('.picture').length, picture()]).toEqual([1, null])
})

test('a picture that was exchanged under its name is asked for anew', async () => {
  const answers = { '/picture': ({ query }: Asked) => query, '/undo': { is: 'done', hash: 'h', done: [], media: ['media/a.png'] } }
  await aroundStudio(
    <>
      <Toy />
      <UndoButtons />
    </>,
    { answers: { ...answers, '/state': { canUndo: 'media/a.png replaced.' } } },
  )
  await soon(() => expect(picture()?.getAttribute('src')).toBe('blob:1'))
  await click('Undo')
  await soon(() => expect(picture()?.getAttribute('src')).toBe('blob:2'))
})
