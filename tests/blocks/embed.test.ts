import { expect, test, vi } from 'vitest'
import { resolve } from '../../src/blocks/embed/resolve'
import { schema } from '../../src/blocks/embed/schema'
import { awake } from '../lib/awake'
import { drawn } from '../lib/drawn'
import { shapeOf } from '../lib/shapeOf'
import { FILM } from './embed/film'

test('a film of telephones stands upright, all else wide, unless its author says otherwise', () => {
  const shapeAt = (href: string, shape?: 'square') => resolve({ title: 'x', href, shape }).shape
  expect([shapeAt('https://www.youtube.com/shorts/aqz-KE-bpKQ'), shapeAt('https://youtu.be/aqz-KE-bpKQ'), shapeAt('https://osm.org/?mlat=1&mlon=2', 'square')]).toEqual([
    'tall',
    'wide',
    'square',
  ])
})

const props = (href: string) => resolve({ eyebrow: 'A visit', title: 'The mill', intro: 'Ana shows it.', href })

test('the card is a link, and a button in its place where scripts run; who shows it is named before', () => {
  expect(drawn('embed', props('https://youtu.be/aqz-KE-bpKQ'))).toMatchInlineSnapshot(`
    "<div class="heading">
      <p class="eyebrow"> A visit
      <h2> The mill
      <p class="intro"> Ana shows it.
    <figure class="figure embed" data-shape="wide">
      <div class="stage" data-kind="film">
        <a class="link" aria-describedby="_toy-R_3_" href="https://youtu.be/aqz-KE-bpKQ" target="_blank" rel="noopener noreferrer">
          <span class="words"> Play
            <span class="sign" data-kind="film" aria-hidden="true">
            <span class="visually-hidden"> : The mill
          <span class="visually-hidden"> (opens in a new tab)
        <button type="button" class="button" aria-describedby="_toy-R_3_">
          <span class="words"> Play
            <span class="sign" data-kind="film" aria-hidden="true">
            <span class="visually-hidden"> : The mill
    <p class="note">
      <span id="_toy-R_3_"> Plays from youtube.com, which then learns your internet address and may set cookies.
      <a href="https://youtu.be/aqz-KE-bpKQ" target="_blank" rel="noopener noreferrer"> Open on youtube.com
        <span class="visually-hidden"> : The mill
        <span class="visually-hidden"> (opens in a new tab)"
  `)
  expect(drawn('embed', props('https://osm.org/?mlat=1&mlon=2'))).toMatch(
    /Show the map[\s\S]*The map comes from openstreetmap.org, which then learns your internet address and may set cookies.[\s\S]*Open on openstreetmap.org/,
  )
})

test('the words are those of the site', () => {
  const html = drawn('embed', props('https://vimeo.com/123456789'), {
    words: { play: 'Abspielen', playsFrom: 'Kommt von {host}.', openOn: 'Bei {host} öffnen', newTab: 'neuer Tab' },
  })
  for (const words of ['Abspielen', 'Kommt von vimeo.com.', 'Bei vimeo.com öffnen']) expect(html).toContain(words)
})

test('a click brings the frame, with no more rights than it needs, and the focus goes to it', async () => {
  const { island, document, window } = await awake(() => import('../../src/blocks/embed/Island'), props('https://youtu.be/aqz-KE-bpKQ'))
  expect(island.querySelector('iframe')).toBeNull()
  island.querySelector('button')?.dispatchEvent(new window.MouseEvent('click', { bubbles: true }))
  await vi.waitFor(() => expect(island.querySelector('iframe')).not.toBeNull())
  const frame = island.querySelector('iframe')
  expect(Object.fromEntries(Array.from(frame?.attributes ?? [], ({ name, value }) => [name, value]))).toEqual({
    src: FILM,
    title: 'The mill',
    allow: 'autoplay; encrypted-media; picture-in-picture',
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
    allowfullscreen: '',
  })
  expect(island.querySelectorAll('button')).toHaveLength(0)
  await vi.waitFor(() => expect(document.activeElement).toBe(frame))
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toMatchInlineSnapshot(`
    {
      "": "eyebrow? text, title text (heading=section), intro? richText (inline=true), href href (words=title), picture? object, shape? wide|classic|square|tall",
      "picture": "src media, alt text, decorative? boolean, focus? [number ≥0 ≤100] ≥2 ≤2, caption? text, credit? text",
    }
  `)
})
