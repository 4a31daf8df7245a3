import { expect, test } from 'vitest'
import { insteadOf } from '../../../src/site/lint/instead'
import { adviceOf } from '../../lib/lintRules'

const told = (fields: object) => ['tag-in-text', 'html-removed'].flatMap((rule) => adviceOf(rule, { sections: [{ type: 'plain', ...fields }] }))

test.each([
  ['<iframe src="https://www.youtube.com/embed/x"></iframe>', 'of type "embed"'],
  ['<script src="https://count.example.com/x.js"></script>', '"services"'],
  ['<form action="/send"></form>', 'of type "form"'],
  ['<video src="x.mp4"></video>', 'of type "video"'],
  ['<style>p { color: red }</style>', '"theme"'],
])('for %s it is said in every kind of text what to use instead', (written, instead) => {
  for (const fields of [{ words: `A ${written}` }, { text: `A\n\n${written}` }, { body: `<p>A</p>${written}` }])
    expect(told(fields), JSON.stringify(fields)).toEqual([expect.stringContaining(instead)])
})

test('for what is just left out nothing is said', () => {
  expect([insteadOf('font'), insteadOf('b'), insteadOf('IFRAME')]).toEqual([undefined, undefined, expect.stringContaining('"embed"')])
})

test.each([
  ['of type "embed", with', 'iframe embed object'],
  ['of type "video"', 'video audio source track'],
  ['of type "form"', 'form input textarea select option button label fieldset'],
  ['"services"', 'script noscript'],
  ['"theme"', 'style link'],
])('something is said of %s for each of %s', (instead, names) => {
  for (const name of names.split(' ')) expect([insteadOf(name), insteadOf(`${name}s`)], name).toEqual([expect.stringContaining(instead), undefined])
})
