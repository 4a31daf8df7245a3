import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { changeFile, redoChange, undoChange } from '../../../src/authoring/edit/changeFile'
import { linksTo, movePage, removePage, validFile } from '../../../src/authoring/edit/editPages'
import { whereUsed } from '../../../src/authoring/edit/where'
import { bodyFilesOf, hrefsInBody } from '../../../src/authoring/edit/bodyFiles'
import { fileWith, pageWith } from '../../lib/toy'

const blocks = await loadBlocks()
const folder = mkdtempSync(join(tmpdir(), 'quoin-body-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const BODY = '\ufeff# Bears\r\n\r\nSee [the list](/faq#fees), <a href="/faq">all of it</a> and `[no](/faq)`.\r\n\r\nBears   are **soft**. ![A bear](media/bear.jpg)\r\n'
const pages = join(folder, 'pages.json')
const body = join(folder, 'texts/bear.md')
mkdirSync(join(folder, 'texts'))

/** A file of which one item has its body beside it, as it is written anew. */
function written() {
  const hero = { type: 'hero', title: 'Hello' }
  const item = (slug: string, more: object) => ({ slug, title: slug, excerpt: 'A toy.', ...more })
  const text = fileWith({
    collections: {
      toys: [item('bear', { body: 'texts/bear.md' }), item('ball', { body: '../outside.md' }), item('cat', { body: 'texts/none.md' }), item('dog', { body: 'texts/bear.md' })],
    },
    pages: [
      pageWith(hero),
      { path: '/faq', title: 'Questions', sections: [{ ...hero, id: 'fees' }] },
      { path: '/help', title: 'Help', sections: [hero] },
      { path: '/toys/$slug', each: 'toys', as: 'toy', title: '{toy.title}', sections: [{ ...hero, title: '{toy.title}' }] },
    ],
    notFound: { title: 'Lost', sections: [hero] },
  })
  writeFileSync(pages, text)
  writeFileSync(body, BODY)
  const value: unknown = JSON.parse(text)
  return { text, value, bodies: bodyFilesOf(pages, value) }
}

test('the bodies beside a content file are found once each, letter by letter, and nothing outside of its folder', () => {
  expect(written().bodies).toEqual([{ name: 'texts/bear.md', place: ['collections', 'toys', 0, 'body'], text: BODY }])
})

test('the links of a body are those of Markdown and of HTML in it, and none of code', () => {
  expect(hrefsInBody(BODY).map(({ href, within }) => [href, BODY.slice(within?.start, (within?.start ?? 0) + (within?.length ?? 0))])).toEqual([
    ['/faq#fees', '/faq#fees'],
    ['/faq', '/faq'],
  ])
})

test('a page that is moved takes the links of bodies along; undo brings back every byte of both files, and redo makes it again', () => {
  const { text, ...file } = written()
  const { text: after, bodies, done } = movePage(validFile({ text, ...file }, blocks), '/faq', '/questions', blocks)
  expect(done[0]).toBe('"/faq" is "/questions" now, and 2 links with it.')
  changeFile(pages, Buffer.from(text), Buffer.from(after), { done, bodies })
  const moved = BODY.replace('(/faq#', '(/questions#').replace('"/faq"', '"/questions"')
  expect(readFileSync(body, 'utf8')).toBe(moved)
  undoChange(pages)
  expect([readFileSync(pages, 'utf8'), readFileSync(body, 'utf8')]).toEqual([text, BODY])
  redoChange(pages)
  expect([readFileSync(pages, 'utf8'), readFileSync(body, 'utf8')]).toEqual([after, moved])
  writeFileSync(body, 'Written since.')
  expect(() => undoChange(pages)).toThrow('was changed since')
  expect([readFileSync(pages, 'utf8'), readFileSync(body, 'utf8')]).toEqual([after, 'Written since.'])
})

test('where a body has been saved meanwhile neither file is changed', () => {
  const { text, ...file } = written()
  const { text: after, bodies, done } = movePage(validFile({ text, ...file }, blocks), '/faq', '/questions', blocks)
  writeFileSync(body, 'Saved meanwhile.')
  expect(() => changeFile(pages, Buffer.from(text), Buffer.from(after), { done, bodies })).toThrow('has been changed by someone else')
  expect([readFileSync(pages, 'utf8'), readFileSync(body, 'utf8')]).toEqual([text, 'Saved meanwhile.'])
})

test('a page that is removed is told with the links of bodies, and these lead elsewhere without the place that is gone', () => {
  const { text, ...file } = written()
  const valid = validFile({ text, ...file }, blocks)
  expect(linksTo(valid, '/faq', blocks).map(({ body: name, line, column }) => `${name}:${line}:${column}`)).toEqual(['texts/bear.md:3:16', 'texts/bear.md:3:37'])
  const [edit] = removePage(valid, '/faq', '/help', blocks).bodies ?? []
  expect(edit?.after).toBe(BODY.replace('(/faq#fees)', '(/help)').replace('"/faq"', '"/help"'))
})

test('what stands in a body is found: links, files, words as they are written and as they read', () => {
  const used = (name: string) =>
    whereUsed(name, { ...written(), files: ['media/bear.jpg'] }, blocks).found.flatMap(({ uses }) =>
      uses.flatMap(({ file, line, column, where }) => (file ? [`${file}:${line}:${column} ${where}`] : [])),
    )
  const item = 'collections › toys 1 (bear) › body'
  expect(used('/faq')).toEqual([`texts/bear.md:3:16 ${item}`, `texts/bear.md:3:37 ${item}`])
  expect(used('media/bear.jpg')).toEqual([`texts/bear.md:5:33 ${item}`])
  expect(used('all of it')).toEqual([`texts/bear.md:3:43 ${item}`])
  expect(used('Bears are soft')).toEqual([`texts/bear.md:5:1 ${item}`])
})
