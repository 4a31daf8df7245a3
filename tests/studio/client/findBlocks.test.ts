import { expect, test } from 'vitest'
import { findBlocks } from '../../../src/studio/client/findBlocks'

const block = (type: string, title: string, description: string) => ({ type, title, description, icon: [], examples: [] })
const blocks = [block('note', 'Note', 'A few words above a picture.'), block('picture', 'Picture', 'Something to look at.')]
const found = (wanted: string) => findBlocks(blocks, wanted).map(({ type }) => type)

test('what is called so stands before what is described so', () => expect(found('PICTURE')).toEqual(['picture', 'note']))
test('every word has to be said', () => expect([found('few picture'), found('few bananas'), found(' ')]).toEqual([['note'], [], ['note', 'picture']]))
