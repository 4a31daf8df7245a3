import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Header } from '../../src/page/Header'
import { toySettings } from '../lib/toy'
import { markup, outline } from '../lib/drawn'
import { siteOf } from '../lib/toySite'

const links = [{ label: 'Shop', href: 'https://shop.example' }, { label: 'Home', href: '/' }, { label: 'More', links: [{ label: 'Start', href: '/' }, { label: 'Mail', href: 'mailto:us@toys.example' }] }]
const site = siteOf({ site: { ...toySettings, navigation: { label: 'Main', links, panelTitle: 'Menu', actions: [{ label: 'Ask', href: '/' }] } } })

test('the bar and its panel have every link; that of the page at hand is marked in both', () => {
  expect(outline(markup(createElement(Header, { site, path: '/' })))).toMatchInlineSnapshot(`
    "<div class="bar">
      <a class="brand" href="/"> Toys
        <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M0 0H32V32Z" fill-rule="evenodd">
      <nav class="bar-nav" aria-label="Main">
        <ul>
          <li>
            <a class="bar-link" href="https://shop.example" target="_blank" rel="noopener noreferrer"> Shop
              <span class="visually-hidden"> (opens in a new tab)
          <li>
            <a class="bar-link" href="/" aria-current="page"> Home
          <li>
            <button type="button" class="bar-link" popovertarget="list-3" aria-controls="list-3"> More
              <svg class="chevron" viewBox="0 0 12 12" aria-hidden="true">
                <path d="M2 4l4 4 4-4">
            <div id="list-3" class="bar-list" popover="auto">
              <ul>
                <li>
                  <a href="/" aria-current="page"> Start
                <li>
                  <a href="mailto:us@toys.example"> Mail
      <div class="bar-actions">
        <div class="actions">
          <a data-variant="filled" data-size="sm" href="/"> Ask
      <button type="button" class="round burger" aria-label="Open menu" aria-haspopup="dialog" aria-controls="panel" commandfor="panel" command="show-modal">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 7h18M3 12h18M3 17h18">
      <dialog id="panel" class="panel" aria-labelledby="panel-title" closedby="any">
        <div class="panel-head">
          <h2 id="panel-title"> Menu
          <button type="button" class="round" aria-label="Close menu" commandfor="panel" command="close">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18">
        <nav aria-label="Menu">
          <ul>
            <li>
              <a href="https://shop.example" target="_blank" rel="noopener noreferrer"> Shop
                <span class="visually-hidden"> (opens in a new tab)
            <li>
              <a href="/" aria-current="page"> Home
          <div>
            <h3> More
            <ul class="panel-list">
              <li>
                <a href="/" aria-current="page"> Start
              <li>
                <a href="mailto:us@toys.example"> Mail
        <div class="actions">
          <a data-variant="filled" data-size="md" href="/"> Ask"
  `)
})

test('on another page no link is marked', () => {
  expect(markup(createElement(Header, { site, path: '/other' }))).not.toContain('aria-current')
})
