import { beforeEach, expect, test } from 'vitest'
import { forgetTyping, keepTyping, keptTyping } from '../../../src/studio/client/keptTyping'
import { memorySession } from './memorySession'

beforeEach(() => void memorySession())
const path = ['pages', 0, 'title']

test('what was typed is there after a reload, as long as what it was to replace is', () => {
  keepTyping(path, 'New', 'Old')
  expect([keptTyping(path, 'Old'), keptTyping(path, 'Another'), keptTyping(['pages', 1, 'title'], 'Old')]).toEqual([{ value: 'New' }, undefined, undefined])
})

test('what was written is forgotten, but not what was typed after it', () => {
  keepTyping(path, 'New', 'Old')
  forgetTyping(path, { value: 'Ne' })
  expect(keptTyping(path, 'Old')).toEqual({ value: 'New' })
  forgetTyping(path, { value: 'New' })
  expect(keptTyping(path, 'Old')).toBeUndefined()
  keepTyping(path, 'New', 'Old')
  forgetTyping(path)
  expect(keptTyping(path, 'Old')).toBeUndefined()
})

test('what was typed on top of a change that nobody had answered yet is there, whether or not that had come into the file', () => {
  keepTyping(path, 'New and more', 'Old', { value: 'New' })
  expect([keptTyping(path, 'Old'), keptTyping(path, 'New'), keptTyping(path, 'Another')]).toEqual([{ value: 'New and more' }, { value: 'New and more' }, undefined])
  keepTyping(path, 'New and more', 'Old', { value: undefined })
  expect([keptTyping(path, undefined), keptTyping(path, 'New')]).toEqual([{ value: 'New and more' }, undefined])
})

test('where nothing was typed nothing is there, and nothing to forget', () => {
  expect(keptTyping(path, 'Old')).toBeUndefined()
  forgetTyping(path, { value: 'New' })
  forgetTyping(path, { value: undefined })
  expect(keptTyping(path, undefined)).toBeUndefined()
})
