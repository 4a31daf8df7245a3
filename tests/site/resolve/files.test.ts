import { expect, test } from 'vitest'
import type { StoredFile } from '../../../src/parts/storedFile'
import { compile } from '../../../src/site/compile'
import type { Media } from '../../../src/site/media/media'
import { fileWith, pageWith, shelf, toyBlocks, toySettings } from '../../lib/toy'

const NAMES = ['first', 'second', 'missing', 'nothing', 'bar', 'foot', 'moved', 'shared', 'hidden', 'unused']
const media: Media = new Map<string, StoredFile>(NAMES.map((name) => [`media/${name}.pdf`, { hash: '0123456789ab', bytes: 1, kind: 'document' }]))
const to = (name: string) => ({ label: `The ${name} file`, href: `media/${name}.pdf` })
const note = (name: string, more = {}) => ({ type: 'note', text: 'A note.', links: [to(name)], ...more })

test('of the files in media/ those are published that something shown leads to, wherever it stands, and no other', () => {
  const { collections, template } = shelf('bear')
  const file = fileWith({
    collections,
    shared: { more: note('shared') },
    pages: [
      pageWith(note('first'), note('hidden', { hidden: true })),
      { path: '/b', title: 'B', sections: [{ type: 'rule' }, { use: 'more' }, { type: 'note', text: 'See [it](media/second.pdf#page=2).' }] },
      { ...template, missing: { title: 'No toy', sections: [note('missing')] } },
      { path: '/c', title: 'C', hidden: true, sections: [note('unused')] },
    ],
    notFound: { title: 'Nothing', sections: [note('nothing')] },
    site: {
      ...toySettings,
      navigation: { ...toySettings.navigation, links: [{ label: 'More', links: [to('bar')] }] },
      footer: { ...toySettings.footer, columns: [{ title: 'Files', links: [to('foot')] }] },
      redirects: { '/old': 'media/moved.pdf' },
    },
  })
  const { site, problems } = compile(new TextEncoder().encode(file), 'pages.json', toyBlocks, { media })
  expect(problems).toEqual([])
  expect(Object.keys(site?.files ?? {}).sort()).toEqual(['bar', 'first', 'foot', 'missing', 'moved', 'nothing', 'second', 'shared'].map((name) => `media/${name}.pdf`))
})
