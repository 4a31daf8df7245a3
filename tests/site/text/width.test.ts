import { expect, test } from 'vitest'
import { widthOf } from '../../../src/site/text/width'

test('wide letters and pictures count twice, all others once, whole characters at a time', () => {
  expect(['', 'Über €5', '日本 a', 'カ', 'ｶ', '한', 'Ａ１', '𠮷', '🙂', '→', '「」', 'Привет', '\u303f'].map((text) => widthOf(text))).toEqual([
    { length: 0, isWide: false },
    { length: 7, isWide: false },
    { length: 6, isWide: true },
    { length: 2, isWide: true },
    { length: 1, isWide: false },
    { length: 2, isWide: true },
    { length: 4, isWide: true },
    { length: 2, isWide: true },
    { length: 2, isWide: true },
    { length: 1, isWide: false },
    { length: 4, isWide: true },
    { length: 6, isWide: false },
    { length: 1, isWide: false },
  ])
})
