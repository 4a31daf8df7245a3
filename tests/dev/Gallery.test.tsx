import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from '../../src/dev/server/Gallery'
import { outline } from '../lib/drawn'

test('the gallery shows each block with its fields, and each example at three widths', () => {
  const inner = { name: 'Label', kind: 'text', required: true, sentence: 'The words.', fields: [] }
  const field = { name: 'links', kind: 'list of objects', required: false, sentence: 'Where to go.', fields: [inner] }
  const block = {
    type: 'note',
    title: 'Note',
    description: 'Some words.',
    icon: [],
    fields: [field],
    examples: [{ name: 'full', json: '{ "type": "note" }', href: '/_blocks/note/full' }],
  }
  expect(
    outline(renderToStaticMarkup(createElement(Gallery, { blocks: [block, { ...block, type: 'rule', title: 'Rule', fields: [], examples: [] }], name: 'Toys' }))),
  ).toMatchInlineSnapshot(`
    "<header class="top">
      <h1> Blocks
      <p class="of"> Toys
      <search class="search">
        <label for="search"> Find a block
        <input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="name, description or field" aria-describedby="keys" aria-controls="index">
        <p id="keys" class="keys"> to search, … and … to go there, … to clear
          <kbd> /
          <kbd> ↑
          <kbd> ↓
          <kbd> Enter
          <kbd> Esc
        <p id="count" role="status" class="count"> 2 blocks
    <nav id="index" class="index" aria-label="Blocks">
      <ul>
        <li data-type="note">
          <a href="#note"> Note
            <code> note
        <li data-type="rule">
          <a href="#rule"> Rule
            <code> rule
    <main>
      <p id="none" class="none" hidden> No block has that in its name, description or fields.
      <article id="note" data-type="note" data-words="note note some words. links label" aria-labelledby="note-title" tabindex="-1">
        <div class="about">
          <h2 id="note-title"> Note
            <svg class="icon" width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
            <code> note
          <p> Some words.
          <dl class="fields">
            <div>
              <dt>
                <code> links
                <span> list of objects
              <dd> Where to go.
                <dl class="fields">
                  <div>
                    <dt>
                      <code> Label
                      <strong> required
                      <span> text
                    <dd> The words.
        <div class="example" role="group" aria-labelledby="note-full">
          <div class="example-head">
            <h3 id="note-full"> full
            <button type="button" class="copy" aria-label="Copy JSON of note, full"> Copy JSON
          <div class="shots">
            <figure style="flex:360 1 0">
              <figcaption>
                <a href="/_blocks/note/full" target="_blank" rel="noreferrer" aria-label="note, full: 360 px, opens alone in a new tab"> 360 px
              <div class="stage">
                <iframe src="/_blocks/note/full" title="note, full, at 360 pixels" width="360" height="180" loading="lazy" tabindex="-1">
            <figure style="flex:768 1 0">
              <figcaption>
                <a href="/_blocks/note/full" target="_blank" rel="noreferrer" aria-label="note, full: 768 px, opens alone in a new tab"> 768 px
              <div class="stage">
                <iframe src="/_blocks/note/full" title="note, full, at 768 pixels" width="768" height="384" loading="lazy" tabindex="-1">
            <figure style="flex:1200 1 0">
              <figcaption>
                <a href="/_blocks/note/full" target="_blank" rel="noreferrer" aria-label="note, full: 1200 px, opens alone in a new tab"> 1200 px
              <div class="stage">
                <iframe src="/_blocks/note/full" title="note, full, at 1200 pixels" width="1200" height="600" loading="lazy" tabindex="-1">
          <details>
            <summary> JSON
            <pre tabindex="0" role="region" aria-label="JSON of note, full"> { "type": "note" }
      <article id="rule" data-type="rule" data-words="rule rule some words." aria-labelledby="rule-title" tabindex="-1">
        <div class="about">
          <h2 id="rule-title"> Rule
            <svg class="icon" width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
            <code> rule
          <p> Some words.
          <dl class="fields">"
  `)
})
