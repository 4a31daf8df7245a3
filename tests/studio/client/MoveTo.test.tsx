import { expect, test } from 'vitest'
import { DrawnFrom } from '../../../src/studio/client/drawnFrom'
import { MoveTo } from '../../../src/studio/client/MoveTo'
import { aroundStudio } from './aroundStudio'
import { choose, click, found, read, soon } from './hand'

const section = { path: ['pages', 0, 'sections', 1], type: 'note', title: 'Hello', isShared: false, problems: 0, isHidden: false }

test('a section is moved to the end of another page, as it stood in the list that it was chosen from', async () => {
  const closed: string[] = []
  const { edits, asked } = await aroundStudio(
    <DrawnFrom value="list">
      <MoveTo section={section} onClose={() => closed.push('closed')} />
    </DrawnFrom>,
  )
  await read('Move “Hello” to another page')
  expect(await found('Move')).toHaveProperty('disabled', true)
  await choose('Page', 'Page /faq (/faq)')
  expect([...document.querySelectorAll('[role=option]')]).toHaveLength(1)
  await click('Move')
  await soon(() => expect(edits()).toEqual([{ do: 'moveToPage', path: section.path, page: '/faq' }]))
  expect(closed).toEqual(['closed'])
  expect(asked.find(({ address }) => address === '/edit')?.body).toMatchObject({ base: 'list', drawn: 'list' })
  await read('Done.')
})
