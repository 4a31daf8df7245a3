import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compileKept } from '../../src/build/compileKept'
import { compileFile } from '../../src/site/compile'
import { fileWith, toyBlocks } from '../lib/toy'

const note = (text: string) => ({ type: 'note', title: 'Title', text })
const page = (path: string, text: string) => ({ path, title: path === '/' ? 'Home' : 'More', sections: [note(text)] })
const site = (one: string, other: string) => fileWith({ pages: [page('/', one), page('/more', other)] })

test('what is compiled after the last state of another process is what would be from the beginning, its advice included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'pages.json')
  for (const text of [site('One.', 'Two.'), site('One.', 'Lorem ipsum dolor sit amet.'), site('', 'Two.'), '{', site('First.', 'Second.')]) {
    writeFileSync(path, text)
    // In each case whatever the last one has left.
    for (const options of [{}, { advice: true }, { publish: true }])
      expect(compileKept(path, toyBlocks, options, 0, join(folder, 'kept'))).toEqual(compileFile(path, toyBlocks, options))
  }
})

test('a file that is not there is told as ever', () => {
  const path = join(tmpdir(), 'quoin-none', 'pages.json')
  expect(compileKept(path, toyBlocks, {}, 0)).toEqual(compileFile(path, toyBlocks, {}))
})
