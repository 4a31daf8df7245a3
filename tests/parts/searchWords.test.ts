import { expect, test } from 'vitest'
import { folded, searchWords } from '../../src/parts/searchWords'

test.each([
  ['Açorda de Coentros, à moda!', ['acorda', 'de', 'coentros', 'a', 'moda']],
  ['Straße Œuvre Łódź Ørsted', ['strasse', 'oeuvre', 'lodz', 'orsted']],
  ['B2B 24–48 hours', ['b2b', '24', '48', 'hours']],
  ['東京都の天気 forecast', ['東京', '京都', '都の', 'の天', '天気', 'forecast']],
  ['水', ['水']],
  ['水火', ['水火']],
  ['Ærø Đakovo ısı', ['aero', 'dakovo', 'isi']],
  ['الأسعار', ['الاسعار']],
  ['Ελλάδα', ['ελλαδα']],
  [' – … ', []],
])('%j is found by %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test('letters are the same with and without marks, large and small', () => {
  expect(folded('ÉCLAIR')).toBe(folded('éclair'))
})

test.each(['漢字文', 'ひらか', 'カタカ', 'กขค', 'ກຂຄ', 'កខគ', 'ကခဂ'])('%s is looked for by pairs of its signs', (run) => {
  const [first = '', second = '', third = ''] = run
  expect(searchWords(run)).toEqual([first + second, second + third])
})
