import { expect, test } from 'vitest'
import { schema } from '../../src/blocks/video/schema'
import { mediaReference } from '../../src/parts/mediaFile'
import { fileReference } from '../../src/parts/storedFile'
import { drawn } from '../lib/drawn'
import { shapeOf } from '../lib/shapeOf'
import { siteOf } from '../lib/toySite'

const hash = '0123456789ab'
const film = (path: string, width = 1280, height = 720) => fileReference(path, { hash, bytes: 2_400_000, kind: 'video', width, height })
const poster = { src: mediaReference('media/mill.jpg', { hash, width: 1600, height: 1200, color: '#b08850', kind: 'photo' }), alt: 'A mill' }
const track = (lang: string) => ({ src: fileReference(`media/mill.${lang}.vtt`, { hash, bytes: 90, kind: 'captions' }), label: lang.toUpperCase(), lang })

test('a film stands in its own shape behind a picture, and nothing of it is asked for before it is played', () => {
  expect(drawn('video', { title: 'The mill', src: film('media/Film 1.mp4'), poster, silent: true })).toMatchInlineSnapshot(`
    "<div class="heading">
      <h2> The mill
    <figure class="figure film" style="--ratio:1.7778">
      <video controls preload="none" playsinline width="1280" height="720" poster="/assets/media/mill-0123456789ab-1321x743-50-50.webp" aria-label="The mill" aria-description="A mill">
        <source src="/media/Film%201.mp4" type="video/mp4">
    <p class="file">
      <a href="/media/Film%201.mp4" target="_self"> Video file
        <span class="visually-hidden"> : The mill
        <span class="file-words"> (MP4, 2.4 MB)"
  `)
})

test('both forms, captions in their languages, the words under the picture and the transcript are there', () => {
  const props = {
    eyebrow: 'A visit',
    title: 'The mill',
    intro: 'Ana shows it.',
    src: film('media/mill.webm'),
    alternative: film('media/mill.mp4'),
    poster: { ...poster, alt: '', decorative: true, caption: 'In October.', credit: 'Rui', focus: [70, 40] },
    captions: [track('en'), track('pt')],
    transcript: '**Ana:** It turns.',
  }
  expect(drawn('video', props)).toMatchInlineSnapshot(`
    "<div class="heading">
      <p class="eyebrow"> A visit
      <h2> The mill
      <p class="intro"> Ana shows it.
    <figure class="figure film" style="--ratio:1.7778">
      <video controls preload="none" playsinline width="1280" height="720" poster="/assets/media/mill-0123456789ab-1321x743-70-40.webp" aria-label="The mill">
        <source src="/media/mill.webm" type="video/webm">
        <source src="/media/mill.mp4" type="video/mp4">
        <track kind="captions" src="/media/mill.en.vtt" srclang="en" label="EN">
        <track kind="captions" src="/media/mill.pt.vtt" srclang="pt" label="PT">
      <figcaption> In October.
        <small> Rui
    <p class="file">
      <a href="/media/mill.webm" target="_self"> Video file
        <span class="visually-hidden"> : The mill
        <span class="file-words"> (WEBM, 2.4 MB)
    <details class="transcript">
      <summary> Transcript
      <div class="running">
        <p> It turns.
          <strong> Ana:"
  `)
})

test('a film that was taken upright is as high as it is seen', () => {
  expect(drawn('video', { title: 'Up', src: film('media/a.mp4', 720, 1280), poster, silent: true })).toMatch(
    /--ratio:0.5625.*\n.*width="720" height="1280" poster="[^"]*-675x1200-50-50.webp"/,
  )
})

test('its page may play what is of the site itself', () => {
  const section = { type: 'video', title: 'The mill', src: 'media/mill.mp4', poster: { src: 'media/a.jpg', alt: 'A mill' }, silent: true }
  const [page] = siteOf({ pages: [{ path: '/', title: 'Home', sections: [{ type: 'hero', title: 'Toys' }, section] }] }).pages
  expect(page?.sections.map(({ needs }) => needs)).toEqual([undefined, { 'media-src': ["'self'"] }])
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toMatchInlineSnapshot(`
    {
      "": "eyebrow? text, title text (heading=section), intro? richText (inline=true), src media (accepts=video), alternative? media (accepts=video), poster object, captions? list ≥1 ≤20, silent? boolean, transcript? richText",
      "captions[]": "src media (accepts=captions), label text, lang string",
      "poster": "src media, alt text, decorative? boolean, focus? [number ≥0 ≤100] ≥2 ≤2, caption? text, credit? text",
    }
  `)
})
