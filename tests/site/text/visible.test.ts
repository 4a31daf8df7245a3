import { expect, test } from 'vitest'
import { visible, visibleJson, visibleLine } from '../../../src/site/text/visible'

test('a control character becomes its picture, and what has no width or turns the writing a sign for each', () => {
  expect(visible('\u0000\u0001\u001b\u001f\r\u007f')).toBe('\u2400\u2401\u241b\u241f\u240d\u2421')
  for (const unseen of ['\u0080', '\u009f', '\u00ad', '\u200b', '\u202e', '\u2028', '\u2029', '\u2066', '\ufeff', '\ud800', '\u3164'])
    expect(visible(`a${unseen}b`), JSON.stringify(unseen)).toBe('a\ufffdb')
  expect(visible('a\u{e0041}b')).toBe('a\ufffd\ufffdb')
})

test('plain texts, line breaks, tabs and joined pictures stay', () => {
  for (const text of ['', 'Grüße\n\t日本 "x"', '👩‍🍳', '✌🏽', '❤️', '👩🏽‍🍳', '❤️‍🔥']) expect(visible(text)).toBe(text)
  expect(visible('a\u200db\u001b👩‍🍳')).toBe('a\ufffdb\u241b👩‍🍳')
})

test('in a line no break stays', () => {
  expect(visibleLine('a\nb\r\n\tc\u0007')).toBe('a␊b␍␊\tc␇')
})

test('JSON stays the same JSON, with escapes for what is not seen', () => {
  expect(visibleJson('{\n  "a": "\u007f\u200b\u{e0041}é👩‍🍳"\n}')).toBe('{\n  "a": "\\u007f\\u200b\\udb40\\udc41é👩\\u200d🍳"\n}')
})
