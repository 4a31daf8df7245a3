import { expect, test } from 'vitest'
import { MediaField } from '../../../../src/studio/client/fields/MediaField'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { click, found, leave, soon, write } from '../hand'

const path = ['pages', 0, 'src']
const file = (name: string, kind: string) => ({ path: `media/${name}`, bytes: 10, kind, uses: [] })
const draw = (value: unknown, accepts?: 'video') =>
  aroundStudio(<MediaField path={path} field={fieldOf({ is: 'text', role: 'media' })} value={value} accepts={accepts} />, {
    answers: { '/media': [file('a.jpg', 'picture'), file('b.mp4', 'video')] },
  })
const asksForPicture = (asked: { address: string }[]) => asked.some(({ address }) => address === '/picture')

test('a picture is shown small, and another is chosen from the library', async () => {
  const { edits, asked } = await draw('media/old.JPG')
  await soon(() => expect(asked.find(({ address }) => address === '/picture')?.query).toEqual({ file: 'media/old.JPG' }))
  await click('Choose Title')
  await click('a.jpg1 KBunused')
  await click('Use this one')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: 'media/a.jpg' }]))
})

test('of films only films are offered, and none is asked for as a picture', async () => {
  const { asked } = await draw('media/old.mp4', 'video')
  await click('Choose Title')
  await found('b.mp41 KBunused')
  expect([asksForPicture(asked), document.body.textContent?.includes('a.jpg')]).toEqual([false, false])
})

test('what is no picture of media/ yet is not asked for; the path can be written', async () => {
  const { edits, asked } = await draw('media/ol')
  leave(await write('Title', 'media/x.pn'))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: 'media/x.pn' }]))
  expect(asksForPicture(asked)).toBe(false)
})
