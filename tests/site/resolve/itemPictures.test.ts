import { expect, test } from 'vitest'
import { z } from 'zod'
import { valuesSchema } from '../../../src/authoring/describe/completions'
import { type Blocks, loadBlocks } from '../../../src/blocks/schemas'
import { type MediaFile, mediaReference, UNSEEN } from '../../../src/parts/mediaFile'
import type { ResolveContext } from '../../../src/parts/resolve'
import { type CompileOptions, compile } from '../../../src/site/compile'
import { fileWith, pageWith, shelf, toyBlocks, toySettings } from '../../lib/toy'

const FILE: MediaFile = { ...UNSEEN, hash: 'abcdefabcdef' }
const media = new Map([['media/bear.jpg', FILE]])
const { template } = shelf()
const bear = { slug: 'bear', title: 'The bear', excerpt: 'A toy.' }
const kite = { slug: 'kite', title: 'The kite', excerpt: 'A toy.' }
const picture = { src: 'media/bear.jpg', alt: 'A bear' }
const shown = { ...picture, src: mediaReference('media/bear.jpg', FILE) }

/** Shows what a block is told of the item whose page it stands on, and of all items. */
const blocks: Blocks = {
  ...toyBlocks,
  own: { schema: z.strictObject({}), resolve: (_: object, { ownItem, itemsOf }: ResolveContext) => ({ own: ownItem?.picture, all: itemsOf('toys').map((item) => item.picture) }) },
}

function made(item: object, options: CompileOptions = { media }, sections: object[] = [{ type: 'own' }]) {
  const text = fileWith({ pages: [pageWith({ type: 'own' }), { ...template, sections }], collections: { toys: [{ ...bear, ...item }, kite] } })
  return compile(new TextEncoder().encode(text), 'pages.json', blocks, options)
}

test('the picture of an item is known wherever the item is listed, and on its own page', () => {
  const { site, problems } = made({ picture })
  expect(problems).toEqual([])
  expect(site?.pages.map(({ path, sections }) => [path, sections[0]?.props])).toEqual([
    ['/', { own: undefined, all: [shown, undefined] }],
    ['/toys/bear', { own: shown, all: [undefined] }],
    ['/toys/kite', { own: undefined, all: [shown] }],
  ])
})

test('where the page of an item is shown untranslated in another language, it has the picture of its item, too', () => {
  const pages = [pageWith({ type: 'own' }), { ...template, sections: [{ type: 'own' }] }]
  const site = { ...toySettings, locales: { es: { path: '/es', name: 'Juguetes', untranslated: 'show' } } }
  const text = fileWith({ site, pages, collections: { toys: [{ ...bear, picture }, kite] } })
  const { site: found, problems } = compile(new TextEncoder().encode(text), 'pages.json', blocks, { media })
  expect(problems).toEqual([])
  expect(found?.pages.filter(({ path }) => path.endsWith('/toys/bear')).map(({ path, picture: own, sections }) => [path, own, sections[0]?.props.own])).toEqual([
    ['/toys/bear', shown, shown],
    ['/es/toys/bear', shown, shown],
  ])
})

test('it is checked as any other: whether it is there, and has words', () => {
  const told = (fields: object) => made({ picture: { ...picture, ...fields } }).problems.map(({ path, code }) => `${path} ${code}`)
  expect(told({ src: 'media/baer.jpg' })).toEqual([expect.stringMatching(/^collections\.toys\[0\]\.picture\.src PS/)])
  expect(told({ alt: '' })).toEqual([expect.stringMatching(/^collections\.toys\[0\]\.picture\.alt PS/)])
  expect(made({ picture: 'media/bear.jpg' }).problems.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'collections.toys[0].picture Here an entry in { } is expected, but there is the text "media/bear.jpg".',
  ])
})

test('tokens are filled into its words, and the name of its file is left as it is', () => {
  const names = new Map([['media/{facts.age}.jpg', FILE]])
  const { site, problems } = made({ picture: { src: 'media/{facts.age}.jpg', alt: 'A bear of {facts.age}' } }, { media: names })
  expect(problems).toEqual([])
  expect(site?.pages[1]?.sections[0]?.props).toMatchObject({ own: { src: mediaReference('media/{facts.age}.jpg', FILE), alt: 'A bear of 12' } })
})

test('it is no words, so no token stands for it, and none is offered', () => {
  const { problems } = made({ picture }, { media }, [{ type: 'note', text: '{toy.picture}' }])
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('{toy.picture}')])
  const file = JSON.parse(fileWith({ pages: [pageWith({ type: 'own' }), template], collections: { toys: [{ ...bear, picture }] } }))
  const offered = JSON.stringify(valuesSchema(file, blocks))
  expect([offered.includes('{toy.title}'), offered.includes('{toy.picture}')]).toEqual([true, false])
})

test('an article shows the picture of its item, unless it has one of its own; elsewhere it has none', async () => {
  const own = { src: 'media/other.jpg', alt: 'Another' }
  const article = { type: 'article', title: 'Bears' }
  const real = await loadBlocks()
  const picturesOf = (fields: object) => {
    const pages = [pageWith(article), { ...template, sections: [{ ...article, ...fields }] }]
    const text = fileWith({ pages, notFound: { title: 'x', sections: [article] }, collections: { toys: [{ ...bear, picture }, kite] } })
    const { site, problems } = compile(new TextEncoder().encode(text), 'pages.json', real, { media: new Map([...media, ['media/other.jpg', UNSEEN]]) })
    expect(problems).toEqual([])
    return site?.pages.map(({ sections: [section] }) => section?.props.picture)
  }
  expect(picturesOf({})).toEqual([undefined, shown, undefined])
  const ownShown = { ...own, src: mediaReference(own.src, UNSEEN) }
  expect(picturesOf({ picture: own })).toEqual([undefined, ownShown, ownShown])
})
