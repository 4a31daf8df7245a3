import { expect, test } from 'vitest'
import { contentOf } from '../../../src/site/media/contentOf'

const ofBytes = (bytes: Buffer) => contentOf({ size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length), pieces: async function* () {} })
const endingOf = (written: string) => ofBytes(Buffer.from(written, 'latin1'))?.ending

const SAMPLES: [written: string, ending: string][] = [
  ['%PDF-1.7', 'pdf'],
  ['\n\n%PDF-1.4', 'pdf'],
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['RIFF\x01\x02\x03\x04WEBP', 'webp'],
  ['RIFF\x01\x02\x03\x04WAVE', 'wav'],
  ['\0\0\0 ftypavif', 'avif'],
  ['\0\0\0 ftypavis', 'avif'],
  ['\0\0\0 ftypheic', 'heic'],
  ['\0\0\0 ftypmif1', 'heic'],
  ['\0\0\0 ftypqt  ', 'mov'],
  ['\0\0\0 ftypM4A ', 'm4a'],
  ['\0\0\0 ftypisom', 'mp4'],
  ['\x1a\x45\xdf\xa3\x42\x82\x84webm', 'webm'],
  ['\x1a\x45\xdf\xa3\x42\x82\x88matroska', 'mkv'],
  ['ID3\x04', 'mp3'],
  ['\xff\xfb\x90', 'mp3'],
  ['RIFF\x01\x02\x03\x04AVI ', 'avi'],
  ['\0\0\0 moov', 'mov'],
  ['OggS', 'ogg'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'doc'],
  ['{\\rtf1', 'rtf'],
  ['\x1f\x8b', 'gz'],
  ['Rar!\x1a', 'rar'],
  ['7z\xbc\xaf', '7z'],
  ['\xcf\xfa\xed\xfe', 'exe'],
  ['MZ\x90', 'exe'],
  ['\x7fELF', 'exe'],
  ['#!/bin/sh\n', 'exe'],
  ['WEBVTT', 'vtt'],
  ['WEBVTT\n\n00:00', 'vtt'],
  ['WEBVTTX', 'txt'],
  ['\xef\xbb\xbfWEBVTT\n', 'vtt'],
  ['BEGIN:VCALENDAR\r\n', 'ics'],
  ['begin:vcard\n', 'vcf'],
  ['name;price\n', 'txt'],
  ['', 'txt'],
  ['PK\x03\x04', 'zip'],
]

test.each(SAMPLES)('%j is by its first bytes "%s"', (written, ending) => {
  expect(endingOf(written)).toBe(ending)
})

test('bytes that are no text and have no mark are nothing', () => {
  expect([endingOf('a\0b'), endingOf('PK\x01\x02\0')]).toEqual([undefined, undefined])
})

test.each(SAMPLES.filter(([, ending]) => ending !== 'pdf' && ending !== 'txt'))('%j is no mark where something stands before it', (written, ending) => {
  expect(endingOf(`x${written.replace('\xef\xbb\xbf', '')}`)).not.toBe(ending)
})
