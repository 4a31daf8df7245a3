import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Accepted } from '../../../src/parts/role'
import { Library } from '../../../src/studio/client/Library'
import type { MediaLine } from '../../../src/studio/types'
import { aroundStudio } from './aroundStudio'
import { click, control, found, read, soon, words, write } from './hand'

const HOUSE: MediaLine = { path: 'media/house.png', bytes: 2048, kind: 'picture', width: 40, height: 30, uses: [{ path: ['pages', 0], where: 'page "/"' }] }
const BOAT: MediaLine = { path: 'media/old/Boat.png', bytes: 512, kind: 'picture', uses: [] }
const LIST: MediaLine = { path: 'media/list.pdf', bytes: 900, kind: 'file', uses: [] }
const FILM: MediaLine = { path: 'media/film.mp4', bytes: 900, kind: 'video', uses: [] }

/** A button that opens the library, and what was chosen in it. */
async function opened({
  accepts,
  files = [HOUSE, BOAT, LIST, FILM],
  now,
  answers = {},
}: {
  accepts?: Accepted
  files?: MediaLine[]
  now?: string
  answers?: Record<string, unknown>
} = {}) {
  const chosen: string[] = []
  function Toy() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Library isOpen={isOpen} onClose={() => setOpen(false)} accepts={accepts} onChosen={(path) => chosen.push(path)} {...(now && { now })} />
      </>
    )
  }
  const around = await aroundStudio(<Toy />, { answers: { '/media': () => files, ...answers } })
  const timesAsked = () => around.asked.filter(({ address }) => address === '/media').length
  expect(timesAsked()).toBe(0)
  await click('Open')
  return { ...around, chosen, timesAsked }
}
const names = () => [...document.querySelectorAll('.library .block strong')].map(({ textContent }) => textContent)
const file = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('.library .block')].find((element) => element.querySelector('strong')?.textContent === name) ?? expect.unreachable(name)
const isClosed = () => soon(() => expect(document.querySelector('.library')).toBeNull())

test('files are asked for when the library is opened, and each time anew', async () => {
  const files = [HOUSE]
  const { timesAsked } = await opened({ files })
  await soon(() => expect([names(), timesAsked()]).toEqual([['house.png'], 1]))
  files.push(BOAT)
  await click('Close')
  await isClosed()
  await click('Open')
  await soon(() => expect([names(), timesAsked()]).toEqual([['house.png', 'old/Boat.png'], 2]))
})

test.each<[Accepted | undefined, string[]]>([
  [undefined, ['house.png', 'old/Boat.png']],
  ['file', ['list.pdf', 'film.mp4']],
  ['video', ['film.mp4']],
])('of what a field takes (%s) all that fits is shown', async (accepts, expected) => {
  await opened({ ...(accepts && { accepts }) })
  await soon(() => expect(names()).toEqual(expected))
  expect(control('Bring a picture along') !== undefined).toBe(accepts === undefined)
})

test('they are found by a part of their path in any letters, and by being unused', async () => {
  await opened()
  await soon(() => expect(names()).toHaveLength(2))
  expect([words(file('house.png')), words(file('old/Boat.png'))]).toEqual([expect.stringContaining('used once'), expect.stringContaining('unused')])
  await write('Find a file', 'OLD/b')
  await soon(() => expect(names()).toEqual(['old/Boat.png']))
  await write('Find a file', '')
  await click('Unused')
  await soon(() => expect(names()).toEqual(['old/Boat.png']))
  await read('All 2')
})

test('the first press shows a file with where it is used, the second one takes it', async () => {
  const { chosen } = await opened()
  await soon(() => expect(names()).toHaveLength(2))
  file('house.png').click()
  await found('page "/"')
  expect([file('house.png').getAttribute('aria-pressed'), chosen]).toEqual(['true', []])
  file('house.png').click()
  await isClosed()
  expect(chosen).toEqual(['media/house.png'])
})

test('the file that is chosen now is shown at once, and one that nothing uses is removed, which is undone as every change', async () => {
  const files = [HOUSE, BOAT]
  const done = { is: 'done', hash: 'h2', done: ['media/old/Boat.png removed.'], media: ['media/old/Boat.png'] }
  const answers = {
    '/removeMedia': () => {
      files.pop()
      return done
    },
    '/undo': () => {
      files.push(BOAT)
      return done
    },
  }
  const { asked } = await opened({ files, now: 'media/old/Boat.png', answers })
  await read('Nothing uses it.')
  await click('Remove')
  await read('media/old/Boat.png removed.')
  await soon(() => expect(names()).toEqual(['house.png']))
  await click('Undo this')
  await soon(() => expect(names()).toEqual(['house.png', 'old/Boat.png']))
  expect(control('Undo this')).toBeUndefined()
  expect(asked.filter(({ address }) => ['/removeMedia', '/undo'].includes(address)).map(({ address, query }) => [address, query])).toEqual([
    ['/removeMedia', { file: 'media/old/Boat.png' }],
    ['/undo', {}],
  ])
})

test('what cannot be done says why, and everything stays', async () => {
  await opened({ now: 'media/old/Boat.png', answers: { '/removeMedia': Response.json({ words: 'A page uses it now.' }, { status: 422 }) } })
  await read('Nothing uses it.')
  await click('Remove')
  await read('A page uses it now.')
  expect([names(), document.querySelector('[role=status].mantine-Alert-root')]).toEqual([['house.png', 'old/Boat.png'], null])
})
