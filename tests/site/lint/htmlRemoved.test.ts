import { expect, test } from 'vitest'
import { adviceOf, markedBy } from '../../lib/lintRules'

const body = (html: string) => ({ sections: [{ type: 'plain', body: html }] })

test.each([
  ['<p>a</p><div>b</div><div>c</div>', ['<div']],
  ['<p class=\\"x\\">a</p><p class=y>b</p>', ['class']],
  ['<script>x</script>', ['<script']],
  ['<div><span>a</span></div>', ['<div', '<span']],
  ['<svg><path></path></svg>', ['<svg']],
  ['<p>a</p><table><tr><td>b</td></tr></table>', []],
  ['<p onclick=x style=y>a</p>', ['onclick', 'style']],
  ['<h1x>a</h1x>', ['<h1x']],
])('of %s is marked: %j', (html, marks) => {
  expect(markedBy('html-removed', body(html.replaceAll('\\"', '"')))).toEqual(marks)
})

test('how many more there are is said, and whether the words stay', () => {
  const [div] = adviceOf('html-removed', body('<div>a</div><div>b</div><div>c</div>'))
  const [script] = adviceOf('html-removed', body('<script>a</script>'))
  expect(div).toContain('2')
  expect(div).not.toBe(script?.replaceAll('script', 'div'))
})

test('only HTML is looked at', () => {
  expect(adviceOf('html-removed', { sections: [{ type: 'plain', text: 'a <div> b' }] })).toEqual([])
})
