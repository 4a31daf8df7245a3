import { expect, test } from 'vitest'
import { Diagram } from '../../src/parts/Diagram'
import { markup, outline } from '../lib/drawn'

test('a diagram is a figure with a title, a hidden drawing, its numbers as words and a note', () => {
  const diagram = {
    kind: 'shares',
    title: 'Dough',
    note: 'By weight.',
    parts: [
      { label: 'Flour', value: 5 },
      { label: 'Water', value: 3 },
    ],
  } as const
  expect(outline(markup(<Diagram diagram={{ ...diagram, parts: [...diagram.parts] }} />))).toMatchInlineSnapshot(`
    "<figure class="diagram" data-surface="light" data-kind="shares">
      <figcaption> Dough
      <svg class="diagram-shapes" viewBox="0 0 320 28" aria-hidden="true">
        <path d="M0 0h198.8v28h-198.7z" fill="currentColor">
        <path d="M200.8 0h119.3v28h-119.2z" fill="var(--accent)">
      <dl>
        <div>
          <dt> Flour
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M0 0h12v12h-12z" fill="currentColor">
          <dd> 5
        <div>
          <dt> Water
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M0 0h12v12h-12z" fill="var(--accent)">
          <dd> 3
      <p> By weight."
  `)
})

test('a line of a screen has a bar of how far it is; one without says no more than its words', () => {
  const html = markup(
    <Diagram
      diagram={{
        kind: 'screen',
        title: 'Orders',
        rows: [
          { label: 'Rolls', value: 'Baking', progress: 40 },
          { label: 'Buns', value: 'New' },
        ],
      }}
    />,
  )
  expect(html.match(/M0 0h40v2H0z/g)?.length).toBe(1)
  expect(html).toContain('<dt>Buns</dt><dd>New</dd></div>')
})

test('the main figure of an offer is marked', () => {
  const labels = { amount: 'Amount', price: 'Price', term: 'Term', payment: 'Payment', total: 'Total' }
  const html = markup(<Diagram diagram={{ kind: 'loanOffer', title: 'Oven', amount: 5, rate: 1, months: 2, labels }} />)
  expect(html.match(/data-main="true"><dt>Amount/g)?.length).toBe(1)
  expect(html.match(/data-main/g)?.length).toBe(1)
})

test('a conversation says who said what, and which of it the own side', () => {
  const turns = [
    { who: 'Ada', says: 'Is there bread?' },
    { who: 'Bakery', says: 'There is.', own: true },
  ]
  expect(outline(markup(<Diagram diagram={{ kind: 'conversation', title: 'This morning', turns }} />))).toMatchInlineSnapshot(`
    "<figure class="diagram" data-surface="light" data-kind="conversation">
      <figcaption> This morning
      <ol class="talk">
        <li>
          <b> Ada
          <p> Is there bread?
        <li class="own">
          <b> Bakery
          <p> There is."
  `)
})

test('a receipt is a sheet of its own shape', () => {
  expect(markup(<Diagram diagram={{ kind: 'receipt', title: 'Till', items: [{ label: 'Rolls', value: 2 }], sum: 'Total' }} />)).toContain('<figure class="diagram receipt"')
})

test('the bar of a line is a drawing for the eye alone, stretched to the line, with what is left behind it', () => {
  const html = markup(<Diagram diagram={{ kind: 'screen', title: 'Orders', rows: [{ label: 'Rolls', value: 'Baking', progress: 40 }] }} />)
  expect(html.match(/<svg.*?<\/svg>/)?.[0]).toMatchInlineSnapshot(
    `"<svg class="diagram-shapes" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h100v2H0z" fill="currentColor" opacity="0.15"></path><path d="M0 0h40v2H0z" fill="var(--accent)"></path></svg>"`,
  )
})
