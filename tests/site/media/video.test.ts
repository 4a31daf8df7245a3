import { expect, test } from 'vitest'
import { mp4Facts, webmFacts } from '../../../src/site/media/video'
import { MP4, opened } from '../../lib/sampleFiles'

/** Where a box of the sample begins and ends. */
function boxAt(type: string): { start: number; end: number } {
  const start = MP4.indexOf(type) - 4
  return { start, end: start + MP4.readUInt32BE(start) }
}

/** The sample with more tracks in front of its own, and behind it. */
function withTracks(before: readonly Buffer[], after: readonly Buffer[] = []): Buffer {
  const [moov, track] = [boxAt('moov'), boxAt('trak')]
  const whole = Buffer.concat([MP4.subarray(0, track.start), ...before, MP4.subarray(track.start, track.end), ...after, MP4.subarray(track.end)])
  whole.writeUInt32BE(moov.end - moov.start + Buffer.concat([...before, ...after]).length, moov.start)
  return whole
}

const { start, end } = boxAt('trak')
const film = MP4.subarray(start, end)
const sound = Buffer.from(film.toString('latin1').replace('vide', 'soun'), 'latin1')

test('of an MP4 the pictures are found, whatever sounds come before and behind them', () => {
  const size = { width: 160, height: 90 }
  expect([mp4Facts(opened(withTracks([sound]))), mp4Facts(opened(withTracks([sound, sound], [sound])))]).toEqual([size, size])
})

test('of the forms of pictures those are taken that every browser shows', () => {
  const facts = (codec: string) => mp4Facts(opened(Buffer.from(MP4.toString('latin1').replace('avc1\0\0\0', `${codec}\0\0\0`), 'latin1')))
  for (const codec of ['avc1', 'avc3', 'av01', 'vp09']) expect(facts(codec), codec).toEqual({ width: 160, height: 90 })
  for (const codec of ['hvc1', 'mp4v']) expect(facts(codec)).toMatchObject({ fault: `holds pictures in a form that not every browser shows (${codec})` })
})

/** An element of a WebM, shorter than 127 bytes. */
const element = (id: readonly number[], ...inner: Buffer[]) => {
  const content = Buffer.concat(inner)
  return Buffer.concat([Buffer.from([...id, 0x80 | content.length]), content])
}
const [SEGMENT, TRACKS, TRACK] = [[0x18, 0x53, 0x80, 0x67], [0x16, 0x54, 0xae, 0x6b], [0xae]]
const webm = (...tracks: Buffer[]) => element(SEGMENT, element(TRACKS, ...tracks.map((inner) => element(TRACK, inner))))
const pictures = (...numbers: Buffer[]) => element([0xe0], ...numbers)
const [wide, high] = [element([0xb0], Buffer.from([1, 64])), element([0xba], Buffer.from([180]))]
const hertz = element([0xe1], element([0xb5], Buffer.from([0x44, 0x7a, 0, 0])))

test('so they are of a WebM, as large as they are shown where they are to be shown otherwise', () => {
  expect(webmFacts(opened(webm(hertz, pictures(wide, high))))).toEqual({ width: 320, height: 180 })
  expect(webmFacts(opened(webm(hertz, hertz, pictures(wide, high), hertz)))).toEqual({ width: 320, height: 180 })
  const shown = [element([0x54, 0xb0], Buffer.from([160])), element([0x54, 0xba], Buffer.from([90]))]
  expect(webmFacts(opened(webm(pictures(wide, ...shown, high))))).toEqual({ width: 160, height: 90 })
  expect(webmFacts(opened(webm(hertz)))).toEqual({ fault: 'has no pictures in it' })
})
