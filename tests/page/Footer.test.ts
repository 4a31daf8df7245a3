import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Footer } from '../../src/page/Footer'
import { toySettings } from '../lib/toy'
import { markup, outline } from '../lib/drawn'
import { siteOf } from '../lib/toySite'

const drawn = (footer: object) => outline(markup(createElement(Footer, { site: siteOf({ site: { ...toySettings, footer } }) })))

test('the foot has its columns, its note and its last line', () => {
  const columns = [{ title: 'Visit', links: [{ label: 'Home', href: '/' }, { label: 'Shop', href: 'https://shop.example' }, { label: 'Maine' }] }]
  expect(drawn({ text: 'Made of wood.', columns, links: [{ label: 'Terms', href: '/' }], copyright: '© Toys', note: 'No batteries.' })).toMatchInlineSnapshot(`
    "<div class="container foot">
      <div class="foot-brand">
        <p class="brand"> Toys
          <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M0 0H32V32Z" fill-rule="evenodd">
        <p> Made of wood.
      <div>
        <h2> Visit
        <ul>
          <li>
            <a href="/"> Home
          <li>
            <a href="https://shop.example" target="_blank" rel="noopener noreferrer"> Shop
              <span class="visually-hidden"> (opens in a new tab)
          <li> Maine
      <p class="foot-note"> No batteries.
      <div class="foot-end">
        <p> © Toys
        <ul>
          <li>
            <a href="/"> Terms"
  `)
})

test('what a foot does not have leaves nothing behind', () => {
  expect(drawn({ columns: [], copyright: '© Toys' })).toMatchInlineSnapshot(`
    "<div class="container foot">
      <div class="foot-brand">
        <p class="brand"> Toys
          <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M0 0H32V32Z" fill-rule="evenodd">
      <div class="foot-end">
        <p> © Toys"
  `)
})
