import { expect, test } from 'vitest'
import { bodyOf } from '../../../src/blocks/form/send'

function dataOf(...entries: [string, string | File][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}
const file = (name: string, words: string) => new File([words], name)

test('as JSON a name that stands once is a text, and one that stands more often a list of all its texts', () => {
  const { body, type } = bodyOf(dataOf(['day', 'Friday'], ['course', 'Ink'], ['course', 'Paper'], ['course', 'Ink']), 'json')
  expect([type, JSON.parse(String(body))]).toEqual(['application/json', { day: 'Friday', course: ['Ink', 'Paper', 'Ink'] }])
})

test('as a form all texts are sent in their order, and a field for files that holds none is left out', () => {
  const { body, type } = bodyOf(dataOf(['course', 'Ink & lead'], ['course', 'Paper'], ['plan', file('', '')]), 'form')
  expect([type, String(body)]).toEqual([undefined, 'course=Ink+%26+lead&course=Paper'])
})

test('a form with a file is sent in parts, the file among them', () => {
  const { body } = bodyOf(dataOf(['day', 'Friday'], ['plan', file('plan.pdf', 'x')], ['plan', file('', '')]), 'form')
  expect(body instanceof FormData && Array.from(body, ([name, value]) => [name, typeof value === 'string' ? value : value.name])).toEqual([
    ['day', 'Friday'],
    ['plan', 'plan.pdf'],
  ])
})
