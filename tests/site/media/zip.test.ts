import { expect, test } from 'vitest'
import { zipContent } from '../../../src/site/media/zip'
import { opened, zip } from '../../lib/sampleFiles'

const ENTRY = Buffer.from('PK\x01\x02', 'latin1')

/** The same archive with so many bytes more behind the name of its first file, and a comment of so many behind these. */
function withMore(archive: Buffer, extra: number, comment: number): Buffer {
  const first = archive.indexOf(ENTRY)
  const end = archive.length - 22
  const name = first + 46 + archive.readUInt16LE(first + 28)
  const whole = Buffer.concat([archive.subarray(0, name), Buffer.alloc(extra + comment, 'x'), archive.subarray(name)])
  whole.writeUInt16LE(extra, first + 30)
  whole.writeUInt16LE(comment, first + 32)
  whole.writeUInt32LE(archive.readUInt32LE(end + 12) + extra + comment, end + extra + comment + 12)
  return whole
}

const letter = zip({ 'photos/house.jpg': 'x', 'word/document.xml': '', 'word/media/a.png': '' })
const program = zip({ 'a.txt': '', 'word/document.xml': '', 'word/vbaProject.bin': '' })

test.each([
  [0, 0],
  [9, 0],
  [0, 40],
  [9, 300],
])('all files of an archive are found, whatever programs have written behind the name of one: %i and %i bytes', (extra, comment) => {
  expect([letter, program].map((archive) => zipContent(opened(withMore(archive, extra, comment))))).toEqual([
    { ending: 'docx' },
    { ending: 'docx', fault: 'holds a program (macros)' },
  ])
})

test.each([
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
  ['xl/workbook.xml.bak', 'zip'],
])('an archive that has %s is a %s', (name, ending) => {
  expect(zipContent(opened(zip({ 'a.txt': '', [name]: '', 'z.txt': '' })))).toEqual({ ending })
})

test.each([
  ['application/epub+zip', 'epub'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/vnd.oasis.opendocument.presentation', 'odp'],
  ['application/else', 'zip'],
])('an archive that says of itself "%s" is a %s', (type, ending) => {
  expect(zipContent(opened(zip({ mimetype: type, 'content.xml': '' })))).toEqual({ ending })
})
