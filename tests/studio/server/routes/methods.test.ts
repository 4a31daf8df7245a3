import { expect, test } from 'vitest'
import { routes } from '../../../../src/studio/server/routes'

const askedBy = (wanted: 'GET' | 'POST') => [...routes].filter(([, { method }]) => method === wanted).map(([name]) => name)

test('what changes something is asked by POST, which no link and no picture of another site can do, and all else by GET', () => {
  expect(askedBy('POST').toSorted()).toEqual(['edit', 'mend', 'publish', 'redo', 'removeMedia', 'replaceMedia', 'restore', 'rollBack', 'undo', 'upload'])
  expect(askedBy('GET').toSorted()).toEqual([
    'advice',
    'blocks',
    'follow',
    'history',
    'icons',
    'links',
    'media',
    'offers',
    'part',
    'picture',
    'pictures',
    'publishProblems',
    'publishing',
    'sections',
    'state',
    'templates',
    'texts',
    'versions',
    'words',
  ])
})
