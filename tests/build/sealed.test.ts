import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { expect, onTestFinished, test } from 'vitest'
import { markOf, openSealed, readWhenAsked, type Sealed, sealedFile } from '../../src/build/sealed'

const MARK = 'm'.repeat(64)

/** A file with two parts and what tells where they are. */
function given(mark = MARK): string {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-sealed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'sealed')
  const parts = sealedFile(mark, function* (seal) {
    return { raw: yield* seal(Buffer.from('as it is')), data: yield* seal({ words: ['plain', 'data'] }) }
  })
  writeFileSync(path, Buffer.concat([...parts]))
  return path
}

test('each part of a file is read where it stands, also once another file has its name', () => {
  const path = given()
  const opened = openSealed(path, MARK)
  const { raw, data } = (opened?.told ?? {}) as Record<string, Sealed>
  rmSync(path)
  writeFileSync(path, 'Another.')
  expect([data && deserialize(opened?.bytesOf(data) ?? Buffer.alloc(0)), raw && opened?.bytesOf(raw).toString()]).toEqual([{ words: ['plain', 'data'] }, 'as it is'])
})

test('a file of another mark, of which a byte is another one, or that is none, is not opened', () => {
  const path = given()
  expect(openSealed(path, 'n'.repeat(64))).toBeUndefined()
  expect(openSealed(join(path, 'nothing'), MARK)).toBeUndefined()
  const whole = [
    ...sealedFile(MARK, function* (seal) {
      return yield* seal(Buffer.alloc(20))
    }),
  ]
  for (const change of [(bytes: Buffer) => bytes.fill(1, 3, 4), (bytes: Buffer) => bytes.subarray(1), (bytes: Buffer) => bytes.subarray(0, 5), () => Buffer.alloc(0)]) {
    writeFileSync(path, change(Buffer.concat(whole)))
    expect(openSealed(path, MARK)).toBeUndefined()
  }
})

test('a field is read once, when somebody asks for it, and stands where it stood', () => {
  let reads = 0
  const page = { path: '/', sections: [] as string[], title: 'Home' }
  readWhenAsked(page, 'sections', () => [`read ${++reads}`])
  expect([Object.keys(page), reads]).toEqual([['path', 'sections', 'title'], 0])
  expect(JSON.stringify([page, page.sections])).toBe('[{"path":"/","sections":["read 1"],"title":"Home"},["read 1"]]')
  page.sections = []
  expect(page.sections).toEqual([])
})

test('a mark is as long as marks are, and another one for another value', () => {
  expect([markOf(['a']).length, markOf(['a'])]).toEqual([MARK.length, markOf(['a'])])
  expect(markOf(['b'])).not.toBe(markOf(['a']))
})

test('a file that is closed is read no more', () => {
  const opened = openSealed(given(), MARK)
  const { raw } = (opened?.told ?? {}) as Record<string, Sealed>
  opened?.close()
  expect(() => opened?.bytesOf(raw as Sealed)).toThrow(/EBADF/)
})
