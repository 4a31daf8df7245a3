import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectFile, renamedFault } from '../../../src/site/media/inspectFile'
import { hashOfMedia } from '../../../src/site/media/inspect'
import { runs } from '../../lib/runs'
import { MP4, opened, pdf, VTT, WEBM, zip } from '../../lib/sampleFiles'

const look = (name: string, bytes: Buffer | string) => inspectFile(`media/${name}`, opened(Buffer.from(bytes)))
const jpeg = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#804020' } })
  .jpeg()
  .toBuffer()
const office = (part: string) => zip({ '[Content_Types].xml': '', [part]: '' })
const openDocument = (type: string) => zip({ mimetype: `application/vnd.oasis.opendocument.${type}`, 'content.xml': '' })

test.each<[string, Buffer | string]>([
  ['a.pdf', pdf()],
  ['A.PDF', pdf()],
  ['a.docx', office('word/document.xml')],
  ['a.xlsx', office('xl/workbook.xml')],
  ['a.pptx', office('ppt/presentation.xml')],
  ['a.odt', openDocument('text')],
  ['a.ods', openDocument('spreadsheet')],
  ['a.odp', openDocument('presentation')],
  ['a.epub', zip({ mimetype: 'application/epub+zip', 'a.opf': '' })],
  ['a.zip', zip({ 'photos/house.jpg': 'x' })],
  ['a.zip', zip({})],
  ['a.csv', 'Loan,Fee\r\nTerm,0'],
  ['a.txt', '\ufeffPreise für Brot'],
  ['a.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'],
  ['a.vcf', 'BEGIN:VCARD\nEND:VCARD'],
  ['a.mp3', 'ID3\u0003...'],
  ['a.ogg', 'OggS...'],
  ['a.m4a', MP4],
  ['Preise für März & April (neu).pdf', pdf()],
])('%s is a document', async (name, bytes) => {
  expect(await look(name, bytes)).toEqual({ hash: hashOfMedia(Buffer.from(bytes)), bytes: Buffer.from(bytes).length, kind: 'document' })
})

test('of a video its size is known, as it is seen; captions are captions', async () => {
  expect(await look('a.mp4', MP4)).toEqual({ hash: hashOfMedia(MP4), bytes: MP4.length, kind: 'video', width: 160, height: 90 })
  expect(await look('a.webm', WEBM)).toEqual({ hash: hashOfMedia(WEBM), bytes: WEBM.length, kind: 'video', width: 160, height: 90 })
  expect(await look('a.vtt', VTT)).toMatchObject({ kind: 'captions' })
})

test('a video that was taken upright is as high as it is seen', async () => {
  const turned = Buffer.from(MP4)
  const head = turned.indexOf('tkhd') + 4
  const matrix = head + turned.readUInt32BE(head - 8) - 8 - 44
  for (const [index, value] of [0, 0x10000, 0, -0x10000, 0].entries()) turned.writeInt32BE(value, matrix + index * 4)
  expect(await look('a.mp4', turned)).toMatchObject({ width: 90, height: 160 })
})

