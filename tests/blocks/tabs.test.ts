import { expect, test, vi } from 'vitest'
import { awake } from '../lib/awake'
import { drawn } from '../lib/drawn'
import { resolve } from '../../src/blocks/tabs/resolve'
import { schema } from '../../src/blocks/tabs/schema'
import { type MediaFile, mediaReference, UNSEEN } from '../../src/parts/mediaFile'
import { PICTURE, shapeOf } from '../lib/shapeOf'

const item = { number: '1', title: 'Dough', subtitle: 'Two hours', text: 'Knead it.', tags: ['Flour', 'Water'] }

test('the first tab is open, and each has the texts, figures and items of its panel', () => {
  const panels = [
    { id: 'courses', label: 'Courses', title: 'All courses', paragraphs: ['One.', 'Two.'], facts: [{ label: 'Price', value: '$5' }], items: [item] },
    { id: 'people', label: 'People', items: [item, { title: 'Bread' }], layout: 'folded' },
  ]
  expect(drawn('tabs', { title: 'Learn', label: 'What we teach', panels })).toMatchInlineSnapshot(`
    "<div class="heading">
      <h2> Learn
    <div data-variant="default" data-orientation="horizontal" id="_toy-R_3_">
      <div data-variant="default" data-orientation="horizontal" role="tablist" aria-orientation="horizontal" aria-label="What we teach">
        <button data-variant="default" data-active="true" data-orientation="horizontal" type="button" role="tab" id="_toy-R_3_-tab-courses" aria-selected="true" tabindex="0">
          <span> Courses
        <button data-variant="default" data-orientation="horizontal" type="button" role="tab" id="_toy-R_3_-tab-people" aria-selected="false" tabindex="-1">
          <span> People
      <div data-orientation="horizontal" role="tabpanel" id="_toy-R_3_-panel-courses" aria-labelledby="_toy-R_3_-tab-courses" tabindex="0">
        <span id="courses" class="anchor">
        <div class="lead">
          <div class="words">
            <h3 class="title"> All courses
            <p> One.
            <p> Two.
          <dl class="facts">
            <div>
              <dt> Price
              <dd> $5
        <ul class="items">
          <li>
            <span class="number"> 1
            <h4> Dough
            <p class="subtitle"> Two hours
            <p> Knead it.
            <ul class="tags">
              <li> Flour
              <li> Water
      <div style="display:none" data-orientation="horizontal" role="tabpanel" id="_toy-R_3_-panel-people" aria-labelledby="_toy-R_3_-tab-people" tabindex="0">
        <span id="people" class="anchor">
        <div class="folds">
          <details name="_toy-R_3_people">
            <summary>
              <span class="number"> 1
              <h3> Dough
              <span class="subtitle"> Two hours
            <div class="fold-body">
              <p> Knead it.
              <ul class="tags">
                <li> Flour
                <li> Water
          <details name="_toy-R_3_people">
            <summary>
              <h3> Bread
            <div class="fold-body">"
  `)
})

const pictured = (src: string) => ({
  label: 'Toys',
  panels: ['grid', 'folded'].map((layout) => ({ id: layout, label: layout, layout, items: [{ title: 'Ana', picture: { src, alt: 'Ana' } }, { title: 'Bo' }] })),
})

test('an item shows its picture, side by side with others or folded', () => {
  expect(drawn('tabs', resolve(schema.parse(pictured('media/ana.jpg')))).match(/<img [^>]*alt="Ana"/g)).toHaveLength(2)
})

test('a picture is one small file, cut to a square; a drawing stays as it is, and a small photograph is not blown up', () => {
  const portraitAt = (file: Partial<MediaFile>) => {
    const src = mediaReference('media/ana.jpg', { ...UNSEEN, ...file })
    return resolve(schema.parse(pictured(src))).panels[0]?.items?.[0]?.portrait
  }
  const name = `/assets/media/ana-${UNSEEN.hash}`
  expect(portraitAt({})).toEqual({ alt: 'Ana', src: `${name}-176x176-50-50.webp`, width: 176, height: 176 })
  expect(portraitAt({ width: 120, height: 90 })).toEqual({ alt: 'Ana', src: `${name}-90x90-50-50.webp`, width: 90, height: 90 })
  expect(portraitAt({ kind: 'vector', width: 300, height: 300 })).toEqual({ alt: 'Ana', src: `${name}.svg`, width: 300, height: 300 })
})

