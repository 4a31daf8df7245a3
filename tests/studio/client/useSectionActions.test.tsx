import { expect, test } from 'vitest'
import { SectionMenu } from '../../../src/studio/client/SectionMenu'
import { SectionTools } from '../../../src/studio/client/SectionTools'
import { DrawnFrom } from '../../../src/studio/client/drawnFrom'
import { useSections } from '../../../src/studio/client/sections'
import { useSectionActions } from '../../../src/studio/client/useSectionActions'
import { type Asked, aroundStudio, sectionsOf } from './aroundStudio'
import { click, found, read, soon } from './hand'

const line = (index: number, more: object = {}) => ({
  path: ['pages', 0, 'sections', index],
  type: 'note',
  title: ['One', 'Two', 'Three'][index],
  isShared: false,
  problems: 0,
  isHidden: false,
  ...more,
})
const place = (index: number) => ['pages', 0, 'sections', index]

function Toy(props: { index: number; isTools?: boolean }) {
  return (
    <DrawnFrom value={useSections().hash}>
      <Drawn {...props} />
    </DrawnFrom>
  )
}
function Drawn({ index, isTools = false }: { index: number; isTools?: boolean }) {
  const actions = useSectionActions()
  const section = useSections().sections[index]
  if (!section) return null
  return isTools ? <SectionTools section={section} name="Two" top={0} link={undefined} /> : <SectionMenu section={section} actions={actions} />
}
async function menu(index = 1, { sections = [line(0), line(1), line(2)], isTools = false, edit = (_: Asked): unknown => ({}) } = {}) {
  const around = await aroundStudio(<Toy index={index} isTools={isTools} />, {
    answers: {
      '/sections': sectionsOf(sections, 'list'),
      '/edit': async (question: Asked) => ({ is: 'done', hash: 'h2', done: ['Done.'], ...((await edit(question)) as object) }),
      '/follow': ({ query }: Asked) => ({ path: JSON.parse(query.path ?? '[]'), hash: query.seen }),
    },
  })
  const open = () => click(`What to do with ${['One', 'Two', 'Three'][index]}`)
  const choose = async (name: string) => {
    await open()
    const item = await soonItem(name)
    item.click()
  }
  return { ...around, open, choose }
}
const items = () => [...document.querySelectorAll<HTMLButtonElement>('[role=menuitem]')]
const soonItem = async (name: string) => {
  await soon(() => expect(items().some(({ textContent }) => textContent?.startsWith(name))).toBe(true))
  return items().find(({ textContent }) => textContent?.startsWith(name)) as HTMLButtonElement
}

test.each<[string, object]>([
  ['Copy', { do: 'copy', path: place(1) }],
  ['Move up', { do: 'move', path: place(1), to: place(0) }],
  ['Move down', { do: 'move', path: place(1), to: place(2) }],
  ['Move to the top', { do: 'move', path: place(1), to: place(0) }],
  ['Move to the end', { do: 'move', path: place(1), to: place(2) }],
])('%s: it is meant for what the list shows, and selected where it stands then', async (name, operation) => {
  const { choose, edits, asked, selection } = await menu(1, { edit: () => ({ place: place(7) }) })
  await choose(name)
  await soon(() => expect(edits()).toEqual([operation]))
  expect(asked.find(({ address }) => address === '/edit')?.body).toMatchObject({ drawn: 'list' })
  await soon(() => expect(selection()).toEqual({ at: place(7) }))
})

test('who selects something else until the answer is there keeps that', async () => {
  let answer = (_: object) => {}
  const { asked, choose, edits, selection, go } = await menu(1, { edit: () => new Promise((resolve) => (answer = resolve)) })
  await choose('Copy')
  await soon(() => expect(edits()).toHaveLength(1))
  await go({ at: place(2) }, 1)
  answer({ place: place(7) })
  await soon(() => expect(asked.filter(({ address }) => address === '/state')).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(selection()).toEqual({ at: place(2) })
})

test('hiding and showing change that one field', async () => {
  const hide = await menu()
  await hide.choose('Hide')
  await soon(() => expect(hide.edits()).toEqual([{ do: 'set', path: [...place(1), 'hidden'], value: true }]))
  const show = await menu(1, { sections: [line(0), line(1, { isHidden: true })] })
  await show.choose('Show')
  await soon(() => expect(show.edits()).toEqual([{ do: 'remove', path: [...place(1), 'hidden'] }]))
})

test('what is removed selects the one behind it, the last the one before it, the only one none; undo is offered', async () => {
  const first = await menu(1)
  await first.choose('Remove')
  await soon(() => expect(first.selection()).toEqual({ at: place(2) }))
  const last = await menu(2)
  await last.choose('Remove')
  await soon(() => expect(last.selection()).toEqual({ at: place(1) }))
  await found('Undo this')
  const only = await menu(0, { sections: [line(0)] })
  await only.choose('Remove')
  await soon(() => expect(only.edits()).toHaveLength(1))
  expect(only.selection()).toEqual({})
})

test('the first goes no further up, the last no further down', async () => {
  const disabled = () =>
    items()
      .filter((item) => item.disabled || item.dataset.disabled)
      .map(({ textContent }) => textContent?.replace(/(Alt|Ctrl).*$/, ''))
  const first = await menu(0)
  await first.open()
  await soonItem('Copy')
  expect(disabled()).toEqual(['Move up', 'Move to the top'])
  const last = await menu(2)
  await last.open()
  await soonItem('Copy')
  expect(disabled()).toEqual(['Move down', 'Move to the end'])
})

test('a section is added below or above, and moved to another page, by a dialog', async () => {
  const { choose } = await menu()
  await choose('Move to another page')
  await read('Move “Two” to another page')
  await choose('Add a section above')
  await read('Add a section')
})

test('the tools over the page do the same', async () => {
  const { edits } = await menu(1, { isTools: true })
  await click('Move up')
  await soon(() => expect(edits()).toEqual([{ do: 'move', path: place(1), to: place(0) }]))
  await click('Hide')
  await soon(() => expect(edits()).toHaveLength(2))
})
