import { expect, test } from 'vitest'
import { fileLink } from '../../src/parts/fileLink'

test('a link to a file tells its type and its size, and saves what browsers do not show', () => {
  expect(fileLink('/media/Price%20list.pdf 240400', 'en')).toEqual({ attributes: { href: '/media/Price%20list.pdf', target: '_self' }, type: 'PDF', size: '240 KB' })
  expect(fileLink('/media/all.zip 3000000', 'de')).toEqual({ attributes: { href: '/media/all.zip', target: '_self', download: '' }, type: 'ZIP', size: '3 MB' })
})

test('an empty file has a size, and one that nobody has looked at has none', () => {
  expect([fileLink('/media/a.txt 0', 'en').size, fileLink('media/a.docx', 'en')]).toEqual([
    '1 KB',
    { attributes: { href: '/media/a.docx', target: '_self', download: '' }, type: 'DOCX', size: undefined },
  ])
})