test('lists without entries leave nothing behind', () => {
  const html = drawn('tabs', {
    label: 'Toys',
    panels: ['grid', 'folded'].map((layout) => ({ id: layout, label: layout, layout, paragraphs: [], facts: [], items: [{ title: 'Item', tags: [] }] })),
  })
  expect(html).not.toMatch(/tags|<dl|<p>/)
  expect(drawn('tabs', { label: 'Toys', panels: [{ id: 'a', label: 'A', items: [] }] })).not.toMatch(/<ul|folds/)
})

test('headings follow each other without a gap, whichever are there', () => {
  const headings = (fields: object) => Array.from(drawn('tabs', { label: 'Toys', ...fields }).matchAll(/<(h\d)[^>]*> (.*)/g), ([, level, words]) => `${level} ${words}`)
  const panel = { id: 'a', label: 'A', items: [{ title: 'Item' }] }
  expect(headings({ title: 'Learn', panels: [{ ...panel, title: 'Panel' }] })).toEqual(['h2 Learn', 'h3 Panel', 'h4 Item'])
  expect(headings({ panels: [{ ...panel, title: 'Panel' }] })).toEqual(['h2 Panel', 'h3 Item'])
  expect(headings({ title: 'Learn', panels: [panel] })).toEqual(['h2 Learn', 'h3 Item'])
  expect(headings({ panels: [panel] })).toEqual(['h2 Item'])
  expect(drawn('tabs', { label: 'Toys', panels: [] })).toBe('')
})

test('the tab that the address names is open, at the start and whenever a link within the page leads to another', async () => {
  const panels = ['one', 'two', 'three'].map((id) => ({ id, label: id }))
  const { island, window, scrolled } = await awake(() => import('../../src/blocks/tabs/Island'), { label: 'Toys', panels }, { path: '/#two' })
  const open = () => Array.from(island.querySelectorAll('[role=tab][aria-selected=true]'), (tab) => tab.textContent)
  await expect.poll(open).toEqual(['two'])
  for (const [hash, expected] of [
    ['#three', 'three'],
    ['#elsewhere', 'three'],
    ['#one', 'one'],
  ] as const) {
    const isTold = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
    window.location.hash = hash
    await isTold
    await expect.poll(open).toEqual([expected])
  }
  expect(scrolled).toEqual(['#two', '#three', '#one'])
})

test.each([
  ['gone to', 'true', 400, ['#two']],
  ['opened', 'undefined', 0, ['#two']],
  ['opened again and scrolled by the browser', 'undefined', 400, []],
  ['gone back to', 'false', 400, []],
])('a page that is %s is scrolled to the tab its address names, unless a visitor was elsewhere on it', async (_name, fresh, from, expected) => {
  const panels = ['one', 'two'].map((id) => ({ id, label: id }))
  const load = () => {
    document.documentElement.dataset.fresh = fresh
    vi.stubGlobal('scrollY', from)
    return import('../../src/blocks/tabs/Island')
  }
  const { island, scrolled } = await awake(load, { label: 'Toys', panels }, { path: '/#two' })
  await expect.poll(() => island.querySelector('[aria-selected=true]')?.textContent).toBe('two')
  expect(scrolled).toEqual(expected)
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), label text, panels list ≤12',
    'panels[]': 'id id, label text, title? text (heading=inner), paragraphs? [richText (inline=true)], facts? list ≤12, items? list, layout? grid|folded',
    'panels[].facts[]': 'label text, value text',
    'panels[].items[]': 'picture? object, number? text, title text (heading=nested), subtitle? text, text? richText (inline=true), tags? [text] ≤12',
    'panels[].items[].picture': PICTURE,
  })
})

test('a tab opens when it is clicked or reached by keyboard, and only its panel can be seen', async () => {
  const panels = ['one', 'two', 'three'].map((id) => ({ id, label: id }))
  const { island, window } = await awake(() => import('../../src/blocks/tabs/Island'), { label: 'Toys', panels })
  const tab = (label: string) => Array.from(island.querySelectorAll<HTMLElement>('[role=tab]')).find(({ textContent }) => textContent === label)
  const open = () => [
    Array.from(island.querySelectorAll('[role=tab][aria-selected=true]'), ({ textContent }) => textContent),
    Array.from(island.querySelectorAll<HTMLElement>('[role=tabpanel]')).flatMap(({ style, firstElementChild }) => (style.display === 'none' ? [] : [firstElementChild?.id])),
  ]
  expect(open()).toEqual([['one'], ['one']])
  tab('three')?.click()
  await expect.poll(open).toEqual([['three'], ['three']])
  tab('two')?.dispatchEvent(new window.FocusEvent('focusin', { bubbles: true }))
  await expect.poll(open).toEqual([['two'], ['two']])
})
