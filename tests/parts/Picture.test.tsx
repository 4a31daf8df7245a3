import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Figure } from '../../src/parts/Figure'
import { mediaReference } from '../../src/parts/mediaFile'
import { Picture } from '../../src/parts/Picture'
import { PlaceContext } from '../../src/parts/place'

const HASH = '0123456789ab'
const file = (more: object = {}) => mediaReference('media/ana.jpg', { hash: HASH, width: 1000, height: 800, color: '#a0b0c0', kind: 'photo', ...more })
const SLOTS = [{ rem: 20 }]
const drawn = (more: object = {}, props: object = {}, isFirst = false) =>
  renderToStaticMarkup(
    <PlaceContext value={{ width: 'normal', isFirst: () => isFirst }}>
      <Picture picture={{ src: file(), alt: 'Ana', ...more }} slots={SLOTS} {...props} />
    </PlaceContext>,
  )

test('a photo comes in two modern formats and one for all, in the widths that are of use, with its size and its colour', () => {
  const html = drawn()
  expect(html).toContain(
    `<source type="image/avif" srcSet="/assets/media/ana-${HASH}-358x286.avif 358w, /assets/media/ana-${HASH}-447x358.avif 447w, /assets/media/ana-${HASH}-559x447.avif 559w, /assets/media/ana-${HASH}-698x558.avif 698w" sizes="20rem"/>`,
  )
  expect(html).toContain('<source type="image/webp"')
  expect(html).toContain(`src="/assets/media/ana-${HASH}-698x558.jpg" width="698" height="558"`)
  expect(html).toContain('alt="Ana"')
  expect(html).toContain('style="aspect-ratio:1.25;--behind:#a0b0c0"')
})

test('only where it is the first of the page does it not wait until it is near', () => {
  expect(drawn({}, {}, true)).toMatch(/^(?!.*loading=).*fetchPriority="high"/)
  expect(drawn()).toMatch(/^(?!.*fetchPriority).*loading="lazy"/)
})

test('cut to another shape it keeps in view what it is told to, the middle unless told', () => {
  expect(drawn({ focus: [20.4, 80] }, { ratio: 1 })).toContain(`ana-${HASH}-698x698-20-80.avif`)
  expect(drawn({}, { ratio: 1 })).toContain(`ana-${HASH}-698x698-50-50.avif`)
  expect(drawn({ focus: [20, 80] }, { ratio: 1.25 })).toContain(`ana-${HASH}-698x558.avif`)
})

test('nothing is made larger than the part of it that is shown', () => {
  const widths = Array.from(drawn({ src: file({ width: 500, height: 300 }) }, { ratio: 1 }).matchAll(/ (\d+)w/g), ([, width]) => Number(width))
  expect(Math.max(...widths)).toBe(300)
})

test('what is seen through keeps that in every format and has no colour behind; a drawing is one file', () => {
  expect(drawn({ src: file({ kind: 'seeThrough' }) })).toMatch(/^(?!.*--behind).*-698x558\.png"/)
  expect(drawn({ src: file({ kind: 'vector' }) })).toBe(
    `<picture><img style="aspect-ratio:1.25" decoding="async" loading="lazy" alt="Ana" src="/assets/media/ana-${HASH}.svg" width="1000" height="800"/></picture>`,
  )
})

test('a caption and who made it stand under the picture; without either it stands alone', () => {
  const figure = (more: object) => renderToStaticMarkup(<Figure picture={{ src: file(), alt: 'Ana', ...more }} slots={SLOTS} />).replace(/<picture>.*<\/picture>/, '[picture]')
  expect(figure({ caption: 'At work', credit: 'Elif' })).toBe('<figure class="figure">[picture]<figcaption>At work <small>Elif</small></figcaption></figure>')
  expect([figure({}), figure({ credit: 'Elif' })]).toEqual(['[picture]', '<figure class="figure">[picture]<figcaption> <small>Elif</small></figcaption></figure>'])
})

test('in narrower windows it may have another shape, there as wide as the window, in both formats', () => {
  const sources = [...drawn({}, { narrow: { below: 40, ratio: 1 } }).matchAll(/<source (.*?) srcSet="[^ ]*?-(\d+x\d+)[^"]*" sizes="(.*?)"/g)].map(([, ...found]) => found)
  expect(sources).toMatchInlineSnapshot(`
    [
      [
        "media="(max-width: 39.99em)" type="image/avif"",
        "358x358",
        "100vw",
      ],
      [
        "media="(max-width: 39.99em)" type="image/webp"",
        "358x358",
        "100vw",
      ],
      [
        "type="image/avif"",
        "358x286",
        "20rem",
      ],
      [
        "type="image/webp"",
        "358x286",
        "20rem",
      ],
    ]
  `)
})
