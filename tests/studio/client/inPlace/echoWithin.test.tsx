import { expect, test } from 'vitest'
import { changedRun, echoWithin } from '../../../../src/studio/client/inPlace/echoWithin'

const drawn = (html: string) => {
  const section = document.createElement('section')
  section.innerHTML = html
  return section
}
const after = (html: string, known: string[], to: string) => {
  const section = drawn(html)
  return [echoWithin(section, known, to), section.innerHTML]
}

test.each([
  ['**Some** words', '**Some** words here', { before: 'words', after: 'words here' }],
  ['**Some** words', '**Sam** words', { before: 'Some', after: 'Sam' }],
  ['It rests for {facts.rest}, and waits', 'It stays for {facts.rest}, and waits', { before: 'It rests for', after: 'It stays for' }],
  ['Plain', 'Plainer', { before: 'Plain', after: 'Plainer' }],
  ['aa', 'aaa', { before: 'aa', after: 'aaa' }],
])('of "%s" and "%s" the words between two signs are other ones', (from, to, run) => expect(changedRun(from, to)).toEqual(run))

test.each([
  ['Some words', '**Some words', 'a sign comes'],
  ['**Some** words', '**Some words', 'a sign goes'],
  ['**Some** words', '**Some ** words', 'a mark has a space beside it'],
  ['**Some**, words', '**Some**x, words', 'a mark has a letter beside it'],
  ['**Some** words', '**Sam** birds', 'other words on both sides of a sign'],
  ['**Some** ', '**Some** words', 'there were none'],
])('of "%s" and "%s" nothing is said: %s', (from, to) => expect(changedRun(from, to)).toBeUndefined())

test('words beside marks and tokens are shown where the section has them', () => {
  expect(after('<p><strong>Some</strong> words</p>', ['**Some** words'], '**Some** wordsx')).toEqual([true, '<p><strong>Some</strong> wordsx</p>'])
  expect(after('<p>It rests for 24 hours, and\u00a0waits.</p>', ['It rests for {f.r}, and waits.'], 'It rests for {f.r}, and sleeps.')).toEqual([
    true,
    '<p>It rests for 24 hours, and sleeps.</p>',
  ])
})

test('the page may show an earlier state than the last', () => {
  expect(after('<p><b>A</b> words</p>', ['**A** wordsxx', '**A** wordsx', '**A** words'], '**A** wordsxxx')).toEqual([true, '<p><b>A</b> wordsxxx</p>'])
})

test('where the words stand twice, in others, or nowhere, the page stays; few letters have to stand alone', () => {
  for (const html of ['<p>many words</p><p>many words</p>', '<p>many wordsworths</p>', '<p>none</p>'])
    expect(after(html, ['*A* many words'], '*A* many birds')).toEqual([false, html])
  expect(after('<p>it is</p>', ['*A* is'], '*A* was')).toEqual([false, '<p>it is</p>'])
  expect(after('<p><i>A</i> is</p>', ['*A* is'], '*A* was')).toEqual([true, '<p><i>A</i> was</p>'])
})
