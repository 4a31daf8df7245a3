import { expect, test } from 'vitest'
import { drawn, htmlOf } from '../lib/drawn'
import { schema } from '../../src/blocks/cardGrid/schema'
import { PICTURE, shapeOf } from '../lib/shapeOf'

test('a card shows its number or its icon, its figures, points and link', () => {
  const full = {
    number: '01',
    icon: 'dot',
    title: 'One',
    subtitle: 'Small',
    text: 'Words.',
    facts: [{ label: 'Price', value: '$5' }],
    list: ['Point'],
    action: { label: 'Go', href: 'https://shop.example' },
  }
  expect(
    drawn('cardGrid', {
      eyebrow: 'The topic',
      title: 'The title',
      intro: 'The opening.',
      columns: 2,
      look: 'boxed',
      items: [full, { icon: 'dot', title: 'Two', facts: [], list: [] }],
      actions: [
        { label: 'First', href: '/first' },
        { label: 'Second', href: '/second' },
      ],
    }),
  ).toMatchInlineSnapshot(`
    "<div class="heading">
      <p class="eyebrow"> The topic
      <h2> The title
      <p class="intro"> The opening.
    <ul class="grid" data-columns="2" data-look="boxed">
      <li class="card">
        <span class="number"> 01
        <h3 class="title"> One
        <p class="subtitle"> Small
        <p> Words.
        <dl class="facts">
          <div>
            <dt> Price
            <dd> $5
        <ul class="ticks">
          <li> Point
        <a class="arrow-link" href="https://shop.example" target="_blank" rel="noopener noreferrer"> Go
          <span class="visually-hidden"> : One
          <span class="visually-hidden"> (opens in a new tab)
      <li class="card">
        <svg class="icon" width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="2">
        <h3 class="title"> Two
    <div class="actions">
      <a data-variant="filled" data-size="md" href="/first"> First
      <a data-variant="outline" data-size="md" href="/second"> Second"
  `)
})

test('three cards stand side by side under a hairline, unless said otherwise; they fade in one after another where that is wanted', () => {
  expect(drawn('cardGrid', { items: [{ title: 'One' }, { title: 'Two' }] })).toMatchInlineSnapshot(`
    "<ul class="grid" data-columns="3" data-look="ruled">
      <li class="card">
        <h2 class="title"> One
      <li class="card">
        <h2 class="title"> Two"
  `)
  expect(drawn('cardGrid', { reveal: true, items: [{ title: 'One' }, { title: 'Two' }] })).toMatchInlineSnapshot(`
    "<ul class="grid" data-columns="3" data-look="ruled" data-reveal="0.2">
      <li class="card" style="--place:0">
        <h2 class="title"> One
      <li class="card" style="--place:1">
        <h2 class="title"> Two"
  `)
  expect(drawn('cardGrid', { items: [] })).toBe('')
})

test('a picture stands above all else of its card, and only beside such a card the others have something in its place', () => {
  const picture = { src: 'media/rye.jpg', alt: 'Rye', caption: 'In June' }
  const lines = drawn('cardGrid', { items: [{ icon: 'dot', title: 'Rye', picture }, { title: 'Oats' }] }).split('\n')
  const depth = /^ {4}</
  expect(lines.filter((line) => depth.test(line)).map((line) => line.trim().replace(/ width.*/, ''))).toEqual([
    '<div class="picture">',
    '<svg class="icon"',
    '<h2 class="title"> Rye',
    '<span class="picture blank">',
    '<h2 class="title"> Oats',
  ])
  expect(drawn('cardGrid', { items: [{ title: 'Oats' }] })).not.toContain('blank')
})

test('pictures are as wide as the columns, whatever the look', () => {
  const sizesOf = (fields: object) => /sizes="([^"]*)"/.exec(htmlOf('cardGrid', { items: [{ title: 'Rye', picture: { src: 'media/rye.jpg', alt: 'Rye' } }], ...fields }))?.[1]
  expect(sizesOf({ columns: 4 })).toMatch(/^\(min-width: 62em\) calc\(.* - 3 \* 2rem\) \* 0\.25\), \(min-width: 40em\) calc\(.* - 1 \* 2rem\) \* 0\.5\), calc\(.*\)$/)
  expect(sizesOf({ look: 'boxed' })).toContain('- 2 * 0.0625rem) * 0.33333)')
})

test('in two columns the last of an odd number has the row to itself with its words beside a picture of half of it, an only one and an even number have not', () => {
  const picture = { src: 'media/rye.jpg', alt: 'Rye' }
  const lastOf = (count: number) =>
    htmlOf('cardGrid', { items: Array.from({ length: count }, () => ({ title: 'Rye', picture })) })
      .split('<li')
      .at(-1) ?? ''
  for (const [count, isLone] of [
    [1, false],
    [2, false],
    [3, true],
    [5, true],
  ] as const)
    expect([count, /^ class="[^"]*lone/.test(lastOf(count)), lastOf(count).includes('(min-width: 40em)')]).toEqual([count, isLone, true])
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), columns? 2|3|4, look? ruled|boxed|plain|figures|rows, reveal? boolean, items list, actions? list ≤4',
    'items[]':
      'picture? object, number? text, icon? icon, title text (heading=inner), subtitle? text, text? richText (inline=true), facts? list ≤6, list? [richText (inline=true)] ≤12, action? object (readWith=title)',
    'items[].picture': PICTURE,
    'items[].facts[]': 'label text, value text',
    'items[].action': 'label text, href href, style? primary|secondary|text',
    'actions[]': 'label text, href href, style? primary|secondary|text',
  })
})

test('the action of a card is a link, or a button as wide as the card where it says how loud it is', () => {
  const withStyle = (style?: string) => drawn('cardGrid', { items: [{ title: 'Toys', action: { label: 'Go', href: '/go', ...(style && { style }) } }] })
  for (const style of [undefined, 'text']) expect(withStyle(style)).toContain('<a class="arrow-link" href="/go"> Go')
  expect(withStyle('primary')).toMatch(/<div class="actions">\s*<a data-variant="filled" [^>]*data-block="true"[^>]*href="\/go"> Go/)
  expect(withStyle('secondary')).toContain('data-variant="outline"')
})

/** How much room the stylesheet leaves to each picture, in wide windows and narrower ones: its share of the row, and each gap. */
const roomsOf = (fields: object) =>
  [...htmlOf('cardGrid', fields).matchAll(/webp" srcSet="[^"]*" sizes="([^"]*)"|blank/g)].map(([found, sizes]) =>
    sizes === undefined ? found : [...sizes.matchAll(/ \* ([\d.]+rem)\) \* ([\d.]+)/g)].map(([, gap, share]) => `${share} ${gap}`).join(', '),
  )

test('a picture is as large as its card: those with a frame are a pixel apart, and a lone last one has its words beside it', () => {
  const items = ['One', 'Two', 'Three'].map((title) => ({ title, picture: { src: 'media/sample.jpg', alt: title } }))
  expect(roomsOf({ look: 'boxed', items })).toEqual([...Array(2).fill('0.33333 0.0625rem, 0.5 0.0625rem'), '0.33333 0.0625rem, 0.5 2rem'])
  expect(roomsOf({ columns: 2, items })).toEqual(Array(3).fill('0.5 2rem, 0.5 2rem'))
  expect(roomsOf({ items: [items[0], { title: 'No picture' }] })).toEqual(['0.33333 2rem, 0.5 2rem', 'blank'])
})
