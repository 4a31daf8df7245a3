import { expect, test } from 'vitest'
import { adviceOf, markedBy } from '../../lib/lintRules'
import { leastSeconds } from '../../lib/seconds'

const marked = (words: string, text = 'Words.') => markedBy('marks-in-text', { sections: [{ type: 'plain', words, text }] })

test.each([
  ['Borrow **today** and **now**', ['**today**']],
  ['See [our fees](/)', ['[our fees](/)']],
  ['![Bear](https://toys.example.com/bear.png)', ['![Bear](https://toys.example.com/bear.png)']],
  ['## Fees', ['## ']],
  ['Dear {Name}', ['{Name}']],
  ['Dear {{First name}}', ['{{First name}}']],
  ['Hello {Émile_2}', ['{Émile_2}']],
  ['2 ** 3 ** 4', []],
  ['#1 of all', []],
  ['Toys [new] (all)', []],
  ['{n} of {k}, {x | x > 0}, 5 % of 10 %, 2 << 3 >> 1', []],
  ['Dear {firstname}', ['{firstname}']],
  ['Dear {your name}', ['{your name}']],
  [`Dear $${'{firstName}'}`, [`$${'{firstName}'}`]],
  ['Dear *|FNAME|*', ['*|FNAME|*']],
  ['Dear %FIRSTNAME%', ['%FIRSTNAME%']],
  ['Dear <<First Name>>', ['<<First Name>>']],
  ['By {{ shop.name }}', ['{{ shop.name }}']],
  ['By {{ product.title | upcase }}', ['{{ product.title | upcase }}']],
  ['{% if customer %}Hello', ['{% if customer %}']],
  ["[gallery ids='1,2'] Here", ["[gallery ids='1,2']"]],
  ['Done. :contentReference[oaicite:0]{index=0}', [':contentReference[oaicite:0]{index=0}']],
  ['Done \u30104\u2020source\u3011.', ['\u30104\u2020source\u3011']],
  ['See [sic], [a="b" and {{ x.y }}', []],
  ['Price**', []],
])('in the plain text %j is marked: %j', (words, marks) => {
  expect(marked(words)).toEqual(marks)
})

test('where Markdown is read only gaps are told, and none of those in code', () => {
  expect([marked('x', 'A **b** [c](/)'), marked('x', 'Dear {Name}'), marked('x', 'Write `{Name}` there')]).toEqual([[], ['{Name}'], []])
})

test('of a gap that bears the name of a token that one is named', () => {
  expect(adviceOf('marks-in-text', { sections: [{ type: 'plain', words: 'Call {phone}' }] })[0]).toContain('If {site.contact.phone} is meant, write it so')
})

test('what is to be done instead is said', () => {
  const [bold, gap] = ['Borrow **today**', 'Dear {Name}'].map((words) => adviceOf('marks-in-text', { sections: [{ type: 'plain', words }] })[0])
  expect(bold).toContain('**today** stands in a plain text: visitors see its signs. Write the words alone')
  expect(gap).toContain('{Name} is filled by nothing: visitors see it as it is written. Write what is to stand there')
})

test('of a long text each sign is looked at a few times only', () => {
  const seconds = leastSeconds(4, () => {
    for (const piece of ['**a', '[a](', '{A ', '`']) expect(marked(piece.repeat(4_000), 'Dear {Name} '.repeat(1_000)).length).toBeLessThan(3)
  })
  expect(seconds).toBeLessThan(4)
})
