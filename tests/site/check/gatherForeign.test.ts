import { expect, test } from 'vitest'
import { gatherForeign } from '../../../src/site/check/gatherForeign'
import { message, renderMessage } from '../../../src/site/diagnostics/catalogue'
import { at, atKey } from '../../../src/site/diagnostics/diagnostic'

const unknown = (path: string[], name: string, suggestion?: string) =>
  atKey([...path, name], message('unknownField', { name, owner: '"picture"', suggestion, known: ['src', 'alt'] }))
const words = (findings: ReturnType<typeof gatherForeign>) => findings.map((finding) => Object.values(renderMessage(finding.message)).slice(-2).join(' '))

test('fields of another program in the same braces are told together', () => {
  const findings = [unknown(['a'], 'url', 'src'), unknown(['a'], 'width'), unknown(['a'], 'altText', 'alt'), unknown(['b'], 'url', 'src')]
  expect(words(gatherForeign(findings))).toEqual([
    'There are no fields "url", "width", "altText" in "picture". "url" is "src" here, "altText" is "alt" here. Delete "width": another program has written that for itself.',
    'There is no field "url" in "picture". Did you mean "src"?',
  ])
})

test('what is said in another place is told together, and once where it goes', () => {
  const look = (name: string) => atKey(['a', name], message('unknownField', { name, owner: 'a prose', suggestion: undefined, known: ['text'] }))
  const instead = 'How a section looks is said by its "ground", "width" and "spacing", and colours and fonts by the "theme" in "site".'
  expect(words(gatherForeign([look('align'), look('textColor')]))).toEqual([`There are no fields "align", "textColor" in a prose. ${instead} Delete "align", "textColor" here.`])
})

test('a block of another program is told together with the fields that it brings along', () => {
  const block = at(['a', 'type'], message('unknownBlock', { name: 'testimonials', suggestion: 'carousel', known: ['carousel'] }))
  expect(words(gatherForeign([block, unknown(['a'], 'testimonials', 'slides'), unknown(['a'], 'testimonals', 'slides')]))).toEqual([
    'There is no block "testimonials". Did you mean "carousel"? The blocks are: carousel. "testimonials" is "slides" here.',
    'There is no field "testimonals" in "picture". Did you mean "slides"?',
  ])
})

test('a block of another program is told with what it lacks and with what there is not, in its entries, too', () => {
  const block = at(['a', 'type'], message('unknownBlock', { name: 'accordion', suggestion: 'faqGroup', known: ['faqGroup'] }))
  const missing = at(['a'], message('missingField', { field: 'items', owner: 'a faqGroup', meaning: 'The questions.' }))
  expect(words(gatherForeign([missing, block, unknown(['a'], 'speed'), unknown(['a', 'items', '0'], 'content', 'answer')]))).toEqual([
    'There is no block "accordion". Did you mean "faqGroup"? The blocks are: faqGroup. "content" is "answer" here. It has no "speed": put what stands there into another field, or delete it. Add "items": The questions.',
  ])
})

test('names in capitals are those of another program', () => {
  expect(words(gatherForeign([unknown(['a'], 'SRC', 'src'), unknown(['a'], 'Alt', 'alt')]))).toHaveLength(1)
})

test('what is only misspelled is told by itself', () => {
  expect(words(gatherForeign([unknown(['a'], 'scr', 'src'), unknown(['a'], 'url', 'src')]))).toEqual([
    'There is no field "scr" in "picture". Did you mean "src"?',
    'There is no field "url" in "picture". Did you mean "src"?',
  ])
})

test('a block of another program is told together with the field in which its fields stand', () => {
  const block = at(['a', 'type'], message('unknownBlock', { name: 'testimonials', suggestion: 'carousel', known: ['carousel'] }))
  const nested = atKey(['a', 'settings'], message('nested', { name: 'settings', owner: 'a carousel' }))
  expect(words(gatherForeign([nested, block]))).toEqual([
    'There is no block "testimonials". Did you mean "carousel"? The blocks are: carousel. Delete "settings": { and its }, such that what stands in it stands beside the other fields.',
  ])
})

test('what nobody knows has come along with a field of another program in the same braces, and alone it has not', () => {
  expect(words(gatherForeign([unknown(['a'], 'width'), unknown(['a'], 'mood'), unknown(['b'], 'mood'), unknown(['b'], 'tone')]))).toEqual([
    'There are no fields "width", "mood" in "picture". It has no "mood": put what stands there into another field, or delete it. Delete "width": another program has written that for itself.',
    'There is no field "mood" in "picture". The fields are: src, alt. If it is none of them, delete it.',
    'There is no field "tone" in "picture". The fields are: src, alt. If it is none of them, delete it.',
  ])
})