const latin = (letters: string) => Buffer.from(letters, 'latin1')
test.each<[string, string, Buffer | string, RegExp]>([
  ['is empty', 'a.pdf', '', /^is empty$/],
  ['is a page', 'a.txt', '<!doctype html><p>x', /is a page in HTML.* by its content/],
  ['is a page behind a mark and empty lines', 'a.csv', '\ufeff\n\n  <script>alert(1)</script>', /is a page in HTML/],
  ['is a drawing', 'a.txt', '<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg"/>', /is a drawing/],
  ['is a script', 'a.txt', '/* free */\n// x\n(function () { alert(1) })()', /is a script/],
  ['is a script of today', 'a.csv', "import { a } from 'b'", /is a script/],
  ['is a script of a server', 'a.txt', '<?php echo 1;', /is a script/],
  ['is a program', 'a.txt', 'MZ\u0090', /is a program/],
  ['is a program of another system', 'a.zip', '\u007fELF', /is a program/],
  ['hands itself to a program', 'a.txt', '#!/bin/sh\nrm -r /', /is a program/],
  ['is a page, named as one for printing', 'a.pdf', '<html>', /is a page in HTML/],
  ['is another document', 'a.pdf', office('word/document.xml'), /is a DOCX file by its content/],
  ['is an archive alone', 'a.docx', zip({ 'a.txt': '' }), /is a ZIP file by its content/],
  ['is an archive, named as a text', 'a.txt', zip({ 'a.txt': '' }), /is a ZIP file/],
  ['holds a program', 'a.docx', zip({ 'word/document.xml': '', 'word/vbaProject.bin': '' }), /macros/],
  ['is a picture', 'a.pdf', jpeg, /is a JPG picture by its content/],
  ['is a picture without an ending', 'a', jpeg, /is a JPG picture by its content/],
  ['is a document without an ending', 'a', pdf(), /is a PDF file by its content/],
  ['is a video of another form', 'a.mp4', WEBM, /is a WEBM file by its content/],
  ['is of an old office, under a name of today', 'a.docx', latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), /is of an old office/],
  ['is of an old office, too', 'a.txt', '{\\rtf1', /is of an old office/],
  ['is a film of another kind', 'a.webm', latin('\x1a\x45\xdf\xa3\x42\x82\x88matroska'), /is a Matroska video/],
  ['is a film of an old kind', 'a.mp4', 'RIFF\x01\x02\x03\x04AVI ', /is an AVI video/],
  ['is a sound of great size', 'a.mp3', 'RIFF\x01\x02\x03\x04WAVE', /is a sound of great size/],
  ['is an archive that browsers unpack', 'a.zip', latin('\x1f\x8b'), /is an archive that browsers would unpack/],
  ['is an archive of another kind', 'a.zip', 'Rar!\x1a', /is an archive that few can open/],
  ['is one of a third', 'a.zip', latin('7z\xbc\xaf'), /is an archive that few can open/],
  ['is a film of a Mac', 'a.mp4', '\u0000\u0000\u0000\u0014ftypqt  ....', /QuickTime/],
  ['breaks off', 'a.mp4', MP4.subarray(0, MP4.length - 200), /is broken/],
  ['breaks off at once', 'a.webm', WEBM.subarray(0, 60), /is broken/],
  ['is an archive that breaks off', 'a.zip', zip({ 'a.txt': 'abc' }).subarray(0, 40), /is broken/],
  ['is a document that breaks off', 'a.pdf', pdf('x'.repeat(5000)).subarray(0, 4500), /is broken/],
  ['has pictures of telephones', 'a.mp4', Buffer.from(MP4.toString('latin1').replace('avc1\0\0\0', 'hvc1\0\0\0'), 'latin1'), /not every browser shows \(hvc1\)/],
  ['has no pictures', 'a.mp4', Buffer.from(MP4.toString('latin1').replace('vide', 'soun'), 'latin1'), /has no pictures/],
  ['is of an old office', 'a.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /is of an old office/],
  ['is of no kind', 'a.md', '# Notes', /is of a kind that a site does not hold/],
  ['is written in old letters', 'a.csv', Buffer.from('Br\xf6tchen', 'latin1'), /is not written in UTF-8/],
  ['ends in the middle of a letter', 'a.txt', Buffer.from('ä').subarray(0, 1), /is not written in UTF-8/],
  ['has no words of a video', 'a.vtt', '1\n00:00:00,000 --> 00:00:01,000\nx', /is no VTT file by its content/],
  ['has a sign in its name', 'a#b.pdf', pdf(), /has "#" in its name/],
  ['asks', 'why?.pdf', pdf(), /has "\?" in its name/],
  ['has a hidden sign', 'a\u202eb.pdf', pdf(), /that nobody sees/],
  ['begins with a space', ' a.pdf', pdf(), /begins or ends with a space/],
  ['lies in such a folder', 'a /b.pdf', pdf(), /begins or ends with a space/],
])('a file that %s is refused, with what to do', async (_what, name, bytes, expected) => {
  expect(await look(name, bytes)).toMatchObject({ fault: expect.stringMatching(expected), remedy: expect.stringMatching(/\.$/) })
})

test.each<[string, number, string]>([
  ['a.pdf', 40, 'has 40 MB'],
  ['a.mp4', 200, 'has 200 MB'],
  ['a.vtt', 2, 'has 2 MB'],
])('%s may have at most %i MB, and a larger one is not read', async (name, most, expected) => {
  const read: number[] = []
  const size = most * 1024 * 1024 + 1
  const file = {
    ...opened(name === 'a.pdf' ? pdf() : name === 'a.vtt' ? VTT : MP4),
    size,
    pieces: () => {
      read.push(1)
      return opened(Buffer.alloc(0)).pieces()
    },
  }
  expect(await inspectFile(`media/${name}`, file)).toMatchObject({ fault: expected })
  expect(read).toEqual([])
})

test('a document, a program or a video under the name of a picture is told; what can be no other than a picture is not', () => {
  expect([pdf(), MP4, Buffer.from('MZ')].map((bytes) => renamedFault(opened(bytes))?.fault)).toEqual([
    'is a PDF file by its content',
    'is an MP4 file by its content',
    'is a program by its content',
  ])
  expect([jpeg, Buffer.from('<svg/>'), Buffer.from('text'), Buffer.alloc(0)].map((bytes) => renamedFault(opened(bytes)))).toEqual([undefined, undefined, undefined, undefined])
})

test('whatever bytes a file has, it is looked at to its end and in no time', { tags: ['random'] }, async () => {
  const names = ['a.pdf', 'a.zip', 'a.docx', 'a.mp4', 'a.webm', 'a.vtt', 'a.csv', 'a']
  const whole = [pdf(), office('word/document.xml'), MP4, WEBM, VTT]
  const damaged = fc
    .record({ bytes: fc.constantFrom(...whole), at: fc.nat(2000), by: fc.uint8Array({ maxLength: 12 }), end: fc.nat(2000) })
    .map(({ bytes, at, by, end }) => Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at + by.length, Math.max(at, end))]))
  const texts = fc
    .array(fc.constantFrom('/', '*', '//', '/*', '*/', '\n', ' ', '(', '<', '<!--', '-->', '=>', 'function', 'import ', '<svg', '\ufeff'), { maxLength: 3000 })
    .map((parts) => Buffer.from(parts.join('')))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), fc.oneof(damaged, texts, fc.uint8Array({ maxLength: 400 }).map(Buffer.from)), async (name, bytes) => {
      const before = process.cpuUsage()
      const found = await inspectFile(`media/${name}`, opened(bytes))
      expect('fault' in found || found.bytes === bytes.length).toBe(true)
      expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1)
    }),
    runs(1500),
  )
})
