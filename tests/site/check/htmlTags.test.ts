import { expect, test } from 'vitest'
import { tagsIn } from '../../../src/site/check/htmlTags'

const found = (html: string) => {
  const { tags, isCertain } = tagsIn(html)
  return [Array.from(tags, ({ name, isEnd, start, length }) => `${isEnd ? '/' : ''}${name} ${start} ${html.substr(start, length)}`), isCertain]
}

test('tags are told by their small name, whether they end, and where they are', () => {
  expect(Array.from(tagsIn('a<P class="x">b</p >').tags)).toEqual([
    { name: 'p', isEnd: false, text: '<P class="x"', start: 1, length: 2 },
    { name: 'p', isEnd: true, text: '</p ', start: 15, length: 3 },
  ])
  expect(found("<h2 id=a title='b' hidden><br/></h2>")).toEqual([['h2 0 <h2', 'br 26 <br', '/h2 31 </h2'], true])
})

test('what is in a comment is no tag', () => {
  expect(found('<p><!-- <b> --><i><!--><u><!--->')).toEqual([['p 0 <p', 'i 15 <i', 'u 23 <u'], true])
  expect(found('<p><!-- <b> --!><i><!-- <u>')).toEqual([['p 0 <p', 'i 16 <i'], true])
})

test('a sign that starts no tag is text', () => {
  expect(found('1 < 2 <3 <p>')).toEqual([['p 9 <p'], true])
})

test.each(['<p title="<b>">', '<p', '<script>"<b>"</script>', '<TEXTAREA></textarea>', '<p title="a>', '<p a="b"c="d">', '</p x>', '<!doctype html>', '<?xml?>', '<p =a>'])(
  'of %s only a parser can be certain',
  (html) => {
    expect(tagsIn(html).isCertain).toBe(false)
  },
)

test.each(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext'])('what is in <%s> may be no tags', (name) => {
  expect([tagsIn(`<${name}>a</${name}>`).isCertain, tagsIn(`<${name.toUpperCase()} a="b">`).isCertain, tagsIn(`<${name}s>a</${name}s>`).isCertain]).toEqual([false, false, true])
})

test('where nothing is certain, every tag that may be one is told, also in comments', () => {
  expect(found('<!-- <b> --><script>')).toEqual([['b 5 <b', 'script 12 <script'], false])
})
