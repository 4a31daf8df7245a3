import { expect, test } from 'vitest'
import { structuredData } from '../../src/blocks/article/structuredData'
import { headContext } from '../lib/headContext'
import { drawn } from '../lib/drawn'
import { slotsIn } from '../lib/slotsIn'
import { schema } from '../../src/blocks/article/schema'
import { PICTURE, shapeOf } from '../lib/shapeOf'

const article = { title: 'Bears', author: 'Ada', date: '2026-02-01', content: '<p>Bears <em>sleep</em>.</p>' }

test('an article shows the way to it, who wrote it and when, and its body', () => {
  const more = {
    trail: [
      { label: 'Home', href: '/' },
      { label: 'News', href: '/news' },
    ],
    category: 'Animals',
    readTime: '3 min',
    excerpt: 'About sleep.',
  }
  expect(drawn('article', { ...article, ...more })).toMatchInlineSnapshot(`
    "<article class="article">
      <nav class="trail" aria-label="Breadcrumb">
        <ol>
          <li>
            <a href="/"> Home
          <li>
            <a href="/news"> News
          <li aria-current="page"> Bears
      <header>
        <p class="category"> Animals
        <h1> Bears
        <p class="excerpt"> About sleep.
      <div class="body">
        <div class="side">
          <p class="byline">
            <span> Ada
            <time datetime="2026-02-01"> February 1, 2026
            <span> 3 min
        <div>
          <div class="running">
            <p> Bears … .
              <em> sleep"
  `)
})

test('the way to an article is shown from its first step on', () => {
  expect(drawn('article', { ...article, trail: [{ label: 'Home', href: '/' }] })).toContain('<a href="/"> Home')
  expect(drawn('article', { ...article, trail: [] })).not.toContain('<nav')
})

test('an article lists the headings of its body where it is told to and there are two at least', () => {
  const body = '<h2 id="sleep">Why bears sleep</h2><h3>Deep</h3><p>x</p><h2>When they <em>wake</em></h2><h2></h2>'
  expect(drawn('article', { title: 'Bears', contents: true, content: body })).toMatchInlineSnapshot(`
    "<article class="article">
      <header>
        <h1> Bears
      <div class="body">
        <div class="side">
          <nav class="contents" aria-label="On this page">
            <details>
              <summary> On this page
              <ol>
                <li>
                  <a href="#sleep"> Why bears sleep
                <li>
                  <a href="#_toy-R_3_2"> When they wake
        <div>
          <div class="running">
            <h2 id="sleep"> Why bears sleep
            <h3> Deep
            <p> x
            <h2 id="_toy-R_3_2"> When they
              <em> wake
            <p>"
  `)
  expect(drawn('article', { title: 'Bears', content: body })).not.toContain('contents')
  expect(drawn('article', { title: 'Bears', contents: true, content: '<h2>Why bears sleep</h2>' })).not.toContain('contents')
})

test('what an article does not have leaves nothing behind', () => {
  expect(drawn('article', article)).toMatchInlineSnapshot(`
    "<article class="article">
      <header>
        <h1> Bears
      <div class="body">
        <div class="side">
          <p class="byline">
            <span> Ada
            <time datetime="2026-02-01"> February 1, 2026
        <div>
          <div class="running">
            <p> Bears … .
              <em> sleep"
  `)
})

test('its picture stands between headline and text, twice as wide as high, with its caption', () => {
  const picture = { src: 'media/bears.jpg', alt: 'Two bears', caption: 'In the den' }
  const lines = drawn('article', { ...article, picture }).split('\n')
  const place = (start: string) => lines.findIndex((line) => line.trim().startsWith(start))
  expect([place('<h1>'), place('<figure'), place('<figcaption> In the den'), place('<div class="body">')]).toEqual([2, 4, 9, 10])
  expect(lines[place('<img')]).toContain('style="aspect-ratio:2;')
})

test('search engines are told the article, cut to the length that they take, and the way to it', () => {
  const [node, trail] = structuredData({ ...article, title: 'x'.repeat(120), category: 'Animals', excerpt: 'About sleep.', trail: [{ label: 'Home', href: '/' }] }, headContext)
  expect(node).toEqual({
    '@type': 'Article',
    '@id': 'https://toys.example/page#article',
    headline: 'x'.repeat(110),
    description: 'About sleep.',
    articleSection: 'Animals',
    author: { '@type': 'Person', name: 'Ada' },
    datePublished: '2026-02-01',
    publisher: { '@id': 'https://toys.example/#organization' },
    mainEntityOfPage: { '@id': 'https://toys.example/page#page' },
  })
  expect(trail).toEqual({
    '@type': 'BreadcrumbList',
    '@id': 'https://toys.example/page#trail',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://toys.example/' },
      { '@type': 'ListItem', position: 2, name: 'x'.repeat(120) },
    ],
  })
})

test('an author is a person with a page where there is one, and a team that has the name of the site is none', () => {
  const authorOf = (fields: object) => structuredData({ ...article, ...fields }, headContext)[0]?.author
  expect(authorOf({ authorPage: '/people#ada' })).toEqual({ '@type': 'Person', name: 'Ada', url: 'https://toys.example/people#ada' })
  expect(authorOf({ author: `The ${headContext.siteName} Team` })).toEqual({ '@type': 'Organization', name: 'The Toys Team' })
  expect(drawn('article', { ...article, authorPage: '/people' })).toContain('<a href="/people"> Ada')
})

test('fields of an item stand before its text', () => {
  const html = drawn('article', {
    ...article,
    fields: [
      { label: 'Room', words: 'Hall' },
      { label: 'Starts', words: 'May 14', time: '2027-05-14' },
    ],
  })
  expect(html).toContain('<dt> Room')
  expect(html).toContain('<time datetime="2027-05-14"> May 14')
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'trail? list ≤5, category? text, title text (heading=page), author? text, authorPage? href, date? text (day=true), readTime? text, show? [itemField] ≤20, picture? object, excerpt? text, contents? boolean, content? html',
    'trail[]': 'label text, href href',
    picture: PICTURE,
  })
})

test('its picture is as wide as the section, and twice as wide as high', () => {
  expect(slotsIn('article', { title: 'A', trail: [], picture: { src: 'media/rye.jpg', alt: 'Rye' } })).toEqual(['calc(room) at 2'])
})
