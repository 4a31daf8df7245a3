import { expect, test } from 'vitest'
import { TopBar } from '../../../src/studio/client/TopBar'
import { aroundStudio } from './aroundStudio'
import { words } from './hand'

test('the bar says which file it is, and holds all that is about the whole of it, in order', async () => {
  const { drawn } = await aroundStudio(<TopBar />)
  const bar = drawn.querySelector('section[aria-label="The file"].bar')
  expect([bar?.querySelector('h1')?.textContent, bar && words(bar)]).toEqual(['pages.json', 'pages.jsonUndoRedoSavedHistoryEarlierProblems 0Publish'])
})
